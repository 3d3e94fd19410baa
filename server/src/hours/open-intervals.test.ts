import { afterAll, describe, expect, it } from 'vitest';
import { openIntervals } from './open-intervals.ts';
import { parseHours } from './parse-hours.ts';
import { scheduleOf } from './schedule.ts';

const BOSTON = { latitude: 42.36, longitude: -71.06 };
const machine = process.env['TZ'];

afterAll(() => {
  if (machine === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machine;
});

describe.each([
  ['America/New_York', 300],
  ['Asia/Tokyo', -540],
])('on a machine whose clock is of %s', (zone, offset) => {
  it('tells open times by the clock of the cafe', () => {
    process.env['TZ'] = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
    const parsed = parseHours(scheduleOf('Su 02:30-05:00; Sa 22:00-02:00', BOSTON));
    expect(parsed && openIntervals(parsed, '2026-03-08', 1)).toEqual([
      { from: '2026-03-07T22:00', to: '2026-03-08T02:00' },
      { from: '2026-03-08T02:30', to: '2026-03-08T05:00' },
    ]);
  });
});
