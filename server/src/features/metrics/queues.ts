import { sql } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/** The jobs and suggestions that wait, those that are running, and those that were given up. */
export async function countQueues({ database, now }: Needs) {
  const at = sql`${now().toISOString()}::timestamptz`;
  const { rows } = await database.db.execute<{ queue: string; state: string; count: number }>(sql`
    select kind as queue, case when failed_at is not null then 'failed'
      when started_at is not null and due_at > ${at} then 'running' else 'waiting' end as state, count(*)::int as count
    from jobs where key is null group by 1, 2
    union all select 'suggestions', 'waiting', count(*)::int from suggestions where state = 'open'`);
  return rows;
}

/** How long the job that should have been begun first has been waiting, in seconds. Backups are judged by themselves: they may have been switched off. */
export async function oldestWait({ database, now }: Needs): Promise<number> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const { rows } = await database.db.execute<{ seconds: number }>(sql`
    select coalesce(greatest(extract(epoch from ${at} - min(due_at)), 0), 0)::float as seconds
    from jobs where failed_at is null and not (kind = 'backup' and key is not null)`);
  return rows[0]!.seconds;
}

export async function countDone({ database }: Needs) {
  const { rows } = await database.db.execute<{ kind: string; done: number; failed: number }>(
    sql`select kind, done, failed_attempts as failed from job_history`,
  );
  return rows;
}
