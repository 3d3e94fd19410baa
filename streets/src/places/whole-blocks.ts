import { metresFromLine, type Plane, type Spot } from './plane.ts';
import type { AddressRow, Pair } from './read-addresses.ts';
import { keyOf } from './words.ts';

/** How near another drawing of the same street is, in metres. */
const SAME_LINE = 15;

interface WholeBlock {
  town: string;
  a: Spot;
  b: Spot;
}

/**
 * The blocks with numbers on both sides: they are wholly in their town. One with numbers on one side may be a border,
 * which is in two towns.
 */
export class WholeBlocks {
  readonly #byName = new Map<string, WholeBlock[]>();

  constructor(rows: readonly AddressRow[], plane: Plane) {
    for (const { street, town, left, right, a, b } of rows) {
      if (!hasNumbers(left) || !hasNumbers(right)) continue;
      const block = { town, a: plane.spot(a), b: plane.spot(b) };
      const same = this.#byName.get(keyOf(street));
      if (same) same.push(block);
      else this.#byName.set(keyOf(street), [block]);
    }
  }

  /** Says of the spots along a street whether they are in another town than the line's source has them. */
  elsewhere(name: string, town: string | undefined): (spot: Spot) => boolean {
    const others = (this.#byName.get(keyOf(name)) ?? []).filter((block) => block.town !== town);
    return (spot) => others.some(({ a, b }) => metresFromLine(spot, a, b) <= SAME_LINE);
  }
}

function hasNumbers([from, to]: Pair): boolean {
  return from > 0 && to > 0;
}
