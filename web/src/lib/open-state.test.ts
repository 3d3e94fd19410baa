import type { OpenInterval } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { localTime, openState, openStateAt } from './open-state.ts';

const BOSTON = 'America/New_York';

/** 'Open · closes 6 PM' at an instant; '' for nothing. */
function line(
  hours: OpenInterval[] | null,
  at: string,
  timeZone = BOSTON,
  unknownDays: string[] = [],
): string {
  const state = openState({ hours, timeZone, unknownDays }, Date.parse(at));
  return state ? [state.word, state.rest].filter(Boolean).join(' · ') : '';
}

/** The same hours on each of some days. */
const daily = (from: string, to: string, days: readonly string[]) =>
  days.map((day) => ({ from: `${day}T${from}`, to: `${day}T${to}` }));

const WEEK = ['22', '23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
/** Sunday to Sunday, in winter: Boston is five hours behind UTC. */
const SEVEN_TO_SIX = daily('07:00', '18:00', WEEK);

describe('the words for a requested time', () => {
  it.each([
    ['09:00', 'Open Mon 9 AM · closes 6 PM'],
    ['17:30', 'Open Mon 5:30 PM · closes 6 PM'],
    ['06:30', 'Closed Mon 6:30 AM · opens 7 AM'],
    ['06:45', 'Closed Mon 6:45 AM · opens 7 AM'],
    ['18:00', 'Closed Mon 6 PM · opens Tue 7 AM'],
  ])('name it: at %s', (time, words) => {
    const cafe = { hours: SEVEN_TO_SIX, timeZone: BOSTON };
    const state = openStateAt(cafe, `2026-11-23T${time}`);
    expect([state?.word, state?.rest].join(' · ')).toBe(words);
    expect(state?.kind).toBe(words.startsWith('Open') ? 'open' : 'closed');
  });

  it('are missing on an unknown day, and the same for what never closes', () => {
    const unknown = { hours: [], unknownDays: ['2026-11-23'], timeZone: BOSTON };
    expect(openStateAt(unknown, '2026-11-23T09:00')).toBeNull();
    const always = [{ from: '2026-11-22T00:00', to: '2026-11-30T00:00' }];
    expect(openStateAt({ hours: always, timeZone: BOSTON }, '2026-11-23T09:00')).toEqual({
      kind: 'open',
      word: 'Open 24 hours',
      rest: null,
    });
  });
});

describe('the words', () => {
  it.each([
    ['2026-11-22T15:00Z', 'Open · closes 6 PM'],
    ['2026-11-22T12:00Z', 'Open · closes 6 PM'],
    ['2026-11-22T22:14Z', 'Open · closes 6 PM'],
    ['2026-11-22T22:15Z', 'Closes soon · 6 PM'],
    ['2026-11-22T22:59Z', 'Closes soon · 6 PM'],
    ['2026-11-22T23:00Z', 'Closed · opens Mon 7 AM'],
    ['2026-11-22T05:00Z', 'Closed · opens 7 AM'],
    ['2026-11-22T11:29Z', 'Closed · opens 7 AM'],
    ['2026-11-22T11:30Z', 'Opens soon · 7 AM'],
    ['2026-11-22T11:59Z', 'Opens soon · 7 AM'],
  ])('at %s are %s', (at, words) => {
    expect(line(SEVEN_TO_SIX, at)).toBe(words);
  });

  it.each([
    ['09:30', '12:00', 'Open · closes noon'],
    ['09:30', '17:30', 'Open · closes 5:30 PM'],
    ['09:30', '12:30', 'Open · closes 12:30 PM'],
    ['12:00', '18:00', 'Closed · opens noon'],
    ['12:05', '18:00', 'Closed · opens 12:05 PM'],
  ])('say a time of day as people do: %s to %s', (from, to, words) => {
    expect(line(daily(from, to, ['2026-11-22']), '2026-11-22T15:00Z')).toBe(words);
  });

  describe('where some days are unknown', () => {
    const unknown = ['23', '24'].map((day) => `2026-11-${day}`);
    const said = (hours: OpenInterval[], at: string) => line(hours, at, BOSTON, unknown);
    const sunday = daily('07:00', '18:00', ['2026-11-22', '2026-11-25']);

    it('say nothing on these days, nor about what comes after them', () => {
      expect(said(sunday, '2026-11-22T15:00Z')).toBe('Open · closes 6 PM');
      expect(said(sunday, '2026-11-22T23:30Z')).toBe('Closed');
      expect(said(sunday, '2026-11-23T15:00Z')).toBe('');
      expect(said(sunday, '2026-11-25T11:00Z')).toBe('Closed · opens 7 AM');
    });

    it('say when a night ends that began before, and not when a whole day does', () => {
      const night = [{ from: '2026-11-22T18:00', to: '2026-11-23T02:00' }];
      expect(said(night, '2026-11-23T04:00Z')).toBe('Open · closes 2 AM');
      expect(said(night, '2026-11-23T07:00Z')).toBe('');
      const evening = [{ from: '2026-11-22T18:00', to: '2026-11-23T00:00' }];
      expect(said(evening, '2026-11-23T04:00Z')).toBe('Open · closes midnight');
      const whole = [{ from: '2026-11-22T00:00', to: '2026-11-23T00:00' }];
      expect(said(whole, '2026-11-23T04:30Z')).toBe('Open');
    });
  });

  it('call 24:00 midnight', () => {
    const hours = [{ from: '2026-11-22T07:00', to: '2026-11-23T00:00' }];
    expect(line(hours, '2026-11-22T15:00Z')).toBe('Open · closes midnight');
    expect(line([{ from: '2026-11-23T00:00', to: '2026-11-23T09:00' }], '2026-11-23T04:40Z')).toBe(
      'Opens soon · midnight',
    );
  });

  it('name the day of a closing time in more than a day', () => {
    const hours = [{ from: '2026-11-22T07:00', to: '2026-11-24T17:00' }];
    expect(line(hours, '2026-11-22T15:00Z')).toBe('Open · closes Tue 5 PM');
    expect(line(hours, '2026-11-23T22:30Z')).toBe('Open · closes 5 PM');
  });

  it('say nothing where the hours are unknown', () => {
    expect(line(null, '2026-11-22T15:00Z')).toBe('');
  });

  it('say only that it is closed where it does not open for eight days', () => {
    expect(line([], '2026-11-22T15:00Z')).toBe('Closed');
  });

  it('say nothing once the known days are over, as it may be open', () => {
    expect(line(SEVEN_TO_SIX, '2026-11-30T01:00Z')).toBe('Closed');
    expect(line(SEVEN_TO_SIX, '2026-11-30T15:00Z')).toBe('');
  });
});

describe('what lasts longer than a day', () => {
  it('is open 24 hours where no end is known', () => {
    const always = [{ from: '2026-11-22T00:00', to: '2026-11-30T00:00' }];
    expect(line(always, '2026-11-22T15:00Z')).toBe('Open 24 hours');
    expect(line(always, '2026-11-23T15:00Z')).toBe('Open 24 hours');
    // The answer is some days old.
    expect(line(always, '2026-11-26T15:00Z')).toBe('Open 24 hours');
  });

  it('is the same in a piece for each day', () => {
    const days = WEEK.map((day, at) => ({
      from: `${day}T00:00`,
      to: `${WEEK[at + 1] ?? '2026-11-30'}T00:00`,
    }));
    expect(line(days, '2026-11-22T15:00Z')).toBe('Open 24 hours');
  });

  it('continues past midnight', () => {
    const night = [{ from: '2026-11-22T17:00', to: '2026-11-23T01:00' }];
    expect(line(night, '2026-11-23T03:00Z')).toBe('Open · closes 1 AM');
    expect(line(night, '2026-11-23T05:30Z')).toBe('Closes soon · 1 AM');
    expect(line(night, '2026-11-23T06:00Z')).toBe('');
  });
});

describe('the clock is the cafe’s', () => {
  it.each([
    ['America/Los_Angeles', 'Opens soon · 7 AM'],
    ['America/New_York', 'Open · closes 6 PM'],
    ['Europe/London', 'Open · closes 6 PM'],
    ['Asia/Kolkata', 'Closed · opens Mon 7 AM'],
    ['Pacific/Kiritimati', 'Closed · opens 7 AM'],
  ])('in %s', (timeZone, words) => {
    expect(line(SEVEN_TO_SIX, '2026-11-22T14:45Z', timeZone)).toBe(words);
  });

  it('says midnight as 00, not as 24', () => {
    expect(localTime(Date.parse('2026-11-22T05:00Z'), BOSTON)).toBe('2026-11-22T00:00');
  });
});

describe('when the clocks change', () => {
  it('forward, counts the minutes that are left', () => {
    // 2 AM becomes 3 AM on March 8: at 1:50 there are ten minutes until 3.
    const night = [{ from: '2026-03-07T20:00', to: '2026-03-08T03:00' }];
    expect(line(night, '2026-03-08T06:10Z')).toBe('Open · closes 3 AM');
    expect(line(night, '2026-03-08T06:50Z')).toBe('Closes soon · 3 AM');
    expect(line(night, '2026-03-08T07:00Z')).toBe('');
  });

  it('forward, takes a time that is left out for the moment of the change or after', () => {
    const night = [{ from: '2026-03-08T00:00', to: '2026-03-08T02:30' }];
    expect(line(night, '2026-03-08T06:59Z')).toBe('Closes soon · 2:30 AM');
  });

  it('back, is open until the hour has come for the second time', () => {
    // 2 AM becomes 1 AM on November 1.
    const night = [{ from: '2026-10-31T20:00', to: '2026-11-01T01:30' }];
    expect(line(night, '2026-11-01T05:10Z')).toBe('Open · closes 1:30 AM');
    expect(line(night, '2026-11-01T05:50Z')).toBe('Closes soon · 1:30 AM');
    expect(line(night, '2026-11-01T06:29Z')).toBe('Closes soon · 1:30 AM');
    expect(line(night, '2026-11-01T06:30Z')).toBe('');
  });

  it('back, opens when the hour comes for the first time', () => {
    const morning = [{ from: '2026-11-01T01:00', to: '2026-11-01T09:00' }];
    expect(line(morning, '2026-11-01T04:40Z')).toBe('Opens soon · 1 AM');
    expect(line(morning, '2026-11-01T05:00Z')).toBe('Open · closes 9 AM');
  });

  it('shows the time of the days after', () => {
    const days = daily('07:00', '18:00', ['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(line(days, '2026-11-01T11:59Z')).toBe('Opens soon · 7 AM');
    expect(line(days, '2026-11-01T12:00Z')).toBe('Open · closes 6 PM');
  });
});

it('uses the browser’s own clock in a zone that it does not know', () => {
  const noon = Date.parse('2026-11-22T12:00Z');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(localTime(noon, 'America/Nowhere')).toBe(localTime(noon, own));
});
