import type { AppliedFilter, Cafe } from '@cortado/contract';
import { presentCafe } from './present.ts';
import { fold, tokenize } from './text/fold.ts';
import type { Field } from './text/levels.ts';
import type { FieldOfWord } from './text/postings.ts';
import type { CatalogueCafe } from './types.ts';

/** What the index keeps of one cafe. Unchanged cafes keep their document from snapshot to snapshot. */
export interface Document {
  cafe: Cafe;
  raw: CatalogueCafe;
  /** The name as it is ordered by. */
  sortName: string;
  /** The fair rating, in stars. */
  fairRating: number;
  json: Buffer | null;
  favoriteJson: Buffer | null;
}

const SELLS_BEANS = 'Sells coffee beans';

/** A cafe is taken to have this many ratings of this many stars before its own count. */
const PRIOR = { ratings: 10, stars: 3.5 } as const;

/**
 * The Bayesian average that orders cafes: a few lucky ratings do not beat many good ones.
 * @param sum sum of stars
 */
export function fairRating(sum: number, count: number): number {
  return (sum + PRIOR.ratings * PRIOR.stars) / (count + PRIOR.ratings);
}

/** The searchable words of a cafe, each with the best field it stands in. */
export function wordsOf(cafe: Cafe): FieldOfWord {
  const labels = cafe.appliedFilters.map(({ display_name }) => display_name);
  if (cafe.sellsCoffeeBeans) labels.push(SELLS_BEANS);
  const texts: readonly (readonly [Field, string])[] = [
    ['name', cafe.name],
    ['area', cafe.area],
    ['labels', labels.join(' ')],
    ['address', cafe.address],
    ['description', cafe.description],
  ];
  const words = new Map<string, Field>();
  for (const [field, text] of texts) {
    for (const word of tokenize(text)) {
      if (!words.has(word)) words.set(word, field);
    }
  }
  return words;
}

export function toDocument(
  raw: CatalogueCafe,
  filters: ReadonlyMap<number, AppliedFilter>,
): Document {
  const cafe = presentCafe(raw, filters);
  return {
    cafe,
    raw,
    sortName: fold(cafe.name),
    fairRating: fairRating(raw.ratingSum, raw.ratingCount),
    json: null,
    favoriteJson: null,
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The order without a text: fair rating, then how many rated, then name, then id. It is total. */
export function byDefaultOrder(a: Document, b: Document): number {
  return (
    b.fairRating - a.fairRating ||
    b.raw.ratingCount - a.raw.ratingCount ||
    byText(a.sortName, b.sortName) ||
    a.cafe.id - b.cafe.id
  );
}

/** The ready JSON of a cafe, and of one that is a favorite: each made once, for everybody. */
export function documentJson(document: Document, isFavorite: boolean): Buffer {
  if (isFavorite) {
    document.favoriteJson ??= Buffer.from(JSON.stringify({ ...document.cafe, isFavorite: true }));
    return document.favoriteJson;
  }
  document.json ??= Buffer.from(JSON.stringify(document.cafe));
  return document.json;
}
