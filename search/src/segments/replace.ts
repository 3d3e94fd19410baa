import { mergeSorted } from '../documents/merge-sorted.ts';
import type { AnyDocuments, Document, Schema } from '../documents/schema.ts';
import { sortDocuments } from '../documents/sorted-builder.ts';
import { fullBits, removeBit } from '../sets/bitset.ts';
import { runToEnd } from '../slices.ts';
import { buildPart, findLive, inputOf, type Part } from './segment.ts';

/** A change rebuilds the last segment, which therefore grows no further than this. */
export const MAX_DELTA = 32;

/** Parts after a change. */
interface Replaced<Documents extends AnyDocuments, Index> {
  parts: readonly Part<Documents, Index>[];
  /** What was removed, as it was. */
  removed: readonly Document<Documents>[];
}

/**
 * Replaces documents: they become tombstones where they are, and the last segment is rebuilt with what they are now. All other
 * segments stay.
 * @param ids of all that are removed or replaced
 * @param added what they are now, without those that are removed
 * @param maxDelta a last segment of this size takes no more documents: another one is begun
 */
export function replaceDocuments<Raw, Documents extends AnyDocuments, Index>(
  schema: Schema<Raw, Documents, Index>,
  parts: readonly Part<Documents, Index>[],
  ids: readonly number[],
  added: readonly Raw[],
  maxDelta = MAX_DELTA,
): Replaced<Documents, Index> {
  const removed: Document<Documents>[] = [];
  const kept = parts.map((part) => {
    const own = ids.flatMap((id) => findLive(part, id) ?? []);
    if (own.length === 0) return part;
    const live = part.live.slice();
    for (const { position } of own) removeBit(live, position);
    removed.push(...own);
    return { ...part, live };
  });
  const last = kept.at(-1)!;
  const takesMore = last.segment.size < maxDelta;
  if (added.length > 0 || (takesMore && last !== parts.at(-1))) {
    const inputs = [{ ...sortDocuments(schema, added), live: fullBits(added.length) }];
    if (takesMore) inputs.unshift(inputOf(kept.pop()!));
    kept.push(runToEnd(buildPart(schema, runToEnd(mergeSorted(schema, inputs)))));
  }
  return { parts: kept, removed };
}
