import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openIntervals } from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { plainWeek } from './plain-week.ts';

const MONDAY = '2026-11-23';

const day = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
const days = fc.array(
  fc.oneof(
    day,
    fc.tuple(day, day).map(([a, b]) => `${a}-${b}`),
  ),
  {
    minLength: 1,
    maxLength: 3,
  },
);
const time = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom('00', '15', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const span = fc.tuple(time, time).map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`));
const times = fc.oneof(
  { weight: 5, arbitrary: fc.array(span, { minLength: 1, maxLength: 2 }).map((all) => all.join()) },
  { weight: 1, arbitrary: fc.constant('off') },
);
const rule = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(days, times).map(([on, open]) => `${on.join()} ${open}`) },
  { weight: 1, arbitrary: times },
);
const hours = fc
  .tuple(fc.array(rule, { minLength: 1, maxLength: 3 }), fc.constantFrom('; ', ';'))
  .map(([rules, separator]) => rules.join(separator));

it('reads what it can as the package does', () => {
  fc.assert(
    fc.property(hours, (text) => {
      const week = plainWeek(text);
      fc.pre(week !== null);
      const toText = (minute: number) =>
        new Date(Date.parse(`${MONDAY}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
      const intervals = Array.from({ length: week.length / 2 }, (_, at) => ({
        from: toText(week[2 * at]!),
        to: toText(week[2 * at + 1]!),
      }));
      const schedule = { text, timeZone: 'America/New_York', region: null, sun: null };
      const parsed = parseHours(schedule)!;
      expect(intervals).toEqual(openIntervals(parsed, MONDAY, 7));
      expect(parsed.hours.isWeekStable()).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it.each([
  '24/7',
  'Mo-Su 07:00-18:00; PH off',
  'Tu-Sa 18:00-02:00',
  'Mo 08:00-12:00, Tu 09:00-12:00',
  'Mo 08:00-12:00; 09:00-18:00',
  'Dec Mo 08:00-12:00',
  'Mo 08:00+',
  'Mo',
  '',
])('leaves %o to the package', (text) => {
  expect(plainWeek(text)).toBeNull();
});
