import type { OpenInterval } from '@cortado/contract';
import { inZone } from './library.ts';
import type { ParsedHours } from './parse-hours.ts';
import { minuteText, startOfDay } from './wall-date.ts';
import { DAY_MS } from '../core/durations.ts';

/** More often than any cafe opens and closes in a day. */
export const MAX_CHANGES_A_DAY = 12;

/** A stretch of time in which nothing changes. */
export interface Stretch {
  from: Date;
  to: Date;
  state: 'open' | 'unknown' | 'closed';
  comment: string | undefined;
}

/**
 * All stretches between two days, one after the other.
 * @throws unless the text can be evaluated there, as with a sunrise in the polar night
 */
export function stretches({ hours, schedule }: ParsedHours, from: Date, to: Date): Stretch[] {
  return inZone(schedule.timeZone, () => {
    const iterator = hours.getIterator(from);
    const max = (MAX_CHANGES_A_DAY * (to.getTime() - from.getTime())) / DAY_MS;
    const found: Stretch[] = [];
    for (let begin = from; begin < to;) {
      const state = iterator.getState() ? 'open' : iterator.getUnknown() ? 'unknown' : 'closed';
      const comment = iterator.getComment();
      const end = iterator.advance(to) ? iterator.getDate() : to;
      found.push({ from: begin, to: end < to ? end : to, state, comment });
      if (found.length > max) throw new Error('Too many changes.');
      begin = end;
    }
    return found;
  });
}

/** Joins open stretches that meet. */
export function joinOpen(all: readonly Stretch[]): { from: Date; to: Date }[] {
  const joined: { from: Date; to: Date }[] = [];
  for (const { from, to, state } of all) {
    const last = joined.at(-1);
    if (state !== 'open') continue;
    if (last && last.to.getTime() === from.getTime()) last.to = to;
    else joined.push({ from, to });
  }
  return joined;
}

/**
 * When it is open in the days from one on, in the cafe's local times; null where that is unknown at any of them.
 * A stretch that reaches over midnight at either end keeps its true end, within a day; a longer one ends with the days.
 * @param fromDate 'YYYY-MM-DD'
 */
export function openIntervals(
  parsed: ParsedHours,
  fromDate: string,
  days: number,
): OpenInterval[] | null {
  const [begin, end] = [startOfDay(fromDate), startOfDay(fromDate, days)];
  const [first, last] = [startOfDay(fromDate, -1), startOfDay(fromDate, days + 1)];
  try {
    const all = stretches(parsed, first, last).filter(({ from, to }) => from < end && to > begin);
    if (all.some(({ state }) => state === 'unknown')) return null;
    return joinOpen(all).map(({ from, to }) => ({
      from: minuteText(from <= first ? begin : from),
      to: minuteText(to >= last ? end : to),
    }));
  } catch {
    return null;
  }
}
