import type { PositionSet } from '../sets/position-set.ts';

/** Up to this limit, a sorted list of the best is kept while scanning; beyond it, everything is sorted. */
const MAX_KEPT = 256;

/** A number by position; smaller ones come first. */
export type Key = (position: number) => number;

/** All positions by ascending key, ties by position. */
function sortAll(set: PositionSet, key: Key, tieKey: Key): number[] {
  const entries: { position: number; key: number; tieKey: number }[] = [];
  set.each((position) => {
    entries.push({ position, key: key(position), tieKey: tieKey(position) });
  });
  return entries
    .toSorted((a, b) => a.key - b.key || a.tieKey - b.tieKey)
    .map(({ position }) => position);
}

/**
 * The positions with the smallest keys, in ascending order, ties by the second key, then by position.
 * @param limit the greatest number of positions
 * @param leastKey where no tie is settled by the second key: no position has a smaller key
 */
export function selectBest(
  set: PositionSet,
  key: Key,
  tieKey: Key,
  limit: number,
  leastKey = -Infinity,
): number[] {
  if (limit > MAX_KEPT || limit >= set.count) return sortAll(set, key, tieKey).slice(0, limit);
  const positions: number[] = [];
  const keys: number[] = [];
  const tieKeys: number[] = [];
  set.each((position) => {
    const own = key(position);
    const last = keys.length - 1;
    const isFull = keys.length === limit;
    if (isFull && !(own <= keys[last]!)) return true;
    const ownTie = tieKey(position);
    if (isFull && own === keys[last] && ownTie >= tieKeys[last]!) return true;
    // Positions come in ascending order, so a position goes after those with equal keys.
    let at = isFull ? last : keys.length;
    for (; at > 0; at--) {
      const before = keys[at - 1]!;
      if (before < own || (before === own && tieKeys[at - 1]! <= ownTie)) break;
      keys[at] = before;
      tieKeys[at] = tieKeys[at - 1]!;
      positions[at] = positions[at - 1]!;
    }
    keys[at] = own;
    tieKeys[at] = ownTie;
    positions[at] = position;
    return keys.length < limit || keys[limit - 1]! > leastKey;
  });
  return positions;
}
