import { evaluateInThread } from '@cortado/search/schedules/in-thread';
import type { Minute } from '@cortado/search/schedules/minute';
import { newWorker } from '../../core/start-script.ts';
import type { Schedule } from '../../hours/schedule.ts';
import type { OpenTimes } from '../hours/open-times.ts';

/** A schedule, and the day from which on it is to be evaluated. */
export interface ScheduleFrom {
  schedule: Schedule;
  day: number;
}

const SCRIPT = {
  bundled: new URL('./hours-worker.js', import.meta.url),
  source: new URL('./hours-worker.ts', import.meta.url),
};

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
  const toAsked = ({ schedule, timeZone }: OpenTimes): ScheduleFrom => ({
    schedule,
    day: now.day(timeZone),
  });
  await evaluateInThread(newWorker(SCRIPT), all, toAsked, signal);
}
