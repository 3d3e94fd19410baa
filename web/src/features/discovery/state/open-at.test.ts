import type { OpenAt } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { offeredTimes } from '../filters/OpenAtFields.tsx';
import { askedTime } from '../list/OpenLineAt.tsx';
import { nextHalfHour, readWeekTime, writeWeekTime } from './open-at.ts';

describe('a time to be open at', () => {
  it('is read as it is written', () => {
    expect(readWeekTime('mon-0705')).toEqual({ day: 'mon', minutes: 425 });
    expect(writeWeekTime({ day: 'mon', minutes: 425 })).toBe('mon-0705');
  });

  it.each(['now', '24h', 'mon', 'sat-sun', 'mon-0600-1200', '2026-11-26-1000'] as const)(
    'is not what is no minute of a weekday: %s',
    (openAt) => {
      expect(readWeekTime(openAt)).toBeNull();
    },
  );

  it.each([
    [new Date(2026, 10, 22, 16, 52), 'sun-1700'],
    [new Date(2026, 10, 22, 17, 0), 'sun-1730'],
    [new Date(2026, 10, 22, 23, 45), 'mon-0000'],
  ])('begins with the next half hour: %s', (now, openAt) => {
    expect(writeWeekTime(nextHalfHour(now))).toBe(openAt);
  });

  it.each([
    ['mon-0900', '2026-11-24T10:00', '2026-11-30T09:00'],
    ['tue-0900', '2026-11-24T09:00', null],
    ['tue-0900', '2026-11-24T09:01', '2026-12-01T09:00'],
    ['sun-0030', '2026-12-31T23:00', '2027-01-03T00:30'],
    ['now', '2026-11-24T10:00', null],
  ])('%s from %s on is %s', (openAt, from, asked) => {
    expect(askedTime(openAt as OpenAt, from, null)).toBe(asked);
  });

  it.each([
    ['sat-sun', '2026-11-24T10:00', '2026-11-28T08:00'],
    ['sat-1000-1100', '2026-11-24T10:00', '2026-11-28T10:00'],
    ['2026-11-28-0900', '2026-11-24T10:00', '2026-11-28T09:00'],
    // Not open then, or now: its row is about now.
    ['sun', '2026-11-24T10:00', null],
    ['sat', '2026-11-28T09:15', null],
    ['24h', '2026-11-24T10:00', null],
  ])('%s from %s on is %s where it opens on Saturday at 8', (openAt, from, asked) => {
    const hours = [{ from: '2026-11-28T08:00', to: '2026-11-28T18:00' }];
    expect(askedTime(openAt as OpenAt, from, hours)).toBe(asked);
  });

  it('is offered among the half hours, even if it is not one', () => {
    expect(offeredTimes(420)).toHaveLength(48);
    expect(offeredTimes(425)).toHaveLength(49);
    expect(offeredTimes(425).slice(14, 17)).toEqual([420, 425, 450]);
  });
});
