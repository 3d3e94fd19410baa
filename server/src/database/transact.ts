import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { hasCode, isAway, notConnected } from './is-away.ts';
import { DRIZZLE_OPTIONS, type Tx } from './drizzle-options.ts';

/** Serialization failures and deadlocks. */
const LOST = /^(40001|40P01)$/;

/** Whether something was rolled back for the sake of a concurrent transaction: it is likely to succeed the second time. */
export const hasLost = (error: unknown): boolean => hasCode(error, LOST);

async function attempt<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw notConnected(error);
  });
  let isBroken = false;
  try {
    return await drizzle(client, DRIZZLE_OPTIONS).transaction(work);
  } catch (error) {
    isBroken = isAway(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Runs work in a transaction, a second time if it lost to a concurrent one. */
export async function transact<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await attempt(pool, work);
  } catch (error) {
    if (!hasLost(error)) throw error;
    return attempt(pool, work);
  }
}
