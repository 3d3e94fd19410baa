import { expect, it } from 'vitest';
import { addDays, laterExceptions, shownDays } from './shown-days.ts';

const interval = (from: string, to: string) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` });

it('shows each interval on the day it begins', () => {
  const hours = [
    interval('21T17:00', '22T01:00'),
    interval('22T07:00', '22T15:00'),
    interval('22T17:00', '23T01:00'),
    interval('24T07:00', '25T00:00'),
  ];
  const days = shownDays({ hours }, '2026-11-22');
  expect(days.map(({ hours: said }) => said)).toEqual([
    ['7:00 AM–3:00 PM', '5:00 PM–1:00 AM'],
    [],
    ['7:00 AM–12:00 AM'],
    [],
    [],
    [],
    [],
  ]);
  expect(days.at(-1)?.date).toBe('2026-11-28');
});

it('shows what is open for longer than a day on each of its days', () => {
  const hours = [{ from: '2026-11-22T06:00', to: '2026-11-30T00:00' }];
  const said = shownDays({ hours }, '2026-11-22').map(({ hours: day }) => day);
  expect(said[0]).toEqual(['6:00 AM–12:00 AM']);
  expect(said.slice(1)).toEqual(Array.from({ length: 6 }, () => ['Open 24 hours']));
});

it('leaves exceptions in their day, and those after seven days apart', () => {
  const exceptions = [
    { date: '2026-11-26', name: 'Thanksgiving', intervals: [] },
    { date: '2026-11-29', name: null, intervals: [] },
    {
      date: '2026-12-16',
      name: null,
      intervals: [{ from: '2026-12-16T07:00', to: '2026-12-16T13:00' }],
    },
  ];
  const days = shownDays({ hours: [], exceptions }, '2026-11-22');
  expect(days.map(({ exception }) => exception?.name)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'Thanksgiving',
    undefined,
    undefined,
  ]);
  expect(laterExceptions(exceptions, '2026-11-22')).toEqual([
    { from: '2026-11-29', through: '2026-11-29', name: '', said: 'closed' },
    { from: '2026-12-16', through: '2026-12-16', name: '', said: '7:00 AM–1:00 PM' },
  ]);
});

it('shows consecutive days that are alike as one exception', () => {
  const closed = (date: string, name: string | null = null) => ({ date, name, intervals: [] });
  const exceptions = [
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-04'].map((date) => closed(date)),
    closed('2026-12-05', 'Feast'),
    {
      date: '2026-12-06',
      name: 'Feast',
      intervals: [{ from: '2026-12-06T09:00', to: '2026-12-06T12:00' }],
    },
  ];
  const found = laterExceptions(exceptions, '2026-11-22');
  expect(found.map(({ from, through }) => `${from} ${through}`)).toEqual([
    '2026-11-30 2026-12-02',
    '2026-12-04 2026-12-04',
    '2026-12-05 2026-12-05',
    '2026-12-06 2026-12-06',
  ]);
});

it('has no hours of days that are unknown', () => {
  const hours = [interval('22T08:00', '22T18:00')];
  const days = shownDays({ hours, unknownDays: ['2026-11-23'] }, '2026-11-22');
  expect(days.slice(0, 3).map(({ hours: said }) => said)).toEqual([['8:00 AM–6:00 PM'], null, []]);
});

it('counts days over the ends of months and the changes of clocks', () => {
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
