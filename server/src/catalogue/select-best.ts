import { countBits, eachBit, type Bits } from './bitset.ts';

/** Up to this limit, a sorted list of the best is kept while scanning; beyond it, everything is sorted. */
const MAX_KEPT = 256;

/** All positions by ascending key, ties by position. */
function sortAll(bits: Bits, keyOf: (position: number) => number): number[] {
  const positions: number[] = [];
  eachBit(bits, (position) => {
    positions.push(position);
  });
  return sortByKey(positions, keyOf);
}

/** A stable sort by ascending key. */
export function sortByKey(
  positions: readonly number[],
  keyOf: (position: number) => number,
): number[] {
  return positions
    .map((position) => ({ position, key: keyOf(position) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ position }) => position);
}

/**
 * The positions with the smallest keys, in ascending order, ties by position.
 * @param limit the greatest number of positions
 */
export function selectBest(
  bits: Bits,
  keyOf: (position: number) => number,
  limit: number,
): number[] {
  if (limit > MAX_KEPT || limit >= countBits(bits)) return sortAll(bits, keyOf).slice(0, limit);
  const positions: number[] = [];
  const keys: number[] = [];
  eachBit(bits, (position) => {
    const key = keyOf(position);
    if (keys.length === limit && !(key < keys[limit - 1]!)) return;
    if (keys.length < limit) {
      keys.push(key);
      positions.push(position);
    }
    // Positions come in ascending order, so a position goes after those with an equal key.
    let at = keys.length - 1;
    for (; at > 0 && keys[at - 1]! > key; at--) {
      keys[at] = keys[at - 1]!;
      positions[at] = positions[at - 1]!;
    }
    keys[at] = key;
    positions[at] = position;
  });
  return positions;
}
