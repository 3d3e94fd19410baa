import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import {
  ALL_DAY,
  CLOSED_WEEK,
  UNKNOWN_WEEK,
  DAYS,
  endsNextDay,
  withDate,
  withDay,
  type Day,
  type SingleDate,
  type Interval,
  type Week,
} from './week.ts';

const MONTHS = [
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

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeText = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const intervalsText = (intervals: readonly Interval[]) =>
  intervals.map(({ from, to }) => `${timeText(from)}-${timeText(to)}`).join(',');

const isOpenRule = (rule: string) => /\d$/.test(rule);

/** Days that follow one another as a range: [0, 1, 2, 5] is 'Mo-We,Sa'. */
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

function dateText({ date, name, intervals }: SingleDate): string {
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

/** A week in the syntax of `opening_hours`; '' where nothing is known. */
export function weekToText({ days, closedOnHolidays, rules, dates }: Week): string {
  const others = [...(closedOnHolidays ? ['PH off'] : []), ...rules, ...dates.map(dateText)];
  if (others.length === 0 && days.every((day) => day === null)) return '';
  return [usualText(days), ...others].join('; ');
}

/** The rules of a text, each with whether ',' stands before it. */
function splitRules(text: string): { rule: string; isAdded: boolean }[] {
  const rules = [{ rule: '', isAdded: false }];
  for (const [token] of text.matchAll(/"[^"]*"|[^"]/g)) {
    const last = rules.at(-1)!;
    if (token === ';') rules.push({ rule: '', isAdded: false });
    else if (token === ',' && /\d:\d\d\s*$|off\s*$|closed\s*$|unknown\s*$|"\s*$/.test(last.rule)) {
      rules.push({ rule: '', isAdded: true });
    } else last.rule += token;
  }
  // A comma between two times of one day is none between rules.
  const joined: typeof rules = [];
  for (const { rule, isAdded } of rules) {
    const before = joined.at(-1);
    if (isAdded && before && /^\s*\d{1,2}:/.test(rule)) before.rule += `,${rule}`;
    else joined.push({ rule, isAdded });
  }
  return joined
    .map(({ rule, isAdded }) => ({ rule: rule.trim(), isAdded }))
    .filter(({ rule }) => rule !== '');
}

function readTime(hour: string, minute: string): number | null {
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= 2 * MINUTES_OF_DAY ? minutes : null;
}

function readInterval(text: string): Interval | null {
  const [, h1 = '', m1 = '', h2 = '', m2 = ''] =
    /^(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)$/.exec(text.trim()) ?? [];
  const [from, end] = [readTime(h1, m1), readTime(h2, m2)];
  if (h1 === '' || from === null || end === null || from >= MINUTES_OF_DAY) return null;
  const to = end > MINUTES_OF_DAY ? end - MINUTES_OF_DAY : end || MINUTES_OF_DAY;
  // Longer than a day.
  return end > MINUTES_OF_DAY && to >= from ? null : { from, to };
}

/** The hours of a rule; undefined where a week has no room for them. */
function readHours(text: string): Day | undefined {
  if (/^unknown$/i.test(text)) return null;
  if (/^(off|closed)$/i.test(text)) return [];
  if (text === '24/7') return [ALL_DAY];
  const intervals = text.split(',').map(readInterval);
  return intervals.every((interval) => interval !== null) ? intervals : undefined;
}

function readDays(text: string): { days: number[]; hasHolidays: boolean } | null {
  const days = new Set<number>();
  let hasHolidays = false;
  const indexOf = (name = '') => DAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase());
  for (const part of text.split(',')) {
    const [first, last, ...rest] = part.trim().split(/\s*-\s*/);
    const [from, to] = [indexOf(first), indexOf(last ?? first)];
    if (first === 'PH' && last === undefined) hasHolidays = true;
    else if (from < 0 || to < 0 || rest.length > 0) return null;
    else
      for (let day = from; ; day = (day + 1) % 7) {
        days.add(day);
        if (day === to) break;
      }
  }
  return { days: [...days], hasHolidays };
}

const HOURS = String.raw`(?<hours>off|closed|unknown|24/7|\d[\d:,\s-]*)`;
const REMARK = String.raw`(?<open>\s*open)?(?:\s*"(?<name>[^"]*)")?`;
const DATE_RULE = new RegExp(
  String.raw`^(?<year>\d{4})\s+(?<month>[A-Z][a-z]{2})\s+(?<day>\d{1,2})\s*:?\s+${HOURS}${REMARK}$`,
);
const DAY_RULE = new RegExp(String.raw`^(?<days>[A-Za-z][A-Za-z,\s-]*?)?\s*:?\s*${HOURS}$`);

function readDate(groups: Record<string, string | undefined>): SingleDate | null {
  const { year = '', month = '', day = '', hours = '', open, name = '' } = groups;
  const at = (MONTHS as readonly string[]).indexOf(month);
  const intervals = readHours(hours.trim());
  const date = `${year}-${twoDigits(at + 1)}-${twoDigits(Number(day))}`;
  const isDate =
    at >= 0 && !Number.isNaN(Date.parse(date)) && new Date(date).getUTCDate() === Number(day);
  if (!isDate || !intervals) return null;
  // Hours with a remark and without 'open' are uncertain ones.
  if (name !== '' && intervals.length > 0 && !open) return null;
  return { date, name, intervals };
}

const HOLIDAYS_OFF = /^PH\s+(?:off|closed)$/;
/** Rules of holidays, dates, months, weeks, and of some of a month's weekdays: they can hold over a usual week. */
const OTHER_RULE = new RegExp(
  String.raw`^(?:PH|SH|easter|week|\d{4}|(?:${MONTHS.join('|')})\b|(?:${DAYS.join('|')})\[)`,
);
const isOff = (rule: string) => /\b(?:off|closed)\s*(?:"[^"]*")?$/.test(rule);

/** A rule of weekdays put over the week so far; null where a week has no room for it. */
function applyDayRule(week: Week, rule: string, isAdded: boolean, set: Set<number>): Week | null {
  const { days: text, hours = '' } = DAY_RULE.exec(rule)?.groups ?? {};
  const intervals = readHours(hours.trim());
  const selected = text === undefined ? null : readDays(text);
  if (intervals === undefined || (text !== undefined && !selected)) return null;
  const { days, hasHolidays } = selected ?? { days: [0, 1, 2, 3, 4, 5, 6], hasHolidays: false };
  if (isAdded && (!intervals?.length || hasHolidays || days.some((day) => set.has(day))))
    return null;
  // A holiday would be open again on the days of a later rule.
  if (week.closedOnHolidays && intervals?.length !== 0) return null;
  let next = week;
  for (const day of days) {
    set.add(day);
    next = withDay(next, day, intervals);
  }
  if (!hasHolidays) return next;
  const isClosed = intervals?.length === 0;
  return isClosed
    ? { ...next, closedOnHolidays: true }
    : { ...next, rules: [...next.rules, `PH ${hours.trim()}`] };
}

/** A rule put after the days; null where it can hold over no week. What a later rule may hold over becomes a rule itself. */
function applyOtherRule(week: Week, rule: string, isAdded: boolean): Week | null {
  const { closedOnHolidays, rules, dates } = week;
  if (isAdded) {
    const last = rules.at(-1);
    if (last === undefined || dates.length > 0) return null;
    return { ...week, rules: [...rules.slice(0, -1), `${last}, ${rule}`] };
  }
  const groups = DATE_RULE.exec(rule)?.groups;
  const single = groups && readDate(groups);
  if (single) return withDate(week, single);
  if (!OTHER_RULE.test(rule) || rule.includes('||')) return null;
  const before = [...rules, ...dates.map(dateText)];
  if (HOLIDAYS_OFF.test(rule) && !closedOnHolidays && before.every(isOff))
    return { ...week, closedOnHolidays: true };
  return { ...week, rules: [...before, rule], dates: [] };
}

/** A text as a week; null where it has rules that only the text can hold. */
export function textToWeek(text: string): Week | null {
  if (text.trim() === '') return UNKNOWN_WEEK;
  let week = CLOSED_WEEK;
  const set = new Set<number>();
  for (const { rule, isAdded } of splitRules(text.replaceAll(/\s+/g, ' '))) {
    const isOver = week.rules.length > 0 || week.dates.length > 0;
    const next: Week | null =
      (isOver ? null : applyDayRule(week, rule, isAdded, set)) ??
      applyOtherRule(week, rule, isAdded);
    if (!next) return null;
    week = next;
  }
  // Rules alone are no usual week.
  return week.rules.length > 0 && set.size === 0 ? null : week;
}

/** A text with one rule a line, as it is written and read. */
export function toLines(text: string): string {
  return text.replaceAll(/("[^"]*")|;\s*/g, (_, quoted?: string) => quoted ?? ';\n');
}

/** Lines as one text, as it is stored. */
export const toOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
