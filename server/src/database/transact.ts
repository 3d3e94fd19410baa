import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { hasCode, isAway } from './is-away.ts';
import { DRIZZLE_OPTIONS, type Tx } from './drizzle-options.ts';

/** Serialization failures and deadlocks: undone as a whole, and likely to succeed now. */
const WORTH_A_RETRY = /^(40001|40P01)$/;

async function attempt<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The statement that waits fails with a lost connection; without a listener the process would end too.
  const ignore = () => {};
  client.on('error', ignore);
  let isBroken = false;
  try {
    return await drizzle(client, DRIZZLE_OPTIONS).transaction(work);
  } catch (error) {
    isBroken = isAway(error);
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}

/** Does work in a transaction, a second time where it lost to another one. */
export async function transact<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await attempt(pool, work);
  } catch (error) {
    if (!hasCode(error, WORTH_A_RETRY)) throw error;
    return attempt(pool, work);
  }
}
