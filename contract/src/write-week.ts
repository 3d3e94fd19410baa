import { DAYS, endsNextDay, type Interval, type SingleDate, type Week } from './week.ts';

export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

export const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeText = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const intervalsText = (intervals: readonly Interval[]) =>
  intervals.map(({ from, to }) => `${timeText(from)}-${timeText(to)}`).join(',');

const isOpenRule = (rule: string) => /\d$/.test(rule);

/** Consecutive days as a range: [0, 1, 2, 5] is 'Mo-We,Sa'. */
function daysText(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const [first, last] = [DAYS[run[0]!]!, DAYS[run.at(-1)!]!];
      if (run.length === 1) return first;
      return run.length === 2 ? `${first},${last}` : `${first}-${last}`;
    })
    .join(',');
}

export function dateText({ date, name, intervals }: SingleDate): string {
  const [year, month, day] = date.split('-').map(Number);
  const hours = intervals.length > 0 ? intervalsText(intervals) : 'off';
  // With hours a remark alone would make them uncertain, which 'open' before it does not.
  const remark = name && `${intervals.length > 0 ? ' open' : ''} "${name.replaceAll('"', '')}"`;
  return `${year} ${MONTHS[month! - 1]} ${twoDigits(day!)} ${hours}${remark}`;
}

/** The days of a usual week; those of the same hours share a rule. Where some are unknown, each day has its rule. */
function usualText(days: Week['days']): string {
  const groups = new Map<string, number[]>();
  const hasUnknown = days.includes(null);
  for (const [day, intervals] of days.entries()) {
    if (intervals?.length === 0 && !hasUnknown) continue;
    const hours = intervals ? intervalsText(intervals) || 'off' : 'unknown';
    groups.set(hours, [...(groups.get(hours) ?? []), day]);
  }
  const rules = [...groups].map(([hours, group]) => `${daysText(group)} ${hours}`);
  const [open, others] = [rules.filter(isOpenRule), rules.filter((rule) => !isOpenRule(rule))];
  // After ';' a day's rule ends what lasts into it from the night before; after ',' it does not.
  const lastsOvernight = days.some((intervals) => intervals?.some(endsNextDay));
  return [...others, open.join(lastsOvernight ? ', ' : '; ')].filter(Boolean).join('; ') || 'off';
}

/** A week in the syntax of `opening_hours`; '' for an unknown week. */
export function weekToText({ days, closedOnHolidays, rules, dates }: Week): string {
  const others = [...(closedOnHolidays ? ['PH off'] : []), ...rules, ...dates.map(dateText)];
  if (others.length === 0 && days.every((day) => day === null)) return '';
  return [usualText(days), ...others].join('; ');
}
