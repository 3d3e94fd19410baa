import { z } from 'zod';
import { message } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { cafeQuery } from './search.ts';
import { MAX_QUERY_LENGTH } from './public-enums.ts';

/** Words are shown with at least this many searches in a week. */
export const MIN_INSIGHT_SEARCHES = 3;
export const INSIGHT_DAYS = 90;

/** A search that has settled: what was typed, and the filters of the list, in the parameters of `GET /api/cafes`. */
export const settledSearch = z.object({
  typed: z.string().max(MAX_QUERY_LENGTH),
  query: cafeQuery,
});

/** The Sunday that a week begins with, as 2026-11-15, in the time zone of most cafes. */
const week = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const insightsQuery = z.object({ week: week.optional() });

const words = z.object({ words: z.string(), count: z.int() });

export const insights = z.object({
  /** The weeks of the last 90 days, oldest first; the last one is still running. */
  weeks: z.array(z.object({ week, searches: z.int(), foundNothing: z.int(), withFilter: z.int() })),
  /** The week of the lists: the requested one, or else the newest with searches. */
  week,
  /** Most searched first. */
  foundNothing: z.array(words),
  words: z.array(words),
  /** Two options may have one label; their terms differ. */
  filters: z.array(z.object({ term: z.string(), label: z.string(), count: z.int() })),
});
export type Insights = z.infer<typeof insights>;

export const insightEndpoints = {
  countSearch: {
    method: 'POST',
    path: '/api/searches',
    access: 'everyone',
    summary: 'Counts a search that has settled, without who has made it.',
    body: settledSearch,
    answer: message,
  },
  getInsights: {
    method: 'GET',
    path: '/api/admin/insights',
    access: 'admin',
    summary: 'What was searched in a week, and what of it found nothing.',
    query: insightsQuery,
    answer: insights,
  },
} as const satisfies Record<string, Endpoint>;
