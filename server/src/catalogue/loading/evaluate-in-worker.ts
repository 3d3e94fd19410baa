import { once } from 'node:events';
import { newWorker } from '../../core/start-script.ts';
import type { Schedule } from '../../hours/schedule.ts';
import type { Evaluated } from '@cortado/search/schedules/evaluated';
import type { Minute } from '@cortado/search/schedules/minute';
import type { OpenTimes } from '../hours/open-times.ts';
import type { Part } from '../segments/cafes.ts';
import { runInSlices } from '@cortado/search/slices';

/** A schedule, and the day from which on it is to be evaluated. */
export interface ScheduleFrom {
  schedule: Schedule;
  day: number;
}

/** This many results are taken over in less than a millisecond. */
const PAGE = 100;

const SCRIPT = {
  bundled: new URL('./hours-worker.js', import.meta.url),
  source: new URL('./hours-worker.ts', import.meta.url),
};

/** The schedules of some parts that are not evaluated for a time, or for the day after it, each once. */
export async function unreadyHours(
  parts: readonly Part[],
  now: Minute,
  day: 'today' | 'tomorrow',
  signal: AbortSignal,
): Promise<OpenTimes[]> {
  const all = new Set<OpenTimes>();
  for (const { segment } of parts)
    for (const times of await runInSlices(segment.index.hours.unready(now, day), signal))
      all.add(times);
  return [...all];
}

/**
 * Evaluates hours from a day on in a thread of its own, for one text may take longer than visitors should wait.
 * @throws AbortError
 */
export async function evaluateInWorker(
  all: readonly OpenTimes[],
  now: Minute,
  signal: AbortSignal,
): Promise<void> {
  if (all.length === 0) return;
  const worker = newWorker(SCRIPT);
  try {
    for (let from = 0; from < all.length; from += PAGE) {
      const page = all.slice(from, from + PAGE);
      const asked = page.map(({ schedule, timeZone }): ScheduleFrom => ({
        schedule,
        day: now.day(timeZone),
      }));
      worker.postMessage(asked);
      const [evaluated] = (await once(worker, 'message', { signal })) as [Evaluated[]];
      for (const [at, times] of page.entries()) times.take(evaluated[at]!);
    }
  } finally {
    await worker.terminate();
  }
}
