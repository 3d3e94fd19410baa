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
  readonly #byKey = new Map<string, WholeBlock[]>();
  /** Every name that was asked for, with its key. */
  readonly #keys = new Map<string, string>();

  constructor(rows: readonly AddressRow[], plane: Plane) {
    for (const { street, town, left, right, a, b } of rows) {
      if (!hasNumbers(left) || !hasNumbers(right)) continue;
      const block = { town, a: plane.spot(a), b: plane.spot(b) };
      const key = this.#keyOf(street);
      const same = this.#byKey.get(key);
      if (same) same.push(block);
      else this.#byKey.set(key, [block]);
    }
  }

  /** Says of the spots along a street whether they are in another town than the line's source has them. */
  elsewhere(name: string, town: string | undefined): (spot: Spot) => boolean {
    const others = (this.#byKey.get(this.#keyOf(name)) ?? []).filter(
      (block) => block.town !== town,
    );
    return (spot) => others.some((block) => isAlong(block, spot));
  }

  #keyOf(name: string): string {
    const key = this.#keys.get(name) ?? keyOf(name);
    this.#keys.set(name, key);
    return key;
  }
}

function isAlong({ a, b }: WholeBlock, spot: Spot): boolean {
  // Most are far away, which the box around a block says sooner.
  if (spot.x < Math.min(a.x, b.x) - SAME_LINE || spot.x > Math.max(a.x, b.x) + SAME_LINE) {
    return false;
  }
  return metresFromLine(spot, a, b) <= SAME_LINE;
}

function hasNumbers([from, to]: Pair): boolean {
  return from > 0 && to > 0;
}
