import { afterAll, describe, expect, it } from 'vitest';
import { openIntervals } from './open-intervals.ts';
import { parseHours } from './parse-hours.ts';
import { scheduleOf, type Position } from './schedule.ts';
import { BY_THE_SUN, ELSEWHERE } from './testing/elsewhere.ts';
import { MIDNIGHTS } from './testing/midnights.ts';
import { PLAIN_WEEKS } from './testing/plain-weeks.ts';
import { SEASONS } from './testing/seasons.ts';
import { BOSTON, type HoursRow } from './testing/table.ts';

const ROWS: readonly (readonly [Position, ...HoursRow])[] = [
  ...[...PLAIN_WEEKS, ...MIDNIGHTS, ...SEASONS, ...BY_THE_SUN].map(
    (row) => [BOSTON, ...row] as const,
  ),
  ...ELSEWHERE,
];

const HOUR = 3_600_000;

/** An interval as the table writes it. */
function written({ from, to }: { from: string; to: string }): string {
  const [day = '', begin] = from.split('T');
  const [, minutes] = to.split(':');
  const hours = Math.floor((Date.parse(`${to}Z`) - Date.parse(`${day}T00:00Z`)) / HOUR);
  return `${day.slice(5)} ${begin}-${String(hours).padStart(2, '0')}:${minutes}`;
}

const machine = process.env['TZ'];

function setZone(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
}

describe('the table of hours', () => {
  it('has at least 120 texts', () => {
    expect(new Set(ROWS.map(([, text]) => text)).size).toBeGreaterThanOrEqual(120);
  });
});

describe.each([
  ['America/New_York', 300],
  ['Asia/Kathmandu', -345],
])('on a machine whose clock is of %s', (zone, offset) => {
  afterAll(() => setZone(machine));

  it.each(ROWS)('%o: %s from %s for %d days', (position, text, from, days, open) => {
    setZone(zone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
    const parsed = parseHours(scheduleOf(text, position));
    const found = parsed && openIntervals(parsed, from, days);
    const unknown = found?.unknownDays?.map((day) => `${day.slice(5)} unknown`) ?? [];
    expect(found?.hours ? [...found.hours.map(written), ...unknown] : null).toEqual(open);
  });
});
