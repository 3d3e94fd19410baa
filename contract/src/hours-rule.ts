import { MINUTES_OF_DAY } from './clock.ts';
import { ALL_DAY, DAYS, type Day, type Interval } from './week.ts';

/** The days of a rule, from Monday. */
interface RuleDays {
  /** Null where it names none and applies to all. */
  days: number[] | null;
  hasHolidays: boolean;
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

/** The hours of a rule; undefined where a week cannot hold them. */
export function readHours(text: string): Day | undefined {
  if (/^unknown$/i.test(text)) return null;
  if (/^(off|closed)$/i.test(text)) return [];
  if (text === '24/7') return [ALL_DAY];
  const intervals = text.split(',').map(readInterval);
  return intervals.every((interval) => interval !== null) ? intervals : undefined;
}

const INDEXES = new Map(DAYS.map((day, index) => [day.toLowerCase(), index]));
const indexOf = (name = '') => INDEXES.get(name.toLowerCase()) ?? -1;

/** 'Mo-We,Sa,PH'; null where it contains anything else. */
export function readDays(text: string): { days: number[]; hasHolidays: boolean } | null {
  const days = new Set<number>();
  let hasHolidays = false;
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

export const HOURS = String.raw`(?<hours>off|closed|unknown|24/7|\d[\d:,\s-]*)`;
const DAY_RULE = new RegExp(String.raw`^(?<days>[A-Za-z][A-Za-z,\s-]*?)?\s*:?\s*${HOURS}$`);

/** A rule of weekdays and public holidays; null for any other. */
export function readDayRule(rule: string): (RuleDays & { hours: string; intervals: Day }) | null {
  const { days, hours = '' } = DAY_RULE.exec(rule)?.groups ?? {};
  const intervals = readHours(hours.trim());
  const named = days === undefined ? { days: null, hasHolidays: false } : readDays(days);
  return intervals === undefined || !named ? null : { ...named, hours: hours.trim(), intervals };
}
