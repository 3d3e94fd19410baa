import { eq, inArray, sql } from 'drizzle-orm';
import { failedSignIns } from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import { limitKey, rateLimitedError } from './rate-limit.ts';

/** Consecutive failures without a wait. */
const FREE_ATTEMPTS = 5;
const MAX_WAIT_SECONDS = 15 * 60;

type Needs = Pick<AuthServices, 'database' | 'now'>;

/**
 * The buckets in which consecutive failures are counted. Known devices and confirmations by the signed-in
 * member have their own, so that strangers who guess passwords lock out neither.
 */
export const failuresOf = {
  account: (userId: number) => `account ${userId}`,
  /** Unknown names have to wait too; otherwise the wait would reveal which accounts exist. */
  unknownName: (typed: string) => `name ${typed.normalize('NFKC')}`,
  device: (deviceId: number) => `device ${deviceId}`,
  confirmation: (userId: number) => `confirmation ${userId}`,
  linking: (userId: number) => `linking ${userId}`,
  /** Only somebody who knows the password gets here, so that strangers cannot make the member wait. */
  secondStep: (userId: number) => `second step ${userId}`,
};

const keyOf = (bucket: string) => limitKey('sign-in', bucket);

/**
 * Counts a sign-in as failed before it is checked, so that concurrent attempts gain nothing; call
 * `clearFailures` if it succeeds. From the sixth consecutive failure a bucket waits 1 s, doubling to 15 min.
 * @param bucket one of `failuresOf`
 * @throws AppError RATE_LIMITED with Retry-After, while the bucket waits
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
      // A wait that ends later than any can was begun before the clock was set back.
      setWhere: sql`${failedSignIns.waitUntil} is null or ${failedSignIns.waitUntil} <= ${at}
        or ${failedSignIns.waitUntil} > ${at} + ${MAX_WAIT_SECONDS + 60} * interval '1 second'`,
    })
    .returning({ failures: failedSignIns.failures });
  if (counted.length > 0) return;
  const [waiting] = await database.db
    .select()
    .from(failedSignIns)
    .where(eq(failedSignIns.key, key));
  throw rateLimitedError(waiting?.waitUntil ?? now, now);
}

/** Resets buckets after a successful sign-in. */
export async function clearFailures(
  { database }: Pick<Needs, 'database'>,
  ...buckets: readonly string[]
): Promise<void> {
  await database.db.delete(failedSignIns).where(inArray(failedSignIns.key, buckets.map(keyOf)));
}
