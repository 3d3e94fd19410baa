import { describe, expect, it } from 'vitest';
import { CLOSED_WEEK, withDate, withDay, type Interval } from '@cortado/contract/week';
import { addedInterval, dayProblem, isValid, withoutPast } from './week.ts';

const interval = (from: number, to: number): Interval => ({ from: from * 60, to: to * 60 });
const FRIDAY = 4;
const SUNDAY = 6;

describe('an interval', () => {
  it('overlaps another one of its day, and names it', () => {
    const [noon, evening] = [interval(12, 18), interval(17, 1)];
    const week = withDay(CLOSED_WEEK, FRIDAY, [noon, evening]);
    expect(dayProblem(week, FRIDAY, 0)).toEqual({ kind: 'overlap', other: evening });
    expect(dayProblem(week, FRIDAY, 1)).toEqual({ kind: 'overlap', other: noon });
    expect(isValid(week)).toBe(false);
  });

  it('overlaps the morning after where it lasts so long', () => {
    const [night, morning] = [interval(22, 7), interval(6, 12)];
    const week = withDay(withDay(CLOSED_WEEK, SUNDAY, [night]), 0, [morning]);
    expect(dayProblem(week, SUNDAY, 0)).toEqual({ kind: 'overlap', other: morning });
    expect(dayProblem(week, 0, 0)).toEqual({ kind: 'overlap', other: night });
  });

  it('may touch another one', () => {
    const touching = [interval(7, 12), interval(12, 24)];
    const week = withDay(withDay(CLOSED_WEEK, 0, touching), 1, [interval(0, 3)]);
    expect(isValid(week)).toBe(true);
  });

  it('is invalid where it ends as it begins', () => {
    const week = withDay(CLOSED_WEEK, 0, [interval(9, 9)]);
    expect(dayProblem(week, 0, 0)).toEqual({ kind: 'empty' });
  });

  it('is added an hour after the last one', () => {
    expect(addedInterval([interval(7, 15)])).toEqual(interval(16, 20));
    expect(addedInterval([interval(7, 22)])).toEqual(interval(23, 24));
    expect(addedInterval([])).toEqual(interval(8, 18));
  });
});

describe('single dates', () => {
  const dated = (date: string) => ({ date, name: '', intervals: [] });
  const week = ['2026-12-24', '2026-11-26', '2027-01-01']
    .map(dated)
    .reduce((before, added) => withDate(before, added), CLOSED_WEEK);
  const dates = (of: typeof week) => of.dates.map(({ date }) => date);

  it('are in order, each once', () => {
    expect(dates(week)).toEqual(['2026-11-26', '2026-12-24', '2027-01-01']);
    expect(dates(withDate(week, dated('2026-12-24')))).toHaveLength(3);
  });

  it('are dropped once they are over', () => {
    expect(dates(withoutPast(week, '2026-12-24'))).toEqual(['2026-12-24', '2027-01-01']);
  });
});
