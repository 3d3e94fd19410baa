import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseAway } from './is-away.ts';

/** Together less than the five seconds within which a request is answered. */
const EVERY_MS = 1000;
const TIMEOUT_MS = 3000;

/** The extra turn lets an answer in that arrived while this process was busy. */
async function silence(answered: AbortSignal): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { signal: answered });
  await nextTurn();
  throw new DatabaseAway('The PostgreSQL server does not answer.');
}

/** @throws DatabaseAway where the server stays silent */
export async function beforeTimeout<T>(answer: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const silent = silence(answered.signal);
  silent.catch(() => {});
  answer.catch(() => {});
  try {
    return await Promise.race([answer, silent]);
  } finally {
    answered.abort();
  }
}

/**
 * Asks again and again whether the server still answers.
 * @throws what the query throws; DatabaseAway where the server stays silent; the abort of `stop`
 */
export async function heartbeat(client: Client, stop: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal: stop, ref: false });
    await beforeTimeout(client.query('select 1'));
  }
}
