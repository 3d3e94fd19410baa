import { HOURS, readDayRule, readHours } from './hours-rule.ts';
import { CLOSED_WEEK, DAYS, UNKNOWN_WEEK, withDate, withDay } from './week.ts';
import type { SingleDate, Week } from './week.ts';
import { dateText, MONTHS, twoDigits } from './write-week.ts';

/** The rules of a text, each with whether ',' precedes it. */
function splitRules(text: string): { rule: string; isAdded: boolean }[] {
  const rules = [{ rule: '', isAdded: false }];
  for (const [token] of text.matchAll(/"[^"]*"|[^"]/g)) {
    const last = rules.at(-1)!;
    if (token === ';') rules.push({ rule: '', isAdded: false });
    else if (token === ',' && /\d:\d\d\s*$|off\s*$|closed\s*$|unknown\s*$|"\s*$/.test(last.rule)) {
      rules.push({ rule: '', isAdded: true });
    } else last.rule += token;
  }
  // A comma between two times of one day does not separate rules.
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

const REMARK = String.raw`(?<open>\s*open)?(?:\s*"(?<name>[^"]*)")?`;
const DATE_RULE = new RegExp(
  String.raw`^(?<year>\d{4})\s+(?<month>[A-Z][a-z]{2})\s+(?<day>\d{1,2})\s*:?\s+${HOURS}${REMARK}$`,
);

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
/** Rules of holidays, dates, months, weeks, and of some of a month's weekdays: they can override a usual week. */
const OTHER_RULE = new RegExp(
  String.raw`^(?:PH|SH|easter|week|\d{4}|(?:${MONTHS.join('|')})\b|(?:${DAYS.join('|')})\[)`,
);
const isOff = (rule: string) => /\b(?:off|closed)\s*(?:"[^"]*")?$/.test(rule);

const EVERY_DAY = [...DAYS.keys()];

/** Applies a rule of weekdays to the week so far; null where a week cannot hold it. */
function applyDayRule(week: Week, rule: string, isAdded: boolean, set: Set<number>): Week | null {
  const read = readDayRule(rule);
  if (!read) return null;
  const { days: named, hasHolidays, hours, intervals } = read;
  const isClosed = intervals?.length === 0;
  const days = named ?? EVERY_DAY;
  if (isAdded && (!intervals?.length || hasHolidays || days.some((day) => set.has(day))))
    return null;
  // Hours without days are added to those of the days before them.
  if (!named && set.size > 0 && intervals?.length) return null;
  // A holiday would be open again on the days of a later rule.
  if (week.closedOnHolidays && !isClosed) return null;
  let next = week;
  for (const day of days) {
    set.add(day);
    next = withDay(next, day, intervals);
  }
  if (!hasHolidays) return next;
  return isClosed
    ? { ...next, closedOnHolidays: true }
    : { ...next, rules: [...next.rules, `PH ${hours}`] };
}

/** Adds a rule after the days; null where it cannot override a week. What a later rule may override becomes a rule too. */
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
