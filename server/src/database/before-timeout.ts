import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from './is-away.ts';

/** Leaves time to answer within five seconds. */
const TIMEOUT_MS = 3000;

/** The extra turn lets an answer in that arrived while this process was busy. */
async function silence(answered: AbortSignal): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { signal: answered });
  await nextTurn();
  throw new DatabaseAway('The database does not answer.');
}

/** @throws DatabaseAway where no answer comes for three seconds */
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
