import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { AnyDocuments } from '../documents/schema.ts';
import type { Part } from '../segments/segment.ts';
import { runInSlices } from '../slices.ts';
import type { Minute } from './minute.ts';
import type { ScheduleIndex } from './schedule-index.ts';
import type { Evaluated, Schedule } from './schedule.ts';

/** This many results are taken over in less than a millisecond. */
const PAGE = 100;

/** A part of what has schedules. */
export type ScheduledPart<One extends Schedule> = Part<
  AnyDocuments,
  { schedules: ScheduleIndex<One> }
>;

/** The schedules of some parts that are not evaluated for a time, or for the day after it, each once. */
export async function unreadySchedules<One extends Schedule>(
  parts: readonly ScheduledPart<One>[],
  now: Minute,
  day: 'today' | 'tomorrow',
  signal: AbortSignal,
): Promise<One[]> {
  const all = new Set<One>();
  for (const { segment } of parts) {
    const unready = await runInSlices(segment.index.schedules.unready(now, day), signal);
    for (const schedule of unready) all.add(schedule);
  }
  return [...all];
}

/**
 * Evaluates schedules in a thread, for one may take longer than visitors should wait.
 * @param worker answers a list with what each is evaluated to; it is ended
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
