import type { Repeated } from '@cortado/search/documents/repeated-field';
import type { Group } from '@cortado/search/sets/group';
import { ListGroup } from '@cortado/search/sets/list-group';
import type { PositionSet } from '@cortado/search/sets/position-set';
import { visitInSlices, type Work } from '@cortado/search/slices';
import { newArray } from '@cortado/search/new-array';

/** Index of cafes by area. There may be many areas, so it keeps lists of positions, not bit sets. */
export class Areas {
  /** By position, the index of the cafe's area in `#names`. */
  readonly #areas: Uint32Array;
  readonly #names: readonly string[];
  /** The indexes in `#names`. */
  readonly #numbers: ReadonlyMap<string, number>;
  /** Area → index in `#members` of its first cafe; one more at the end. */
  readonly #starts: Uint32Array;
  /** Positions by area, in ascending order in each. */
  readonly #members: Uint32Array;

  private constructor({ numbers, texts }: Repeated) {
    this.#areas = numbers;
    this.#names = texts;
    this.#numbers = new Map(texts.map((name, area) => [name, area]));
    this.#starts = newArray(Uint32Array, texts.length + 1);
    this.#members = newArray(Uint32Array, numbers.length);
  }

  static *build(areas: Repeated): Work<Areas> {
    const index = new Areas(areas);
    const starts = index.#starts;
    const { numbers } = areas;
    yield* visitInSlices(numbers.length, (position) => starts[numbers[position]! + 1]!++);
    for (let area = 1; area < starts.length; area++) starts[area]! += starts[area - 1]!;
    const next = starts.slice();
    yield* visitInSlices(numbers.length, (position) => {
      index.#members[next[numbers[position]!]!++] = position;
    });
    return index;
  }

  /** The area's cafes; none for an unknown area. */
  within(name: string): Group {
    const area = this.#numbers.get(name) ?? -1;
    const members = this.#members.subarray(this.#starts[area] ?? 0, this.#starts[area + 1]);
    return new ListGroup(members, (position) => this.#areas[position] === area);
  }

  /** Adds how many of these cafes are in each of their areas. */
  count(set: PositionSet, byName: Map<string, number>): void {
    const counts = new Uint32Array(this.#names.length);
    set.eachChunk((positions, count) => {
      for (let at = 0; at < count; at++) counts[this.#areas[positions[at]!]!]!++;
    });
    for (let area = 0; area < counts.length; area++) {
      if (counts[area] === 0) continue;
      const name = this.#names[area]!;
      byName.set(name, (byName.get(name) ?? 0) + counts[area]!);
    }
  }
}
