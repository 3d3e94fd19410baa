import { WEEKDAYS } from '@cortado/contract';
import type { MemorySnapshot } from '../memory-snapshot.ts';
import { hasBit } from '../sets/bitset.ts';
import { compareBeginning, type Beginning } from '../text/name-beginnings.ts';
import { tokenize } from '../text/fold.ts';
import type { Meaning, Phrases } from '../text/phrases.ts';
import { meantBy } from '../text/synonyms.ts';
import type { NameBeginning, Vocabulary } from './vocabulary.ts';

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** 1970 began on a Thursday. */
const FIRST_MINUTE = WEEKDAYS.indexOf('thu') * DAY_MINUTES;

/** What words are understood by in a snapshot. */
export class SnapshotVocabulary implements Vocabulary {
  readonly #snapshot: MemorySnapshot;
  readonly #areas: Phrases;
  readonly #options: Phrases;

  constructor(snapshot: MemorySnapshot) {
    this.#snapshot = snapshot;
    this.#areas = snapshot.areaCounts.phrases;
    this.#options = snapshot.presenter.phrases;
  }

  get longest(): number {
    return Math.max(this.#areas.longest, this.#options.longest);
  }

  meaningOf(key: string): Meaning | undefined {
    const meaning = this.#areas.get(key) ?? this.#options.get(key);
    if (meaning) return meaning;
    for (const meant of meantBy(key)) {
      const other = this.#areas.get(meant) ?? this.#options.get(meant);
      if (other) return other;
    }
    return undefined;
  }

  correct(word: string): string | undefined {
    const corrected = this.#options.correct(word) ?? this.#areas.correct(word);
    if (corrected === undefined) return undefined;
    return this.#snapshot.parts.some(({ segment, live }) => segment.text.has(word, live))
      ? undefined
      : corrected;
  }

  nameAt(words: readonly string[]): NameBeginning {
    const best: Beginning = { length: 0, isWhole: false };
    const text = words.join(' ');
    for (const { segment, live } of this.#snapshot.parts) {
      const { names } = segment.documents;
      segment.text.eachNamed(words.slice(0, 2), (position) => {
        if (hasBit(live, position)) compareBeginning(names, position, text, best);
      });
    }
    const { length, isWhole } = best;
    return { length: length && text.slice(0, length).split(' ').length, isWhole };
  }

  finds(word: string): boolean {
    const { parts, presenter } = this.#snapshot;
    const folded = tokenize(word);
    return folded.every(
      (one) =>
        presenter.choices.labels.match(one).length > 0 ||
        parts.some(({ segment, live }) => segment.text.finds(one, live)),
    );
  }

  /** In a directory of several zones, by the clock of the first by name. */
  minuteOfWeek(): number {
    const { now, zones } = this.#snapshot;
    let first: string | undefined;
    for (const zone of zones) if (first === undefined || zone < first) first = zone;
    const zone = first ?? 'UTC';
    return (now.wall(zone) + FIRST_MINUTE) % WEEK_MINUTES;
  }
}
