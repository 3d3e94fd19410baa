const LOCALE = 'en-US';
const NUMBER = new Intl.NumberFormat(LOCALE);
const PLURALS = new Intl.PluralRules(LOCALE);

/** '1,200' */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** The form of a word that goes with a number. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  PLURALS.select(count) === 'one' ? one : other;

/** '1 cafe', '1,200 cafes' */
export const counted = (count: number, one: string, other?: string): string =>
  `${formatNumber(count)} ${plural(count, one, other)}`;

/** Formats ISO 8601 times by the reader's clock. */
const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALE, options);
  return (iso: string): string => format.format(new Date(iso));
};

/** 'November 3, 2026' */
export const formatDay = dateFormat({ dateStyle: 'long' });
/** 'Nov 3, 2026' */
export const formatShortDay = dateFormat({ dateStyle: 'medium' });
/** 'November 2026' */
export const formatMonth = dateFormat({ month: 'long', year: 'numeric' });
/** 'Nov 3, 2026, 9:41 AM' */
export const formatMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
