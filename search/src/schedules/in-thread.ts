import { once } from 'node:events';
import type { MessagePort, Worker } from 'node:worker_threads';
import { runInSlices } from '../slices.ts';
import type { Evaluated } from './evaluated.ts';
import type { Minute } from './minute.ts';
import type { ScheduleIndex } from './schedule-index.ts';
import type { Schedule } from './schedule.ts';

/** This many results are taken over in less than a millisecond. */
const PAGE = 100;

/** The schedules of some indexes that are not evaluated for a time, or for the day after it, each once. */
export async function unreadySchedules<One extends Schedule>(
  indexes: readonly ScheduleIndex<One>[],
  now: Minute,
  day: 'today' | 'tomorrow',
  signal: AbortSignal,
): Promise<One[]> {
  const all = new Set<One>();
  for (const index of indexes)
    for (const schedule of await runInSlices(index.unready(now, day), signal)) all.add(schedule);
  return [...all];
}

/** Evaluates what `evaluateInThread` hands to this thread. */
export function serveEvaluating<Asked>(
  port: MessagePort,
  evaluate: (asked: Asked) => Evaluated,
): void {
  port.on('message', (asked: readonly Asked[]) => {
    port.postMessage(asked.map(evaluate));
  });
}

/**
 * Evaluates schedules in a thread, for one may take longer than visitors should wait.
 * @param worker calls `serveEvaluating`; it is ended
 * @param toAsked what is handed to it of a schedule
 * @throws AbortError
 */
export async function evaluateInThread<One extends Schedule>(
  worker: Worker,
  all: readonly One[],
  toAsked: (schedule: One) => unknown,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (let from = 0; from < all.length; from += PAGE) {
      const page = all.slice(from, from + PAGE);
      worker.postMessage(page.map(toAsked));
      const [evaluated] = (await once(worker, 'message', { signal })) as [Evaluated[]];
      for (const [at, schedule] of page.entries()) schedule.take(evaluated[at]!);
    }
  } finally {
    await worker.terminate();
  }
}
