import { eq, inArray, sql } from 'drizzle-orm';
import { failedSignIns } from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import { limitKey, refuse } from './rate-limit.ts';

/** Failures in a row that cost nothing. */
const FREE_ATTEMPTS = 5;
const MAX_WAIT_SECONDS = 15 * 60;

type Needs = Pick<AuthServices, 'database' | 'now'>;

/**
 * Whose failures in a row are counted together. Browsers that an account knows and confirmations by its
 * signed-in member have buckets of their own, so that strangers who guess shut neither out.
 */
export const failuresOf = {
  account: (userId: number) => `account ${userId}`,
  /** A name that is no account's waits as well, lest the wait tell which one is. */
  unknownName: (typed: string) => `name ${typed.normalize('NFKC')}`,
  device: (deviceId: number) => `device ${deviceId}`,
  confirmation: (userId: number) => `confirmation ${userId}`,
  linking: (userId: number) => `linking ${userId}`,
};

const keyOf = (bucket: string) => limitKey('sign-in', bucket);

/**
 * Counts a sign-in as failed before it is tried, so that many at once win nothing; `clearFailures`
 * follows where it succeeds. From the sixth failure in a row a bucket waits 1 s, doubling to 15 min.
 * @param bucket one of `failuresOf`
 * @throws AppError RATE_LIMITED with Retry-After, while it waits
 */
export async function throttleSignIn(
  { database, now: clock }: Needs,
  bucket: string,
): Promise<void> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  const failures = sql`${failedSignIns.failures} + 1`;
  const wait = sql`least(power(2, least(${failures} - ${FREE_ATTEMPTS + 1}, 20)), ${MAX_WAIT_SECONDS}) * interval '1 second'`;
  const key = keyOf(bucket);
  const counted = await database.db
    .insert(failedSignIns)
    .values({ key, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: failedSignIns.key,
      set: {
        failures,
        lastFailedAt: now,
        waitUntil: sql`case when ${failures} > ${FREE_ATTEMPTS} then ${at} + ${wait} end`,
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
  ...buckets: readonly string[]
): Promise<void> {
  await database.db.delete(failedSignIns).where(inArray(failedSignIns.key, buckets.map(keyOf)));
}
