import type { FilterChoices } from './filters/filter-choices.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import { groupsOf, joinGroups } from '@cortado/search/questions/question';
import { toQuestion, type CafeQuestion } from './search/question.ts';
import { buildPart } from '@cortado/search/segments/segment';
import { CAFES, type Part } from './segments/cafes.ts';
import { sortDocuments } from '@cortado/search/documents/sorted-builder';
import { runToEnd } from '@cortado/search/slices';
import type { CatalogueCafe, Scope } from './types.ts';

const MAX_CHANGES = 64;

interface NewChange {
  /** The revision of the snapshot after it. */
  revision: number;
  /** The changed cafes as they were and as they are. */
  cafes: readonly CatalogueCafe[];
  /** Whether it changed how many cafes the areas have. */
  movesAreas: boolean;
  /** Whether it changed what no cafe has. */
  movesUnrecorded: boolean;
}

/** A change of some cafes. A part with these cafes alone is built on first use, to test which questions they match. */
class Change {
  readonly #change: NewChange;
  #part: Part | undefined;

  constructor(change: NewChange) {
    this.#change = change;
  }

  get revision(): number {
    return this.#change.revision;
  }

  affects({ cafeId, areas, unrecorded }: Scope): boolean {
    const { cafes, movesAreas, movesUnrecorded } = this.#change;
    return (
      (areas === true && movesAreas) ||
      (unrecorded === true && movesUnrecorded) ||
      cafes.some(({ id }) => id === cafeId)
    );
  }

  hasMatch(question: CafeQuestion): boolean {
    this.#part ??= runToEnd(buildPart(CAFES, sortDocuments(CAFES, this.#change.cafes)));
    const { groups } = groupsOf(this.#part.segment, question);
    return joinGroups(groups, this.#part).count > 0;
  }
}

/** The changes that led to a snapshot, as far back as they are known. They show which answers of earlier snapshots still hold. */
export class RecentChanges {
  /** All changes after this revision are known. */
  readonly #since: number;
  readonly #changes: readonly Change[];

  private constructor(since: number, changes: readonly Change[]) {
    this.#since = since;
    this.#changes = changes;
  }

  static none(revision: number): RecentChanges {
    return new RecentChanges(revision, []);
  }

  /** These changes and a later one. */
  withChange(change: NewChange): RecentChanges {
    const changes = [...this.#changes, new Change(change)];
    const forgotten = changes.length > MAX_CHANGES ? changes.shift() : undefined;
    return new RecentChanges(forgotten?.revision ?? this.#since, changes);
  }

  /** Whether an answer of an earlier revision may have changed since. Filters are those of that revision. */
  invalidates(
    scope: Scope | 'everything',
    revision: number,
    { choices, now }: { choices: FilterChoices; now: Minute },
  ): boolean {
    if (revision < this.#since || scope === 'everything') return true;
    const later = this.#changes.filter((change) => change.revision > revision);
    if (later.some((change) => change.affects(scope))) return true;
    const { matches } = scope;
    if (!matches) return false;
    // These only narrow down what matches.
    const all = { ...matches, favoritesOnly: false, openAt: null };
    const question = toQuestion(all, undefined, choices, now);
    return later.some((change) => change.hasMatch(question));
  }
}
