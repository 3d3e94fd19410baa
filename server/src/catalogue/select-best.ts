import { countBits, eachBit, type Bits } from './bitset.ts';

/** Up to here the best are kept while walking; beyond it everything is sorted. */
const MAX_KEPT = 256;

/** All positions, smallest key first, ties by position. */
function sortAll(bits: Bits, keyOf: (position: number) => number): number[] {
  const positions: number[] = [];
  eachBit(bits, (position) => {
    positions.push(position);
  });
  return sortByKey(positions, keyOf);
}

/** Positions by smallest key; ties stay as they are. */
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
 * The first positions by smallest key, ties by position.
 * @param most how many; fewer come where there are fewer
 */
export function selectBest(
  bits: Bits,
  keyOf: (position: number) => number,
  most: number,
): number[] {
  if (most > MAX_KEPT || most >= countBits(bits)) return sortAll(bits, keyOf).slice(0, most);
  const positions: number[] = [];
  const keys: number[] = [];
  eachBit(bits, (position) => {
    const key = keyOf(position);
    if (keys.length === most && !(key < keys[most - 1]!)) return;
    if (keys.length < most) {
      keys.push(key);
      positions.push(position);
    }
    // Positions come in rising order, so an equal key stays behind those already kept.
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
