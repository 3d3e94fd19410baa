import type { PositionSet } from '../sets/position-set.ts';
import { keysOf, type Keys } from './keys.ts';

interface Bounds {
  /** Without a key that settles ties: no position has a smaller one. */
  leastKey?: number;
  /** No position of a block has a smaller first key. */
  blockMinimums?: ArrayLike<number>;
}

/** Of a chunk, and as long as the longest so far: used again, for collecting one for each question costs more than filling it. */
let keys = new Float64Array(1024);

/**
 * The positions with the smallest keys, in ascending order, ties by position. The best so far are held in a
 * sorted list, so it is for few.
 * @param keys at least one, and what settles its ties
 * @param limit the greatest number of positions
 * @param bounds what is known of the keys
 */
export function selectBest(
  set: PositionSet,
  [first, second]: readonly [Keys, (Keys | undefined)?],
  limit: number,
  { leastKey = -Infinity, blockMinimums }: Bounds = {},
): number[] {
  const best: number[] = [];
  const bestKeys: number[] = [];
  const bestTies: number[] = [];
  const tieOf = (position: number) =>
    second ? keysOf([second], Uint32Array.of(position))[0]![0]! : 0;
  let worst = Infinity;
  const isOfUse =
    blockMinimums &&
    ((block: number) =>
      blockMinimums[block]! < worst || (second !== undefined && blockMinimums[block] === worst));
  set.eachChunk((positions, count) => {
    if (keys.length < count) keys = new Float64Array(count);
    first(positions, count, keys);
    for (let index = 0; index < count; index++) {
      const own = keys[index]!;
      // Nearly always, once there are enough.
      if (own > worst) continue;
      const isFull = best.length === limit;
      if (isFull && own === worst && !second) continue;
      const position = positions[index]!;
      const ownTie = tieOf(position);
      if (isFull && own === worst && ownTie >= bestTies.at(-1)!) continue;
      // Positions come in ascending order, so a position goes after those with equal keys.
      let at = isFull ? limit - 1 : best.length;
      for (; at > 0; at--) {
        const before = bestKeys[at - 1]!;
        if (before < own || (before === own && bestTies[at - 1]! <= ownTie)) break;
        bestKeys[at] = before;
        bestTies[at] = bestTies[at - 1]!;
        best[at] = best[at - 1]!;
      }
      bestKeys[at] = own;
      bestTies[at] = ownTie;
      best[at] = position;
      if (best.length === limit) worst = bestKeys[limit - 1]!;
    }
    return worst > leastKey;
  }, isOfUse);
  return best;
}
