import * as fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { textToWeek } from '@cortado/contract/read-week';
import { weekToText } from '@cortado/contract/write-week';
import type { Interval, Week } from '@cortado/contract/week';
import { isValid } from './week.ts';

const MINUTE_MS = 60_000;
const DAY = 1440;
/** A Monday without a holiday, and without a change of clocks nearby. */
const MONDAY = new Date(2026, 5, 1);

const BOSTON = {
  lat: 42.36,
  lon: -71.06,
  address: { country_code: 'us', state: 'Massachusetts' },
};

const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const interval: fc.Arbitrary<Interval> = fc
  .tuple(minute, minute)
  .map(([from, to]) => ({ from, to: to || DAY }));
const intervals = fc.array(interval, { maxLength: 2 });
const dates = fc
  .uniqueArray(
    fc.record({
      date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-06-${String(day).padStart(2, '0')}`),
      name: fc.constantFrom('', 'Holiday', 'Wedding; then bed'),
      intervals,
    }),
    { selector: ({ date }) => date, maxLength: 2 },
  )
  .map((found) => found.toSorted((a, b) => (a.date < b.date ? -1 : 1)));
const week: fc.Arbitrary<Week> = fc
  .record({
    days: fc.array(fc.oneof({ weight: 3, arbitrary: intervals }, fc.constant(null)), {
      minLength: 7,
      maxLength: 7,
    }),
    closedOnHolidays: fc.boolean(),
    rules: fc.constantFrom([], ['PH 10:00-16:00'], ['Dec 24 off', 'SH off']),
    dates,
  })
  .filter(isValid);

const QUARTER = 15;
const quarters = (minutes: number) => minutes / QUARTER;

/** The quarters of an hour of a week from Monday, as the grid shows it. */
function shownQuarters({ days }: Week): string[] {
  const states = days.flatMap((day) =>
    Array<string>(quarters(DAY)).fill(day ? 'closed' : 'unknown'),
  );
  for (const [index, day] of days.entries()) {
    for (const { from, to } of day ?? []) {
      const end = to + (to < from ? DAY : 0);
      for (let at = index * DAY + from; at < index * DAY + end; at += QUARTER)
        states[quarters(at) % states.length] = 'open';
    }
  }
  return states;
}

/** The same, as the package reads a text. */
function readQuarters(text: string): string[] {
  // An empty week has no text for the package to read.
  if (text === '') return Array<string>(quarters(7 * DAY)).fill('unknown');
  const end = new Date(MONDAY.getTime() + 7 * DAY * MINUTE_MS);
  const states = Array<string>(quarters(7 * DAY)).fill('closed');
  for (const [from, to, isUnknown] of new OpeningHours(text, BOSTON).getOpenIntervals(
    MONDAY,
    end,
  )) {
    const [first, last] = [from, to].map((date) =>
      quarters((date.getTime() - MONDAY.getTime()) / MINUTE_MS),
    );
    states.fill(isUnknown ? 'unknown' : 'open', first, last);
  }
  return states;
}

describe('a week as text', () => {
  it('is read back as the week it was', () => {
    fc.assert(
      fc.property(week, (given) => {
        expect(textToWeek(weekToText(given))).toEqual(given);
      }),
    );
  });

  it('means to the package that reads it what the grid shows', () => {
    fc.assert(
      fc.property(
        week.map((given) => ({ ...given, rules: [], dates: [] })),
        (given) => {
          expect(readQuarters(weekToText(given))).toEqual(shownQuarters(given));
        },
      ),
    );
  });
});
