import { LOCALE } from './intl.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The largest number of each unit that is still said in it, the smallest unit first. */
const UNITS = [
  ['day', 1, 13],
  ['week', 7, 8],
  ['month', 30.44, 23],
  ['year', 365.25, Infinity],
] as const;

let words: Intl.RelativeTimeFormat | undefined;

/** 'today', 'yesterday', '9 days ago', '3 weeks ago', '5 months ago' */
export function formatAge(iso: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY_MS));
  const [unit, length] = UNITS.find(([, size, most]) => Math.floor(days / size) <= most)!;
  words ??= new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  return words.format(-Math.floor(days / length), unit);
}
