import type { Crossing } from './crossings.ts';
import type { Spot } from './plane.ts';

/** The crossings of each street. */
export class CrossingIndex {
  /** Where the crossings of a street begin; one more than there are streets. */
  readonly #starts: Uint32Array;
  /** The other street of each, and where it is. */
  readonly #others: Uint32Array;
  readonly #spots: Float32Array;

  constructor(streetCount: number, crossings: readonly Crossing[]) {
    this.#starts = new Uint32Array(streetCount + 1);
    for (const { a, b } of crossings) {
      this.#starts[a + 1]!++;
      this.#starts[b + 1]!++;
    }
    for (let i = 0; i < streetCount; i++) this.#starts[i + 1]! += this.#starts[i]!;
    this.#others = new Uint32Array(crossings.length * 2);
    this.#spots = new Float32Array(crossings.length * 4);
    const ends = this.#starts.slice();
    const put = (street: number, other: number, { x, y }: Spot) => {
      const at = ends[street]!++;
      this.#others[at] = other;
      this.#spots.set([x, y], at * 2);
    };
    for (const { a, b, spot } of crossings) {
      put(a, b, spot);
      put(b, a, spot);
    }
  }

  /** Visits the crossings of a street: the other street, and where they meet. */
  visit(street: number, visit: (other: number, spot: Spot) => void): void {
    for (let i = this.#starts[street]!; i < this.#starts[street + 1]!; i++) {
      visit(this.#others[i]!, { x: this.#spots[i * 2]!, y: this.#spots[i * 2 + 1]! });
    }
  }
}
