import type { OpenInterval } from '@cortado/contract';
import { inZone } from './library.ts';
import { parseHours, type ParsedHours } from './parse-hours.ts';
import { dayText, minuteText, startOfDay } from './wall-date.ts';
import { withoutHolidays } from './without-holidays.ts';
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

interface Span {
  from: Date;
  to: Date;
}

function unknownDaysOf(all: readonly Stretch[]): Span[] {
  const unknown: Span[] = [];
  for (const { from, to, state } of all) {
    if (state !== 'unknown') continue;
    const begin = startOfDay(dayText(from));
    const end = startOfDay(dayText(new Date(to.getTime() - 1)), 1);
    const last = unknown.at(-1);
    if (last && last.to >= begin) last.to = end;
    else unknown.push({ from: begin, to: end });
  }
  return unknown;
}

/** Whether nothing is known but what holds on public holidays. */
function knowsHolidaysAlone({ schedule }: ParsedHours): boolean {
  if (schedule.region === null) return false;
  const ordinary = parseHours({ ...schedule, text: withoutHolidays(schedule.text) });
  if (!ordinary?.hours.isWeekStable()) return false;
  const [from, to] = [startOfDay('2026-01-01'), startOfDay('2026-01-01', 7)];
  const [first] = unknownDaysOf(stretches(ordinary, from, to));
  return first !== undefined && first.from <= from && first.to >= to;
}

/**
 * What is known by days: one with an unknown time is unknown as a whole, and what begins on it is left out. The end of a night that began the
 * day before is. Nothing is known of a cafe of which nothing is but that it is closed on public holidays.
 * @param all without gaps
 */
export function byKnownDays(
  all: readonly Stretch[],
  parsed: ParsedHours,
): { open: Span[]; unknown: Span[] } {
  const unknown = unknownDaysOf(all);
  const open = joinOpen(all).flatMap(({ from, to }) => {
    const days = unknown.find((span) => span.from <= from && span.to > from);
    if (!days) return { from, to };
    return days.to < to ? { from: days.to, to } : [];
  });
  if (open.length === 0 && unknown.length > 0 && knowsHolidaysAlone(parsed))
    return { open, unknown: [{ from: all[0]!.from, to: all.at(-1)!.to }] };
  return { open, unknown };
}

/** When a cafe is open in some days, as far as that is known. */
export interface KnownHours {
  /** In its local times; null: unknown on all of the days. */
  hours: OpenInterval[] | null;
  /** 'YYYY-MM-DD' each; only where other days are known. */
  unknownDays?: string[] | undefined;
}

export const NOTHING_KNOWN: KnownHours = { hours: null };

/** Joins the intervals of days. @param unknownDays those of them that are unknown */
export const knownHours = (
  unknownDays: string[],
  days: number,
  hours: () => OpenInterval[],
): KnownHours => {
  if (unknownDays.length === days) return NOTHING_KNOWN;
  return { hours: hours(), unknownDays: unknownDays.length > 0 ? unknownDays : undefined };
};

/**
 * When it is open in the days from one on.
 * A stretch that reaches over midnight at either end has its true end, within a day; a longer one ends with the days.
 * @param fromDate 'YYYY-MM-DD'
 */
export function openIntervals(parsed: ParsedHours, fromDate: string, days: number): KnownHours {
  const [begin, end] = [startOfDay(fromDate), startOfDay(fromDate, days)];
  const [first, last] = [startOfDay(fromDate, -1), startOfDay(fromDate, days + 1)];
  try {
    const { open, unknown } = byKnownDays(stretches(parsed, first, last), parsed);
    const dates = Array.from({ length: days }, (_, later) => startOfDay(fromDate, later));
    const unknownDays = dates.filter((day) =>
      unknown.some(({ from, to }) => from <= day && to > day),
    );
    return knownHours(unknownDays.map(dayText), days, () =>
      open
        .filter(({ from, to }) => from < end && to > begin)
        .map(({ from, to }) => ({
          from: minuteText(from <= first ? begin : from),
          to: minuteText(to >= last ? end : to),
        })),
    );
  } catch {
    return NOTHING_KNOWN;
  }
}
