import { between, fractionAlong, metresBetween, metresFromLine, type Spot } from './plane.ts';

/** A stretch of a street between two corners. Its numbers: left from, left to, right from, right to; 0 where there is none. */
export interface Block {
  street: number;
  a: Spot;
  b: Spot;
  numbers: readonly number[];
}

/** How far from the centre line a house is, in metres. */
const TO_THE_HOUSE = 8;
/** Where in a block's numbers a side begins. */
const LEFT = 0;
const RIGHT = 2;

/** The house numbers of all streets, block by block. */
export class Blocks {
  /** Where the blocks of a street begin; one more than there are streets. */
  readonly #starts: Uint32Array;
  readonly #numbers: Uint16Array;
  readonly #ends: Float32Array;

  constructor(streetCount: number, blocks: readonly Block[]) {
    const sorted = blocks.toSorted((one, other) => one.street - other.street);
    this.#starts = new Uint32Array(streetCount + 1);
    for (const { street } of sorted) this.#starts[street + 1]!++;
    for (let i = 0; i < streetCount; i++) this.#starts[i + 1]! += this.#starts[i]!;
    this.#numbers = Uint16Array.from(sorted.flatMap(({ numbers }) => numbers));
    this.#ends = Float32Array.from(sorted.flatMap(({ a, b }) => [a.x, a.y, b.x, b.y]));
  }

  hasNumbers(street: number): boolean {
    return this.#starts[street] !== this.#starts[street + 1];
  }

  /** Where a number lies along its range, on its side of the street. Null: the street does not have it. */
  place(street: number, number: number): Spot | null {
    let best: { block: number; side: number; width: number } | null = null;
    for (let block = this.#starts[street]!; block < this.#starts[street + 1]!; block++) {
      for (const side of [LEFT, RIGHT]) {
        const from = this.#numbers[block * 4 + side]!;
        const to = this.#numbers[block * 4 + side + 1]!;
        const width = Math.abs(to - from);
        if (!isWithin(number, from, to)) continue;
        // Where two blocks have it, the narrower range says more.
        if (!best || width < best.width) best = { block, side, width };
      }
    }
    return best && this.#placeWithin(best.block, best.side, number);
  }

  /** The number on a spot's side of the nearest block of a street. Null: none within `metres`, or that side has none. */
  numberAt(street: number, spot: Spot, metres: number): number | null {
    let nearest = -1;
    let least = metres;
    for (let block = this.#starts[street]!; block < this.#starts[street + 1]!; block++) {
      const distance = metresFromLine(spot, this.#end(block, 0), this.#end(block, 2));
      if (distance > least) continue;
      least = distance;
      nearest = block;
    }
    return nearest < 0 ? null : this.#numberWithin(nearest, spot);
  }

  #placeWithin(block: number, side: number, number: number): Spot {
    const from = this.#numbers[block * 4 + side]!;
    const to = this.#numbers[block * 4 + side + 1]!;
    const a = this.#end(block, 0);
    const b = this.#end(block, 2);
    const steps = Math.abs(to - from) / stepOf(from, to);
    const share = Math.abs(number - from) / stepOf(from, to);
    // Each house has its part of the block, and is in the middle of it.
    const { x, y } = between(a, b, (share + 0.5) / (steps + 1));
    const length = metresBetween(a, b) || 1;
    const toTheLeft = (side === LEFT ? TO_THE_HOUSE : -TO_THE_HOUSE) / length;
    return { x: x - (b.y - a.y) * toTheLeft, y: y + (b.x - a.x) * toTheLeft };
  }

  #numberWithin(block: number, spot: Spot): number | null {
    const a = this.#end(block, 0);
    const b = this.#end(block, 2);
    const isLeft = (b.x - a.x) * (spot.y - a.y) > (b.y - a.y) * (spot.x - a.x);
    const from = this.#numbers[block * 4 + (isLeft ? LEFT : RIGHT)]!;
    const to = this.#numbers[block * 4 + (isLeft ? LEFT : RIGHT) + 1]!;
    if (from === 0) return null;
    const steps = Math.abs(to - from) / stepOf(from, to);
    const share = Math.min(steps, Math.floor(fractionAlong(spot, a, b) * (steps + 1)));
    return from + Math.sign(to - from) * share * stepOf(from, to);
  }

  #end(block: number, coordinate: number): Spot {
    return {
      x: this.#ends[block * 4 + coordinate]!,
      y: this.#ends[block * 4 + coordinate + 1]!,
    };
  }
}

/** Where both ends of a range are odd, or both even, it has every second number. */
function stepOf(from: number, to: number): number {
  return (to - from) % 2 === 0 ? 2 : 1;
}

function isWithin(number: number, from: number, to: number): boolean {
  if (from === 0 || number < Math.min(from, to) || number > Math.max(from, to)) return false;
  return (number - from) % stepOf(from, to) === 0;
}
