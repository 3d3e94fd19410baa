import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { hasCode, isUnavailable, notConnected } from './is-unavailable.ts';
import { DRIZZLE_OPTIONS, type Tx } from './drizzle-options.ts';

/** Serialization failures and deadlocks. */
const CONFLICT = /^(40001|40P01)$/;

/** Whether a transaction was rolled back because of a concurrent one: it is likely to succeed the second time. */
export const isRetryableConflict = (error: unknown): boolean => hasCode(error, CONFLICT);

async function attempt<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw notConnected(error);
  });
  let isBroken = false;
  try {
    return await drizzle(client, DRIZZLE_OPTIONS).transaction(work);
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Runs work in a transaction, and a second time after a conflict with a concurrent one. */
export async function transact<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await attempt(pool, work);
  } catch (error) {
    if (!isRetryableConflict(error)) throw error;
    return attempt(pool, work);
  }
}
