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
