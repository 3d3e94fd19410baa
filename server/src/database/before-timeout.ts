import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable } from './is-unavailable.ts';

/** Leaves time to respond to a request within five seconds. */
const TIMEOUT_MS = 3000;

/** The extra turn of the event loop lets an answer win that arrived while this process was busy. */
async function rejectAfter(ms: number, answered: AbortSignal): Promise<never> {
  await sleep(ms, undefined, { signal: answered });
  await nextTurn();
  throw new DatabaseUnavailable('The database does not answer.');
}

/** @throws DatabaseUnavailable if there is no answer within `ms`, by default three seconds */
export async function beforeTimeout<T>(answer: Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  const answered = new AbortController();
  const timeout = rejectAfter(ms, answered.signal);
  timeout.catch(() => {});
  answer.catch(() => {});
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    answered.abort();
  }
}
