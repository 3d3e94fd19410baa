import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientBase, Pool } from 'pg';
import { hasCode, isUnavailable, notConnected } from './is-unavailable.ts';

export const DRIZZLE_OPTIONS = { casing: 'snake_case' } as const;

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For statements that may run inside or outside a transaction. */
export type Executor = Db | Tx;

/** Serialization failures and deadlocks. */
const CONFLICT = /^(40001|40P01)$/;

/** Whether a transaction was rolled back because of a concurrent one: it is likely to succeed the second time. */
export const isRetryableConflict = (error: unknown): boolean => hasCode(error, CONFLICT);

const within = new AsyncLocalStorage<true>();
let running = 0;

/** An enabled AsyncLocalStorage slows down every request, so it is disabled when no transaction runs. */
async function runWithin<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await within.run(true, work);
  } finally {
    running -= 1;
    if (running === 0) within.disable();
  }
}

/** A second connection inside a transaction would deadlock on the embedded database, so both databases refuse it. */
export function requireNoTransaction(): void {
  if (within.getStore()) throw new Error('Within a transaction only its own tx may be used.');
}

async function attempt<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw notConnected(error);
  });
  let isBroken = false;
  try {
    return await drizzle(client, DRIZZLE_OPTIONS).transaction((tx) => runWithin(() => work(tx)));
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Runs work in a transaction, and a second time after a conflict with a concurrent one. */
export async function transact<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  requireNoTransaction();
  try {
    return await attempt(pool, work);
  } catch (error) {
    if (!isRetryableConflict(error)) throw error;
    return attempt(pool, work);
  }
}

/** Runs SQL texts in a transaction of a connection. */
export async function inClientTransaction<T>(
  client: ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
