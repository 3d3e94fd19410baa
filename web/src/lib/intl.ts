export const LOCALE = 'en-US';

// Made when first used: a formatter costs more than what it formats.
let integers: Intl.NumberFormat | undefined;
let decimals: Intl.NumberFormat | undefined;
let percents: Intl.NumberFormat | undefined;
let plurals: Intl.PluralRules | undefined;
let lists: Intl.ListFormat | undefined;

/** '1,200' */
export const formatNumber = (value: number): string =>
  (integers ??= new Intl.NumberFormat(LOCALE)).format(value);

/** '4.0', '1,200.5' */
export const formatDecimal = (value: number): string =>
  (decimals ??= new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })).format(value);

/** '45%', of a share of one */
export const formatPercent = (share: number): string =>
  (percents ??= new Intl.NumberFormat(LOCALE, { style: 'percent' })).format(share);

/** The form of a word that goes with a number. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  (plurals ??= new Intl.PluralRules(LOCALE)).select(count) === 'one' ? one : other;

/** '1 cafe', '1,200 cafes' */
export const counted = (count: number, one: string, other?: string): string =>
  `${formatNumber(count)} ${plural(count, one, other)}`;

/** '“Try the cortado”' */
export const quoted = (text: string): string => `“${text}”`;

/** 'Name, Phone, Website' */
export const formatList = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat(LOCALE, { type: 'unit' })).format(items);

/** Names as they stand within a sentence: 'pour over, oat milk'. */
export const formatNames = (names: readonly string[]): string =>
  formatList(names.map((name) => name.toLocaleLowerCase(LOCALE)));

/** '42.36012, -71.05891' */
export const formatPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
