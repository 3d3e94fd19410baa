import type { SuggestionCounts } from '@cortado/contract';
import { count } from 'drizzle-orm';
import { suggestions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

/** How many of each state there are. */
export async function countSuggestions({
  services: { database },
}: MemberContext): Promise<SuggestionCounts> {
  const rows = await database.db
    .select({ state: suggestions.state, n: count() })
    .from(suggestions)
    .groupBy(suggestions.state);
  const counted = Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  return { open: 0, accepted: 0, declined: 0, ...counted };
}
