import type { Cafe, HoursException, OpenInterval } from '@cortado/contract';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { addDays, byDay, minutesBetween } from '../hours/shown-days.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** As search engines take a day without a break. */
const WHOLE_DAY = { opens: '00:00', closes: '23:59' };
/** As they take a day on which it is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

interface Part {
  date: string;
  opens: string;
  closes: string;
}

/** An interval by the days it belongs to. */
const partsOf = (interval: OpenInterval): Part[] =>
  byDay(interval).map(({ from, to }) => {
    const isWhole = minutesBetween(from, to) === MINUTES_OF_DAY;
    const times = isWhole ? WHOLE_DAY : { opens: from.slice(11), closes: to.slice(11) };
    return { date: from.slice(0, 10), ...times };
  });

const SPECIFICATION = { '@type': 'OpeningHoursSpecification' };

/** The usual week: its days by the times that they have in common. A weekday that comes twice counts by its first day. */
function usualWeek(parts: readonly Part[]): object[] {
  const days = new Map<string, Set<string>>();
  const dates = new Map<string, string>();
  for (const { date, opens, closes } of parts) {
    const times = `${opens} ${closes}`;
    const weekday = WEEKDAYS[new Date(date).getUTCDay()]!;
    if (!dates.has(weekday)) dates.set(weekday, date);
    if (dates.get(weekday) !== date) continue;
    days.set(times, (days.get(times) ?? new Set()).add(weekday));
  }
  return [...days].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ');
    return { ...SPECIFICATION, dayOfWeek: [...dayOfWeek], opens, closes };
  });
}

/** The first week of a coming season. */
function nextSeason(parts: readonly Part[]): object[] {
  const validFrom = parts[0]?.date;
  if (validFrom === undefined) return [];
  const validThrough = addDays(validFrom, 6);
  return usualWeek(parts).map((days) => ({ ...days, validFrom, validThrough }));
}

/** Special days: consecutive ones with the same times as one. */
function specialDays(exceptions: readonly HoursException[]): object[] {
  const runs: { from: string; through: string; times: Pick<Part, 'opens' | 'closes'>[] }[] = [];
  for (const { date, intervals } of exceptions) {
    const parts = intervals.flatMap(partsOf).map(({ opens, closes }) => ({ opens, closes }));
    const times = parts.length > 0 ? parts : [CLOSED];
    const last = runs.at(-1);
    const follows = last?.through === addDays(date, -1);
    if (last && follows && JSON.stringify(last.times) === JSON.stringify(times))
      last.through = date;
    else runs.push({ from: date, through: date, times });
  }
  return runs.flatMap(({ from, through, times }) =>
    times.map((time) => ({ ...SPECIFICATION, validFrom: from, validThrough: through, ...time })),
  );
}

/** The hours of a cafe as structured data: those that are known, never typical ones. */
export function hoursData({
  hours,
  exceptions = [],
  opensAgain = [],
}: Pick<Cafe, 'hours' | 'unknownDays' | 'exceptions' | 'opensAgain'>): object[] {
  if (!hours) return [];
  const special = new Set(exceptions.map(({ date }) => date));
  const week = hours.flatMap(partsOf).filter(({ date }) => !special.has(date));
  const again = opensAgain.flatMap(partsOf).filter(({ date }) => !special.has(date));
  return [...usualWeek(week), ...specialDays(exceptions), ...nextSeason(again)];
}
