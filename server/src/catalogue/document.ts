import type { AppliedFilter, Cafe } from '@cortado/contract';
import { presentCafe } from './present.ts';
import { fold, tokenize } from './text/fold.ts';
import type { Field } from './text/levels.ts';
import type { FieldOfWord } from './text/postings.ts';
import type { CatalogueCafe } from './types.ts';

/** One indexed cafe. The next snapshot reuses the documents of unchanged cafes. */
export interface Document {
  cafe: Cafe;
  raw: CatalogueCafe;
  /** The folded name, to sort by. */
  sortName: string;
  /** Bayesian average, in stars. */
  fairRating: number;
  json: Buffer | null;
  favoriteJson: Buffer | null;
}

const SELLS_BEANS = 'Sells coffee beans';

/** Every cafe counts as having this many ratings of this many stars beside its own. */
const PRIOR = { ratings: 10, stars: 3.5 } as const;

/**
 * The Bayesian average that sorts cafes: a few lucky ratings do not beat many good ones.
 * @param sum sum of stars
 */
function fairRating(sum: number, count: number): number {
  return (sum + PRIOR.ratings * PRIOR.stars) / (count + PRIOR.ratings);
}

/** The searchable words of a cafe, each with the highest-ranked field it occurs in. */
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

/** @param filters the active options, by id */
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

/** The default order: fair rating, number of ratings, name, then id, so that no two cafes tie. */
export function byDefaultOrder(a: Document, b: Document): number {
  return (
    b.fairRating - a.fairRating ||
    b.raw.ratingCount - a.raw.ratingCount ||
    byText(a.sortName, b.sortName) ||
    a.cafe.id - b.cafe.id
  );
}

/** The JSON of a cafe, as a favorite or not: each is serialised once and kept on the document. */
export function documentJson(document: Document, isFavorite: boolean): Buffer {
  if (isFavorite) {
    document.favoriteJson ??= Buffer.from(JSON.stringify({ ...document.cafe, isFavorite: true }));
    return document.favoriteJson;
  }
  document.json ??= Buffer.from(JSON.stringify(document.cafe));
  return document.json;
}
