import { evaluateInThread, unreadySchedules } from '@cortado/search/schedules/in-thread';
import type { Minute } from '@cortado/search/schedules/minute';
import { newWorker } from '../../core/start-script.ts';
import type { Schedule } from '../../hours/schedule.ts';
import type { OpenTimes } from '../hours/open-times.ts';
import type { Part } from '../segments/cafes.ts';

/** A schedule, and the day from which on it is to be evaluated. */
export interface ScheduleFrom {
  schedule: Schedule;
  day: number;
}

const SCRIPT = {
  bundled: new URL('./hours-worker.js', import.meta.url),
  source: new URL('./hours-worker.ts', import.meta.url),
};

/** The schedules of some parts that are not evaluated for a time, or for the day after it, each once. */
export const unreadyHours = (
  parts: readonly Part[],
  now: Minute,
  day: 'today' | 'tomorrow',
  signal: AbortSignal,
): Promise<OpenTimes[]> =>
  unreadySchedules(
    parts.map(({ segment }) => segment.index.schedules),
    now,
    day,
    signal,
  );

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
