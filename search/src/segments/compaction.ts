import { mergeSorted } from '../documents/merge-sorted.ts';
import type { AnyDocuments, Schema } from '../documents/schema.ts';
import { countBits, eachBit, removeBit } from '../sets/bitset.ts';
import type { Work } from '../slices.ts';
import { MAX_DELTA } from './replace.ts';
import { buildPart, inputOf, type Part } from './segment.ts';

/** A snapshot, whose parts may be replaced by others with the same documents. */
export interface Compactable<Documents extends AnyDocuments, Index> {
  parts: readonly Part<Documents, Index>[];
}

/**
 * A segment is compacted with all newer ones once these and its tombstones make up this share of it. So segments are few,
 * each much larger than the next, and a document is seldom copied.
 */
const COMPACT_SHARE = 1 / 16;

/**
 * The parts to compact into one, without the growing last one; null if there is nothing to compact.
 * @param maxDelta as in `replaceDocuments`
 */
export function planCompaction<AnyPart extends Part<AnyDocuments, unknown>>(
  parts: readonly AnyPart[],
  maxDelta = MAX_DELTA,
): readonly AnyPart[] | null {
  const isGrowing = parts.length > 0 && parts.at(-1)!.segment.size < maxDelta;
  const full = isGrowing ? parts.slice(0, -1) : parts;
  const live = full.map((part) => countBits(part.live));
  let newer = live.reduce((sum, count) => sum + count, 0);
  for (let first = 0; first < full.length; first++) {
    const { size } = full[first]!.segment;
    newer -= live[first]!;
    const isAlone = first === full.length - 1;
    const tombstones = size - live[first]!;
    if (isAlone && tombstones === 0) return null;
    if (newer + tombstones > 0 && newer + tombstones >= size * COMPACT_SHARE)
      return full.slice(first);
  }
  return null;
}

/** The tombstones that came to a part since, by id. */
function removedSince(
  before: Part<AnyDocuments, unknown>,
  now: Part<AnyDocuments, unknown>,
): number[] {
  const ids: number[] = [];
  const removed = before.live.map((word, at) => word & ~now.live[at]!);
  eachBit(removed, (position) => {
    ids.push(before.segment.documents.ids[position]!);
  });
  return ids;
}

/** Compacts some neighbouring parts of a snapshot into one, while the snapshot may be replaced by its next ones. */
export class Compaction<Documents extends AnyDocuments, Index> {
  readonly #parts: readonly Part<Documents, Index>[];
  readonly #work: Work<Part<Documents, Index>>;
  #compacted: Part<Documents, Index> | null = null;

  constructor(schema: Schema<never, Documents, Index>, parts: readonly Part<Documents, Index>[]) {
    this.#parts = parts;
    this.#work = compactParts(schema, parts);
  }

  /** Does the next slice of the work. @returns whether it was the last one */
  step(): boolean {
    const { done, value } = this.#work.next();
    if (done) this.#compacted = value;
    return done === true;
  }

  /**
   * Puts the compacted part into a snapshot, once the work is done.
   * @returns false for a snapshot that does not have these segments any more
   */
  applyTo(snapshot: Compactable<Documents, Index>): boolean {
    const { parts } = snapshot;
    const first = parts.findIndex(({ segment }) => segment === this.#parts[0]!.segment);
    const now = parts.slice(first, first + this.#parts.length);
    const isThere = this.#parts.every((part, at) => part.segment === now[at]?.segment);
    if (first < 0 || !isThere || !this.#compacted) return false;
    const { segment, live } = this.#compacted;
    for (const [at, part] of this.#parts.entries()) {
      for (const id of removedSince(part, now[at]!)) removeBit(live, segment.positionOf(id)!);
    }
    snapshot.parts = parts.toSpliced(first, now.length, { segment, live });
    return true;
  }
}

function* compactParts<Documents extends AnyDocuments, Index>(
  schema: Schema<never, Documents, Index>,
  parts: readonly Part<Documents, Index>[],
): Work<Part<Documents, Index>> {
  return yield* buildPart(schema, yield* mergeSorted(schema, parts.map(inputOf)));
}
