import {
  parseCafeQuery,
  type CafeQuery,
  type settledSearch,
  type Understood,
} from '@cortado/contract';
import type { z } from 'zod';
import type { Snapshot } from '../../catalogue/types.ts';
import { tokenize } from '@cortado/search/text/fold';
import type { SearchCountKind } from '../../database/schema.ts';

/** A term that searches are counted by. */
export type Term = readonly [kind: SearchCountKind, term: string];

const MAX_TERM_LENGTH = 60;

/** Folded words; none if the text is too long to be words of the directory. */
function wordsTerm(text: string): string[] {
  const folded = tokenize(text).join(' ');
  return folded === '' || folded.length > MAX_TERM_LENGTH ? [] : [folded];
}

/** The filters of a query, as keys that `labelOf` can name. */
function filterKeys(query: CafeQuery): string[] {
  const { area, options, minRating, priceLevel, sellsCoffeeBeans, confirmed, openAt } = query;
  return [
    ...(area === null ? [] : [`area:${area}`]),
    ...Object.entries(options).flatMap(([category, values]) =>
      values.map((value) => `option:${category}:${value}`),
    ),
    ...(minRating > 0 ? [`rating:${minRating}`] : []),
    ...(priceLevel === null ? [] : [`price:${priceLevel}`]),
    ...(sellsCoffeeBeans ? ['beans'] : []),
    ...(confirmed ? ['confirmed'] : []),
    ...(openAt === null ? [] : [openAt === 'now' ? 'open:now' : 'open:at']),
  ];
}

const recognisedTexts = ({ chips, rest }: Understood): string[] => [
  ...chips.map(({ words }) => words),
  rest,
];

/** The terms that a settled search is counted by. */
export function termsOfSearch(
  { typed, query }: z.output<typeof settledSearch>,
  snapshot: Snapshot,
): Term[] {
  const asked = { ...parseCafeQuery({}), ...query, favoritesOnly: false, limit: 1, offset: 0 };
  const { total } = snapshot.search(asked);
  const filters = filterKeys(query).filter((key) => key.length <= 2 * MAX_TERM_LENGTH);
  const isExact = query.q === typed.trim();
  const read = isExact ? { chips: [], rest: typed, leftOut: [] } : snapshot.understand(typed);
  const words = new Set(recognisedTexts(read).flatMap(wordsTerm));
  const missed = new Set([...(total === 0 ? [query.q] : []), ...read.leftOut].flatMap(wordsTerm));
  return [
    ['searches', ''],
    ...(total === 0 ? [['found_nothing', ''] as const] : []),
    ...(filters.length > 0 ? [['with_filter', ''] as const] : []),
    ...filters.map((key) => ['filter', key] as const),
    ...[...words].map((word) => ['words', word] as const),
    ...[...missed]
      .filter((word) => total === 0 || findsNothing(word, snapshot))
      .map((word) => ['missing_words', word] as const),
  ];
}

/** Whether no cafe is found by words alone: a second area is left out as well, and has cafes. */
function findsNothing(words: string, snapshot: Snapshot): boolean {
  return snapshot.search({ ...parseCafeQuery({ q: words }), limit: 1 }).total === 0;
}
