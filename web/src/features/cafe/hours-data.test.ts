import { describe, expect, it } from 'vitest';
import { hoursData } from './hours-data.ts';

const TYPE = { '@type': 'OpeningHoursSpecification' };

describe('hours as structured data', () => {
  it('are left out where they are unknown, or it is never open', () => {
    expect(hoursData({ hours: null })).toEqual([]);
    expect(hoursData({ hours: [] })).toEqual([]);
  });

  it('are the usual week, days of the same times together, and past midnight', () => {
    const hours = [
      { from: '2026-11-22T08:00', to: '2026-11-22T16:00' },
      { from: '2026-11-23T07:00', to: '2026-11-23T18:00' },
      { from: '2026-11-24T07:00', to: '2026-11-24T18:00' },
      { from: '2026-11-27T18:00', to: '2026-11-28T02:00' },
      { from: '2026-11-28T18:00', to: '2026-11-29T00:00' },
      { from: '2026-11-29T08:00', to: '2026-11-29T16:00' },
    ];
    expect(hoursData({ hours })).toEqual([
      { ...TYPE, dayOfWeek: ['Sunday'], opens: '08:00', closes: '16:00' },
      { ...TYPE, dayOfWeek: ['Monday', 'Tuesday'], opens: '07:00', closes: '18:00' },
      { ...TYPE, dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
      { ...TYPE, dayOfWeek: ['Saturday'], opens: '18:00', closes: '00:00' },
    ]);
  });

  it('are whole days for what never closes', () => {
    const hours = [{ from: '2026-11-22T00:00', to: '2026-11-30T00:00' }];
    const [whole, ...others] = hoursData({ hours });
    expect(others).toEqual([]);
    expect(whole).toMatchObject({ opens: '00:00', closes: '23:59' });
    expect(whole).toHaveProperty('dayOfWeek.length', 7);
  });

  it('give each weekday once, by its first day', () => {
    const hours = [
      { from: '2026-11-26T06:46', to: '2026-11-26T18:00' },
      { from: '2026-12-03T06:54', to: '2026-12-03T18:00' },
    ];
    expect(hoursData({ hours })).toEqual([
      { ...TYPE, dayOfWeek: ['Thursday'], opens: '06:46', closes: '18:00' },
    ]);
  });

  it('leave out days that are unknown', () => {
    const saturday = [{ from: '2026-11-28T08:00', to: '2026-11-28T18:00' }];
    expect(hoursData({ hours: saturday, unknownDays: ['2026-11-27', '2026-11-29'] })).toEqual([
      { ...TYPE, dayOfWeek: ['Saturday'], opens: '08:00', closes: '18:00' },
    ]);
  });

  it('give consecutive special days that are alike by their first and last', () => {
    const exceptions = ['01', '02', '04'].map((day) => ({
      date: `2026-12-${day}`,
      name: null,
      intervals: [],
    }));
    const closed = { opens: '00:00', closes: '00:00' };
    expect(hoursData({ hours: [], exceptions })).toEqual([
      { ...TYPE, validFrom: '2026-12-01', validThrough: '2026-12-02', ...closed },
      { ...TYPE, validFrom: '2026-12-04', validThrough: '2026-12-04', ...closed },
    ]);
  });

  it('give the first week of a coming season, by its dates', () => {
    const opensAgain = ['01', '02'].map((day) => ({
      from: `2027-06-${day}T09:00`,
      to: `2027-06-${day}T15:00`,
    }));
    expect(hoursData({ hours: [], opensAgain })).toEqual([
      {
        ...TYPE,
        dayOfWeek: ['Tuesday', 'Wednesday'],
        opens: '09:00',
        closes: '15:00',
        validFrom: '2027-06-01',
        validThrough: '2027-06-07',
      },
    ]);
  });

  it('give single days by their dates, not as a weekday’s', () => {
    const thanksgiving = [{ from: '2026-11-26T08:00', to: '2026-11-26T12:00' }];
    const exceptions = [
      { date: '2026-11-26', name: 'Thanksgiving Day', intervals: thanksgiving },
      { date: '2026-12-16', name: null, intervals: [] },
    ];
    expect(hoursData({ hours: thanksgiving, exceptions })).toEqual([
      {
        ...TYPE,
        validFrom: '2026-11-26',
        validThrough: '2026-11-26',
        opens: '08:00',
        closes: '12:00',
      },
      {
        ...TYPE,
        validFrom: '2026-12-16',
        validThrough: '2026-12-16',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });
});
