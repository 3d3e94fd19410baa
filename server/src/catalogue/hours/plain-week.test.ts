import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceptionsOf, hoursExceptions } from '../../hours/exceptions.ts';
import { openIntervals } from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { dayText, minuteText } from '../../hours/wall-date.ts';
import { plainDays, plainWeek, plainWeekOf, toMinutes, toStretches } from './plain-week.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;
const FIRST = Date.parse('2026-11-20') / DAY_MS;

const day = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
const days = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: day },
    { weight: 3, arbitrary: fc.tuple(day, day).map(([a, b]) => `${a}-${b}`) },
    { weight: 1, arbitrary: fc.constant('PH') },
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
/** What people write otherwise: other capitals, spaces, a colon, a digit less. */
const written = rule.chain((text) =>
  fc.constantFrom(
    text,
    text,
    text.replaceAll(/[A-Z][a-z]/g, (name) => name.toLowerCase()),
    text.replaceAll('-', ' - '),
    text.replaceAll(',', ', '),
    text.replace(' ', ': '),
    text.replaceAll(/\b0(?=\d:)/g, ''),
    text.replace('off', 'closed'),
  ),
);
const hours = fc
  .tuple(fc.array(written, { minLength: 1, maxLength: 3 }), fc.constantFrom('; ', ';'))
  .map(([rules, separator]) => rules.join(separator));

it.each(['us-ma', 'de', 'gb-eng', 'jp', 'za', null])(
  'reads what it can as the package does, with the holidays of %o',
  (region) => {
    fc.assert(
      fc.property(hours, fc.integer({ min: FIRST, max: FIRST + 400 }), (text, first) => {
        const schedule = { text, timeZone: 'America/New_York', region, sun: null };
        const plain = plainWeekOf(schedule);
        fc.pre(plain !== null);
        const evaluateDays = (from: number, to: number) => plainDays(plain, region, from, to)!;
        const parsed = parseHours(schedule)!;
        const toText = (minute: number) => minuteText(new Date(minute * 60_000));
        const found = toMinutes(evaluateDays(first, first + DAYS));
        const intervals = Array.from({ length: found.length / 2 }, (_, at) => ({
          from: toText(found[2 * at]!),
          to: toText(found[2 * at + 1]!),
        }));
        const date = dayText(new Date(first * DAY_MS));
        expect({ hours: intervals }).toEqual(openIntervals(parsed, date, DAYS));
        expect(parsed.hours.isWeekStable()).toBe(plain.holidays === null);
        const evaluate = (from: Date, to: Date) =>
          toStretches(evaluateDays(Number(from) / DAY_MS, Number(to) / DAY_MS));
        expect(exceptionsOf(evaluate, date, 28)).toEqual(hoursExceptions(parsed, date, 28));
      }),
      { numRuns: 30 },
    );
  },
);

it.each([
  ['Mo-Fr 07:00-18:00; PH off', 'us-ma'],
  ['PH,Mo-Su 07:00-18:00', 'de'],
  ['Mo-Fr 07:00-18:00;PH 09:00-12:00', null],
])('reads %o without the package, with the holidays of %o', (text, region) => {
  expect(plainWeekOf({ text, region, timeZone: 'UTC', sun: null })).not.toBeNull();
});

it.each([
  '24/7',
  'Mo-Su 07:00-18:00; SH off',
  'Mo-Su 07:00-18:00; PH -1 day off',
  'PH Mo-Fr 07:00-18:00',
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
