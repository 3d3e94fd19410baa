import { formatMoment } from '../../../lib/dates.ts';
import { formatDecimal } from '../../../lib/intl.ts';
import { language, LOCALES } from '../../../lib/language.ts';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/admin/health';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** '12.4 GB' */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(LOCALES[language()], {
    style: 'unit',
    unit: UNITS[power]!,
    unitDisplay: 'short',
    maximumFractionDigits: value < 100 ? 1 : 0,
  }).format(value);
}

export const formatMilliseconds = (ms: number): string =>
  texts.milliseconds({ figure: formatDecimal(ms) });

/** 'Never' for null. */
export const formatTime = (moment: string | null): string =>
  moment === null ? texts.never() : formatMoment(moment);

const LENGTHS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** '3 days', '5 minutes': in its largest whole unit. */
export function formatDuration(seconds: number): string {
  const [unit, length] = LENGTHS.find(([, one]) => seconds >= 2 * one) ?? (['second', 1] as const);
  return libTexts.durations[unit]({ count: Math.floor(seconds / length) });
}
