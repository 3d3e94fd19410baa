import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAtLabel, readOpenAt, type OpenAt } from './open-at.ts';
import { openSpan } from './open-span.ts';

const minute = (time: string) => Date.parse(`${time}Z`) / 60_000;
const text = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16);
/** A Monday. */
const NOW = '2026-06-01T20:15';
const spanAt = (openAt: OpenAt, now = NOW) => {
  const { from, to } = openSpan(openAt, minute(now));
  return [text(from), text(to)];
};

describe('when a cafe is to be open', () => {
  it.each([
    ['now', 'Open now', '2026-06-01T20:15', '2026-06-01T20:16'],
    ['24h', 'Open 24 hours', '2026-06-01T00:00', '2026-06-08T00:00'],
    ['mon-0730', 'Open Mon 7:30 AM', '2026-06-08T07:30', '2026-06-08T07:31'],
    ['mon-2015', 'Open Mon 8:15 PM', '2026-06-01T20:15', '2026-06-01T20:16'],
    ['tue-0000', 'Open Tue 12:00 AM', '2026-06-02T00:00', '2026-06-02T00:01'],
    ['2026-12-24-1500', 'Open Thu, Dec 24 3:00 PM', '2026-12-24T15:00', '2026-12-24T15:01'],
    ['2025-12-24-1500', 'Open Wed, Dec 24 3:00 PM', '2025-12-24T15:00', '2025-12-24T15:01'],
    ['sun-0600-1200', 'Open Sun morning', '2026-06-07T06:00', '2026-06-07T12:00'],
    ['sat-1200-1800', 'Open Sat afternoon', '2026-06-06T12:00', '2026-06-06T18:00'],
    ['mon-0600-1200', 'Open Mon morning', '2026-06-08T06:00', '2026-06-08T12:00'],
    ['tue-0000-0600', 'Open Tue before 6:00 AM', '2026-06-02T00:00', '2026-06-02T06:00'],
    ['fri-2000-2400', 'Open Fri after 8:00 PM', '2026-06-05T20:00', '2026-06-06T00:00'],
    ['wed-0900-1030', 'Open Wed 9:00 AM–10:30 AM', '2026-06-03T09:00', '2026-06-03T10:30'],
    ['tue', 'Open Tue', '2026-06-02T05:00', '2026-06-03T00:00'],
    ['2026-11-26', 'Open Thu, Nov 26', '2026-11-26T05:00', '2026-11-27T00:00'],
    ['sat-sun', 'Open Sat–Sun', '2026-06-06T05:00', '2026-06-08T00:00'],
    ['fri-mon', 'Open Fri–Mon', '2026-06-01T20:15', '2026-06-02T00:00'],
    // Already begun: the rest of it.
    ['mon-1800-2400', 'Open Mon evening', '2026-06-01T20:15', '2026-06-02T00:00'],
    ['mon', 'Open Mon', '2026-06-01T20:15', '2026-06-02T00:00'],
    ['2026-06-01-1800-2400', 'Open Mon, Jun 1 evening', '2026-06-01T20:15', '2026-06-02T00:00'],
  ] as const)('%s is ‘%s’', (openAt, label, from, to) => {
    expect(readOpenAt(` ${openAt.toUpperCase()} `)).toBe(openAt);
    expect(openAtLabel(openAt)).toBe(label);
    expect(spanAt(openAt)).toEqual([from, to]);
  });

  it.each([
    '', 'soon', 'monday', 'mon-', 'mon-24', 'mon-2400', 'mon-0760', 'mon-1200-0600', 'mon-0600-0600', 'mon-0600-2401', 'mon-tue-0600',
    '2026-02-30', '2026-13-01', '2026-11-26-sun', '1999-01-01', '2026-1-1', '2026-11-26T10:00', 'now-0600', '24h-mon', 'sat-sun-mon',
  ])('‘%s’ is not valid', (openAt) => {
    expect(readOpenAt(openAt)).toBeNull();
  }); // prettier-ignore

  it('is the next time of a weekday that is not over', () => {
    const weekday = fc.constantFrom('mon', 'sat-sun', 'sun-0600-1200', 'fri-2000-2400', 'wed-0000');
    const wall = fc.integer({ min: minute('2026-01-01T00:00'), max: minute('2027-01-01T00:00') });
    fc.assert(
      fc.property(weekday, wall, (openAt, now) => {
        const { from, to } = openSpan(openAt, now);
        expect(from).toBeGreaterThanOrEqual(now);
        expect(from).toBeLessThan(to);
        expect(to - now).toBeLessThanOrEqual(7 * 24 * 60);
        // Until it is over, it stays the same time.
        expect(openSpan(openAt, to - 1)).toEqual({ from: to - 1, to });
      }),
    );
  });
});
