import { eq, sql } from 'drizzle-orm';
import { failedSignIns } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { limitKey, refuse } from './rate-limit.ts';

/** Failures in a row that cost nothing. */
const FREE = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;

type Needs = Pick<Services, 'database' | 'now'>;

const keyOf = (username: string) => limitKey('sign-in', username);

/**
 * Counts a sign-in as failed before it is tried, so that many at once win nothing; `clearFailures`
 * follows where it succeeds. From the sixth failure in a row an account waits 1 s, doubling to 15 min.
 * @throws AppError RATE_LIMITED with Retry-After, while it waits
 */
export async function countSignIn(
  { database, now: clock }: Needs,
  username: string,
): Promise<void> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  const failures = sql`${failedSignIns.failures} + 1`;
  const wait = sql`least(power(2, least(${failures} - ${FREE + 1}, 20)), ${LONGEST_WAIT_SECONDS}) * interval '1 second'`;
  const key = keyOf(username);
  const counted = await database.db
    .insert(failedSignIns)
    .values({ key, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: failedSignIns.key,
      set: {
        failures,
        lastFailedAt: now,
        waitUntil: sql`case when ${failures} > ${FREE} then ${at} + ${wait} end`,
      },
      setWhere: sql`${failedSignIns.waitUntil} is null or ${failedSignIns.waitUntil} <= ${at}`,
    })
    .returning({ failures: failedSignIns.failures });
  if (counted.length > 0) return;
  const [waiting] = await database.db
    .select()
    .from(failedSignIns)
    .where(eq(failedSignIns.key, key));
  throw refuse(waiting?.waitUntil ?? now, now);
}

export async function clearFailures(
  { database }: Pick<Needs, 'database'>,
  username: string,
): Promise<void> {
  await database.db.delete(failedSignIns).where(eq(failedSignIns.key, keyOf(username)));
}
