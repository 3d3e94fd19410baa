import { sql } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';

/** What waits in the database to be done, and what was given up. */
export async function countQueues({ database }: Pick<Services, 'database'>) {
  const { rows } = await database.db.execute<{ queue: string; state: string; count: number }>(sql`
    select 'mails' as queue, 'waiting' as state, count(*)::int as count from outgoing_mails where failed_at is null
    union all select 'mails', 'failed', count(*)::int from outgoing_mails where failed_at is not null
    union all select 'photos', 'waiting', count(*)::int from photos where state = 'processing'
    union all select 'photos', 'failed', count(*)::int from photos where state = 'failed'
    union all select 'suggestions', 'waiting', count(*)::int from suggestions where state = 'open'`);
  return rows;
}
