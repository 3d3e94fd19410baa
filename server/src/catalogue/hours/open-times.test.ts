import { describe, expect, it } from 'vitest';
import { openIntervals } from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { scheduleKey, scheduleOf } from '../../hours/schedule.ts';
import { minuteAt } from './minute.ts';
import { OpenTimes } from './open-times.ts';
import { presentHours } from './present-hours.ts';

const DAYS = 8;
const DAY_MS = 86_400_000;
const BOSTON = { latitude: 42.36, longitude: -71.06 };
const TROMSØ = { latitude: 69.65, longitude: 18.96 };

describe('hours that are evaluated for some weeks at once', () => {
  it.each([
    ['Mo-Fr 07:00-19:00; Sa,Su 08:00-18:00', BOSTON],
    ['Tu-Su 18:00-02:00', BOSTON],
    ['Fr 12:00-Mo 12:00', BOSTON],
    ['24/7', BOSTON],
    ['Mo-Su 08:00-12:00,13:00-18:00; PH off', BOSTON],
    ['Apr-Oct 08:00-20:00; Nov-Mar Mo-Fr 08:00-16:00', BOSTON],
    ['week 1-53/2 Mo-Su 09:00-17:00', BOSTON],
    ['Mo-Su 09:00-15:00; Dec 24 09:00-12:00 "by appointment"', BOSTON],
    ['Mo-Fr 09:00+', BOSTON],
    ['Mo-Th,Su unknown; Fr 17:00-02:00, Sa 08:00-18:00', BOSTON],
    ['Tu unknown; We off; Th-Mo 00:00-24:00', BOSTON],
    ['Mo-Su unknown; PH off', BOSTON],
    ['Mo-Su 08:00-18:00; 2026 Nov 2-5 unknown; 2027 Mar 14 unknown', BOSTON],
    ['2026 Dec 20-2027 Jan 5 24/7; Mo-Su 10:00-11:00', BOSTON],
    ['Dec Mo-Su 08:00-08:30,09:00-09:30,10:00-10:30,11:00-11:30,12:00-12:30,13:00-13:30,14:00-14:30,15:00-15:30', BOSTON], // prettier-ignore
    ['sunrise-sunset', BOSTON],
    ['sunrise-sunset', TROMSØ],
    ['by the moon', BOSTON],
  ])('%s is the same as evaluated for each day', (text, position) => {
    const schedule = scheduleOf(text, position);
    const times = new OpenTimes(scheduleKey(schedule));
    const parsed = parseHours(schedule);
    // Both changes of clocks, the end of a year, and later days before earlier ones.
    for (const first of ['2027-03-10', '2026-10-28', '2026-12-15']) {
      for (let day = 0; day < 24; day += 1) {
        const noon = new Date(Date.parse(`${first}T12:00:00Z`) + day * DAY_MS);
        const expected = parsed && openIntervals(parsed, noon.toISOString().slice(0, 10), DAYS);
        const { hours, unknownDays } = presentHours(times, minuteAt(noon));
        const found = { hours, unknownDays };
        expect([noon.toISOString(), found]).toEqual([
          noon.toISOString(),
          expected ?? { hours: null },
        ]);
      }
    }
  });
});
