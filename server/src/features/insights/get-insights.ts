import { type Insights, MIN_INSIGHT_SEARCHES } from '@cortado/contract';
import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Snapshot } from '../../catalogue/types.ts';
import * as texts from '../../catalogue/understand/texts.ts';
import { type SearchCountKind, searchCounts } from '../../database/schema.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { retainedWeeks } from './search-counts.ts';

/** How a counted filter is called today; null for one that is no more. */
function labelOf(key: string, { filterOptions }: Snapshot): string | null {
  const [kind = '', ...rest] = key.split(':');
  const value = rest.join(':');
  switch (kind) {
    case 'area':
      return value;
    case 'rating':
      return texts.stars(Number(value));
    case 'price':
      return '$'.repeat(Number(value));
    case 'beans':
      return texts.beans;
    case 'confirmed':
      return texts.confirmed;
    case 'open':
      return value === 'now' ? texts.openNow : texts.openThen;
    default: {
      const option = filterOptions.find((one) => `${one.category_name}:${one.value}` === value);
      return option?.display_name ?? null;
    }
  }
}

const MAX_LISTED = 20;

/** What was searched in a week, and what of it found nothing. What the nodes have not written yet is missing. */
export async function getInsights(
  { services }: MemberContext,
  { query: { week: asked } }: InputOf<'getInsights'>,
): Promise<Insights> {
  const { database, catalogue, now } = services;
  const kept = retainedWeeks(now(), catalogue.snapshot.zone);
  const totals = await database.db
    .select()
    .from(searchCounts)
    .where(and(inArray(searchCounts.week, kept), eq(searchCounts.term, '')));
  const total = (of: string, kind: SearchCountKind) =>
    totals.find((row) => row.week === of && row.kind === kind)?.count ?? 0;
  const newest = kept.findLast((one) => total(one, 'searches') > 0) ?? kept.at(-1)!;
  const week = asked !== undefined && kept.includes(asked) ? asked : newest;
  const most = (kind: SearchCountKind) =>
    database.db
      .select({ term: searchCounts.term, count: searchCounts.count })
      .from(searchCounts)
      .where(
        and(
          eq(searchCounts.week, week),
          eq(searchCounts.kind, kind),
          ne(searchCounts.term, ''),
          gte(searchCounts.count, MIN_INSIGHT_SEARCHES),
        ),
      )
      .orderBy(desc(searchCounts.count), searchCounts.term)
      .limit(MAX_LISTED);
  const words = async (kind: SearchCountKind) =>
    (await most(kind)).map(({ term, count }) => ({ words: term, count }));
  const filters = (await most('filter')).flatMap(({ term, count }) => {
    const label = labelOf(term, catalogue.snapshot);
    return label === null ? [] : [{ term, label, count }];
  });
  return {
    weeks: kept.map((one) => ({
      week: one,
      searches: total(one, 'searches'),
      foundNothing: total(one, 'found_nothing'),
      withFilter: total(one, 'with_filter'),
    })),
    week,
    foundNothing: await words('missing_words'),
    words: await words('words'),
    filters,
  };
}
