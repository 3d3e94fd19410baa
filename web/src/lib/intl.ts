export const LOCALE = 'en-US';
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
