import type { AnyDocuments, Schema } from '../documents/schema.ts';
import { sortDocuments } from '../documents/sorted-builder.ts';
import { buildPart, type Part } from '../segments/segment.ts';
import { runToEnd } from '../slices.ts';
import { Asked, type Question } from './question.ts';

const MAX_CHANGES = 64;

/** A change of some documents. */
interface Change<Raw, Aspect> {
  /** The revision of what came after it. */
  revision: number;
  /** The changed documents as they were and as they are. */
  documents: readonly Raw[];
  /** What else it changed, of all documents together. */
  aspects: readonly Aspect[];
}

/** What an answer depends on, besides a question. */
interface Dependence<Aspect> {
  id?: number | undefined;
  aspects: readonly Aspect[];
}

/** The latest changes. They show which answers of earlier revisions still hold. Immutable. */
export class RecentChanges<
  Raw extends { id: number },
  Aspect,
  Documents extends AnyDocuments,
  Index,
> {
  readonly #schema: Schema<Raw, Documents, Index>;
  /** All changes after this revision are known. */
  readonly #since: number;
  /** With parts of the changed documents alone: built on first use, to test which questions they match. */
  readonly #changes: readonly (Change<Raw, Aspect> & { part?: Part<Documents, Index> })[];

  constructor(
    schema: Schema<Raw, Documents, Index>,
    since: number,
    changes: readonly Change<Raw, Aspect>[] = [],
  ) {
    this.#schema = schema;
    this.#since = since;
    this.#changes = changes;
  }

  /** These changes and a later one. */
  with(change: Change<Raw, Aspect>): RecentChanges<Raw, Aspect, Documents, Index> {
    const changes = [...this.#changes, change];
    const forgotten = changes.length > MAX_CHANGES ? changes.shift() : undefined;
    return new RecentChanges(this.#schema, forgotten?.revision ?? this.#since, changes);
  }

  /**
   * Whether an answer of an earlier revision may have changed since.
   * @param question what must match a changed document, if the answer depends on it
   */
  invalidates(
    { id, aspects }: Dependence<Aspect>,
    revision: number,
    question: () => Question<Documents, Index, unknown> | null,
  ): boolean {
    if (revision < this.#since) return true;
    const later = this.#changes.filter((change) => change.revision > revision);
    const isAffected = later.some(
      (change) =>
        aspects.some((aspect) => change.aspects.includes(aspect)) ||
        change.documents.some((document) => document.id === id),
    );
    if (isAffected || later.length === 0) return isAffected;
    const asked = question();
    if (!asked) return false;
    return later.some((change) => {
      const part = (change.part ??= runToEnd(
        buildPart(this.#schema, sortDocuments(this.#schema, change.documents)),
      ));
      return new Asked(part, asked).matches().count > 0;
    });
  }
}
