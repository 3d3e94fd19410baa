import { formatMoment } from '../../../lib/dates.ts';
import { counted, formatDecimal, LOCALE } from '../../../lib/intl.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** '12.4 GB' */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit: UNITS[power]!,
    unitDisplay: 'short',
    maximumFractionDigits: value < 100 ? 1 : 0,
  }).format(value);
}

export const formatMilliseconds = (ms: number): string => `${formatDecimal(ms)} ms`;

/** 'Never' for null. */
export const formatTime = (moment: string | null): string =>
  moment === null ? 'Never' : formatMoment(moment);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '3 days', '5 minutes': in its largest whole unit. */
export function formatDuration(seconds: number): string {
  if (seconds >= 2 * DAY) return counted(Math.floor(seconds / DAY), 'day');
  if (seconds >= 2 * HOUR) return counted(Math.floor(seconds / HOUR), 'hour');
  if (seconds >= 2 * MINUTE) return counted(Math.floor(seconds / MINUTE), 'minute');
  return counted(Math.floor(seconds), 'second');
}
