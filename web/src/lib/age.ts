import { perLanguage } from './intl.ts';
import * as texts from '#messages/lib';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The largest number of each unit that is written in it, the smallest unit first. */
const UNITS = [
  ['day', 1, 13],
  ['week', 7, 8],
  ['month', 30.44, 23],
  ['year', 365.25, Infinity],
] as const;

const words = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

function ageOf(iso: string, now: number): [count: number, unit: (typeof UNITS)[number][0]] {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY_MS));
  const [unit, length] = UNITS.find(([, size, most]) => Math.floor(days / size) <= most)!;
  return [Math.floor(days / length), unit];
}

/** 'today', 'yesterday', '9 days ago', '3 weeks ago', '5 months ago' */
export function formatAge(iso: string, now: number): string {
  const [count, unit] = ageOf(iso, now);
  return words().format(-count, unit);
}

/** How long ago: '9 days', '3 weeks', '5 months' */
export function formatDuration(iso: string, now: number): string {
  const [count, unit] = ageOf(iso, now);
  return texts.durations[unit]({ count });
}
