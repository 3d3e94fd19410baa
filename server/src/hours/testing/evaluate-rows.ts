import { BY_THE_SUN, ELSEWHERE } from './elsewhere.ts';
import { MIDNIGHTS } from './midnights.ts';
import { PLAIN_WEEKS } from './plain-weeks.ts';
import { SEASONS } from './seasons.ts';
import { BOSTON, type HoursRow } from './table.ts';
import type { KnownHours } from '../open-intervals.ts';
import type { Position } from '../schedule.ts';

export const ROWS: readonly (readonly [Position, ...HoursRow])[] = [
  ...[...PLAIN_WEEKS, ...MIDNIGHTS, ...SEASONS, ...BY_THE_SUN].map(
    (row) => [BOSTON, ...row] as const,
  ),
  ...ELSEWHERE,
];

/** What a process of a machine answers that runs this file. */
export interface Evaluated {
  /** What its clock is behind UTC by before the package is loaded, in minutes. */
  offset: number;
  /** Null: can't be read. */
  rows: (KnownHours | null)[];
}

async function evaluate(): Promise<Evaluated> {
  const offset = new Date(2026, 0, 1).getTimezoneOffset();
  const { openIntervals } = await import('../open-intervals.ts');
  const { parseHours } = await import('../parse-hours.ts');
  const { scheduleOf } = await import('../schedule.ts');
  const rows = ROWS.map(([position, text, from, days]) => {
    const parsed = parseHours(scheduleOf(text, position));
    return parsed && openIntervals(parsed, from, days);
  });
  return { offset, rows };
}

if (process.argv[1] === import.meta.filename) process.send!(await evaluate());
