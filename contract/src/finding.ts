import { z } from 'zod';
import { cafe } from './cafe.ts';
import { MAX_QUERY_LENGTH } from './public-enums.ts';

/** Where the typed words are in a text: from and to before which UTF-16 unit. */
const matched = z.array(z.tuple([z.int(), z.int()]));

const typed = z.string().max(MAX_QUERY_LENGTH).default('');

const suggestedCafe = z.object({
  id: z.int(),
  name: z.string(),
  matches: matched,
  /** The part of its address that the words match, with its area; or the area alone. */
  detail: z.string(),
  detailMatches: matched,
});

/** The number of cafes that the list would show with it, and `rest` as its text; never 0. */
const count = z.int();

const suggestedArea = z.object({ area: z.string(), matches: matched, count });

const suggestedOption = z.object({
  id: z.int(),
  category: z.string(),
  /** The category's heading. */
  group: z.string(),
  value: z.string(),
  label: z.string(),
  matches: matched,
  /** The synonym that was typed, if it was not the label. */
  synonym: z.string().nullable(),
  count,
});

export const suggestions = z.object({
  /** The text that is left once the words of an area or option are taken from it. */
  rest: z.string(),
  cafes: z.array(suggestedCafe),
  areas: z.array(suggestedArea),
  options: z.array(suggestedOption),
});
export type Suggestions = z.infer<typeof suggestions>;
export const MAX_SUGGESTED_CAFES = 3;
export const MAX_SUGGESTED_AREAS = 2;
export const MAX_SUGGESTED_OPTIONS = 3;

const readFrom = {
  /** Its key within one query: an address lists the keys that were undone. */
  key: z.string(),
  label: z.string(),
  /** The typed words that it was read from. */
  words: z.string(),
};

/** A filter, or the order by distance, read from words. */
export const wordChip = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('openAt'), ...readFrom, openAt: z.string() }),
  z.object({ kind: z.literal('area'), ...readFrom, area: z.string() }),
  z.object({ kind: z.literal('rating'), ...readFrom, minRating: z.number() }),
  z.object({ kind: z.literal('price'), ...readFrom, priceLevel: z.int() }),
  z.object({ kind: z.literal('beans'), ...readFrom }),
  z.object({ kind: z.literal('option'), ...readFrom, category: z.string(), value: z.string() }),
  z.object({ kind: z.literal('near'), ...readFrom }),
]);
export type WordChip = z.infer<typeof wordChip>;

/** What typed words mean. */
export const understood = z.object({
  /** In the order of the filters; at most one of each kind but `option`. */
  chips: z.array(wordChip),
  /** The words that are searched as text. */
  rest: z.string(),
  /** The words that are not searched, fillers apart: a second area, and what no cafe has. */
  leftOut: z.array(z.string()),
  /** All words, where they became chips and are in a cafe's name too: as `named` of `GET /api/cafes`. */
  named: z.string().optional(),
});
export type Understood = z.infer<typeof understood>;

export const understandQuery = z.object({ q: typed });

/** A cafe like another one. */
export const similarCafe = z.object({
  cafe,
  /** The labels of the rarest options that both have, the rarest first. */
  both: z.array(z.string()),
  distanceKm: z.number(),
});
export type SimilarCafe = z.infer<typeof similarCafe>;
export const MAX_SIMILAR_CAFES = 6;
export const MAX_SIMILAR_REASONS = 2;
