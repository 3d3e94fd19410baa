import { describe, expect, it } from 'vitest';
import { hoursExceptions } from './exceptions.ts';
import { parseHours } from './parse-hours.ts';
import { scheduleOf } from './schedule.ts';
import { BOSTON } from './testing/table.ts';

/** What is not as usual in the four weeks from a date on. */
function exceptions(text: string, from = '2026-11-22') {
  const parsed = parseHours(scheduleOf(text, BOSTON));
  return parsed && hoursExceptions(parsed, from, 28);
}

describe('what is not as usual', () => {
  it('are holidays, by name, and single dates', () => {
    expect(exceptions('Mo-Fr 07:00-18:00; PH off; 2026 Dec 16 07:00-13:00')).toEqual([
      { date: '2026-11-26', name: 'Thanksgiving Day', intervals: [] },
      {
        date: '2026-12-16',
        name: null,
        intervals: [{ from: '2026-12-16T07:00', to: '2026-12-16T13:00' }],
      },
    ]);
  });

  it('are all days of a fortnight’s closing that would have been open', () => {
    const found = exceptions('Mo-Sa 07:00-18:00; 2026 Dec 01-14 off');
    expect(found?.map(({ date }) => date)).toEqual(
      ['01', '02', '03', '04', '05', '07', '08', '09', '10', '11', '12', '14'].map(
        (day) => `2026-12-${day}`,
      ),
    );
  });

  it('are what begins on a day, where nights last past midnight', () => {
    expect(exceptions('Mo-Fr 17:00-01:00; PH off; 2026 Nov 27 20:00-22:00')).toEqual([
      { date: '2026-11-26', name: 'Thanksgiving Day', intervals: [] },
      {
        date: '2026-11-27',
        name: null,
        intervals: [{ from: '2026-11-27T20:00', to: '2026-11-27T22:00' }],
      },
    ]);
  });

  it('is a day that closes at all, in what never closes', () => {
    expect(exceptions('24/7; PH off')).toEqual([
      { date: '2026-11-26', name: 'Thanksgiving Day', intervals: [] },
    ]);
  });

  it('are neither weeks that alternate, nor a season that begins, nor the sun', () => {
    expect(exceptions('week 2-53/2 Mo-Fr 07:00-18:00', '2026-06-01')).toEqual([]);
    expect(exceptions('Mo-Fr 07:00-18:00; Dec-Feb Mo-Fr 08:00-16:00')).toEqual([]);
    expect(exceptions('sunrise-sunset')).toEqual([]);
    expect(exceptions('Mo-Fr sunrise-18:00')).toEqual([]);
    expect(exceptions('Fr,Sa 20:00-02:00')).toEqual([]);
  });

  it('is a known date among days of which nobody knows', () => {
    expect(exceptions('Mo-Su unknown; 2026 Dec 24 07:00-14:00', '2026-12-20')).toEqual([
      {
        date: '2026-12-24',
        name: null,
        intervals: [{ from: '2026-12-24T07:00', to: '2026-12-24T14:00' }],
      },
    ]);
  });

  it('is a holiday by the sun, with the times of its day', () => {
    expect(exceptions('Mo-Su sunrise-18:00; PH sunrise-12:00')).toEqual([
      {
        date: '2026-11-26',
        name: 'Thanksgiving Day',
        intervals: [{ from: '2026-11-26T06:48', to: '2026-11-26T12:00' }],
      },
    ]);
  });

  it('says nothing of days that are unknown', () => {
    expect(exceptions('Mo-Fr 07:00-18:00; 2026 Dec 16 unknown')).toEqual([]);
  });
});
