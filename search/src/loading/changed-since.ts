import type { AnyDocuments } from '../documents/schema.ts';
import type { Part } from '../segments/segment.ts';
import { addBit, eachBit, emptyBits, hasBit } from '../sets/bitset.ts';

/** A document's id, and a number that is another one after each change of it. */
export type Revision = readonly [id: number, revision: number];

/**
 * The ids of the documents that are not in some parts as they are now, or are no longer there.
 * @param revisions of all documents as they are now, in pages
 * @param revisionsOf those of a part, by position
 */
export async function changedSince<Documents extends AnyDocuments>(
  parts: readonly Part<Documents, unknown>[],
  revisions: AsyncIterable<readonly Revision[]>,
  revisionsOf: (documents: Documents) => Float64Array,
): Promise<number[]> {
  const changed: number[] = [];
  const seen = parts.map(({ segment }) => emptyBits(segment.size));
  for await (const page of revisions) {
    for (const [id, revision] of page) {
      let isSame = false;
      for (const [at, { segment, live }] of parts.entries()) {
        const position = segment.positionOf(id);
        if (position === undefined || !hasBit(live, position)) continue;
        addBit(seen[at]!, position);
        isSame = revisionsOf(segment.documents)[position] === revision;
      }
      if (!isSame) changed.push(id);
    }
  }
  for (const [at, { segment, live }] of parts.entries()) {
    const gone = live.map((word, index) => word & ~seen[at]![index]!);
    eachBit(gone, (position) => {
      changed.push(segment.documents.ids[position]!);
    });
  }
  return changed;
}
