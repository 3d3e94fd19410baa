import { LOCALE } from './intl.ts';

/** Formats ISO 8601 times by the reader's clock. */
const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (iso: string): string =>
    (format ??= new Intl.DateTimeFormat(LOCALE, options)).format(new Date(iso));
};

/** 'November 3, 2026' */
export const formatDay = dateFormat({ dateStyle: 'long' });
/** 'Nov 3, 2026' */
export const formatShortDay = dateFormat({ dateStyle: 'medium' });
/** 'November 2026' */
export const formatMonth = dateFormat({ month: 'long', year: 'numeric' });
/** 'Nov 3, 2026, 9:41 AM' */
export const formatMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats 'YYYY-MM-DD', with or without a time, as the day it names, wherever the reader is. */
export const localDayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat({ ...options, timeZone: 'UTC' });
  return (local: string): string => format(`${local.slice(0, 10)}T00:00Z`);
};

/** 'Mon' */
export const formatWeekday = localDayFormat({ weekday: 'short' });
/** 'Thu, Nov 26' */
export const formatWeekdayDate = localDayFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
/** 'Nov 3, 2026' as it is in Greenwich: the same on the server as in any browser. */
export const formatUtcDay = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
