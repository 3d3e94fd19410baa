import { perLanguage } from './intl.ts';

/** Formats ISO 8601 times by the reader's clock. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formats = perLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (iso: string): string => formats().format(new Date(iso));
};

/** Formats 'YYYY-MM-DD', with or without a time, as the day it names, wherever the reader is. */
export const localDayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat({ ...options, timeZone: 'UTC' });
  return (local: string): string => format(`${local.slice(0, 10)}T00:00Z`);
};

/** 'Mon' */
export const formatWeekday = localDayFormat({ weekday: 'short' });
