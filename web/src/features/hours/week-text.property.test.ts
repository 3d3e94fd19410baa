import * as fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { textToWeek, weekToText } from './week-text.ts';
import { isSound, type Stretch, type Week } from './week.ts';

const MINUTE_MS = 60_000;
const DAY = 1440;
/** A Monday without a holiday, and without a change of clocks near by. */
const MONDAY = new Date(2026, 5, 1);

const BOSTON = {
  lat: 42.36,
  lon: -71.06,
  address: { country_code: 'us', state: 'Massachusetts' },
};

const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const stretch: fc.Arbitrary<Stretch> = fc
  .tuple(minute, minute)
  .map(([from, to]) => ({ from, to: to || DAY }));
const stretches = fc.array(stretch, { maxLength: 2 });
const dates = fc
  .uniqueArray(
    fc.record({
      date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-06-${String(day).padStart(2, '0')}`),
      name: fc.constantFrom('', 'Holiday', 'Wedding; then bed'),
      stretches,
    }),
    { selector: ({ date }) => date, maxLength: 2 },
  )
  .map((found) => found.toSorted((a, b) => (a.date < b.date ? -1 : 1)));
const week: fc.Arbitrary<Week> = fc
  .record({
    days: fc.array(stretches, { minLength: 7, maxLength: 7 }),
    closedOnHolidays: fc.boolean(),
    dates,
  })
  .filter(isSound);

/** The open minutes of a week from Monday, as the grid shows it: [from, to] each, those that touch as one. */
function openMinutes({ days }: Week): [number, number][] {
  const all = days
    .flatMap((day, index) =>
      day.map(({ from, to }): [number, number] => [
        index * DAY + from,
        index * DAY + to + (to < from ? DAY : 0),
      ]),
    )
    .toSorted(([a], [b]) => a - b);
  // What lasts into Monday belongs to the Sunday before.
  const last = all.at(-1);
  const shown: [number, number][] =
    last && last[1] > 7 * DAY ? [[0, last[1] - 7 * DAY], ...all] : all;
  const joined: [number, number][] = [];
  for (const [from, to] of shown) {
    const before = joined.at(-1);
    if (before && before[1] === from) before[1] = to;
    else joined.push([from, to]);
  }
  return joined.map(([from, to]) => [from, Math.min(to, 7 * DAY)]);
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
        week.map((given) => ({ ...given, dates: [] })),
        (given) => {
          const hours = new OpeningHours(weekToText(given), BOSTON);
          const end = new Date(MONDAY.getTime() + 7 * DAY * MINUTE_MS);
          const found = hours
            .getOpenIntervals(MONDAY, end)
            .map(([from, to, isUnknown]) => [
              (from.getTime() - MONDAY.getTime()) / MINUTE_MS,
              (to.getTime() - MONDAY.getTime()) / MINUTE_MS,
              isUnknown,
            ]);
          expect(found).toEqual(openMinutes(given).map(([from, to]) => [from, to, false]));
        },
      ),
    );
  });
});
