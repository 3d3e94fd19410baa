import type { CafeQuery, FilterOption } from '@cortado/contract';
import type { InnerSnapshot } from '../inner-snapshot.ts';
import { commonCounter, hasBit } from '@cortado/search/sets/bitset';
import { compareBeginning, type Beginning } from '@cortado/search/text/name-beginnings';
import { tokenize } from '@cortado/search/text/fold';
import type { Phrases } from '@cortado/search/text/phrases';
import { SYNONYMS } from '../synonyms.ts';
import type { Meaning } from '../types.ts';
import type { Part } from '../segments/cafes.ts';
import type { NameBeginning, Vocabulary } from './vocabulary.ts';

/** Shorter words are other words as often as mistyped ones. */
const MIN_MISTYPED = 7;
/** Fewer letters begin too many words. */
const MIN_BEGUN = 3;

function isNamed(word: string, { segment, live }: Part): boolean {
  let isFound = false;
  segment.text.eachNamed([word], (position) => (isFound ||= hasBit(live, position)));
  return isFound;
}

const hasWord = (word: string, isLast: boolean, { segment: { text }, live }: Part): boolean =>
  (word.length >= MIN_MISTYPED ? text.finds(word, live) : text.has(word, live)) ||
  (isLast && word.length >= MIN_BEGUN && text.begins(word, live));

/** What words are understood by in a snapshot. */
export class SnapshotVocabulary implements Vocabulary {
  readonly #snapshot: InnerSnapshot;
  readonly #areas: Phrases<string>;
  readonly #options: Phrases<FilterOption>;
  #wall: number | undefined;
  /** What the one query that is asked with finds. */
  #found: readonly Part[] | undefined;

  constructor(snapshot: InnerSnapshot) {
    this.#snapshot = snapshot;
    this.#areas = snapshot.areaCounts.phrases;
    this.#options = snapshot.presenter.phrases;
  }

  get longest(): number {
    return Math.max(this.#areas.longest, this.#options.longest);
  }

  meaningOf(key: string): Meaning | undefined {
    for (const meant of [key, ...SYNONYMS.meantBy(key)]) {
      const area = this.#areas.get(meant);
      if (area !== undefined) return { kind: 'area', area };
      const option = this.#options.get(meant);
      if (option) return { kind: 'option', option };
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

  isNamed(words: readonly string[]): boolean {
    return this.#snapshot.parts.some(
      ({ segment, live }) => commonCounter(live)(segment.named(words)) > 0,
    );
  }

  knows(word: string, isLast: boolean, within: CafeQuery): boolean {
    const folded = tokenize(word);
    const { parts } = this.#snapshot;
    if (folded.every((one) => parts.some((part) => isNamed(one, part)))) return true;
    this.#found ??= this.#snapshot.partsWithin(within);
    const isAny = this.#found.some(({ live }) => live.some((bits) => bits !== 0));
    const found = isAny ? this.#found : parts;
    return folded.every((one) => found.some((part) => hasWord(one, isLast, part)));
  }

  findsAll(key: string, query: () => CafeQuery): boolean {
    return this.#snapshot.findsAll(key, query);
  }

  /** By the clock of most cafes. */
  wall(): number {
    const { now, zone } = this.#snapshot;
    this.#wall ??= now.wall(zone);
    return this.#wall;
  }
}
