import { language, LOCALES, type Language } from './language.ts';

/** Made for each language when first used: a formatter costs more than what it formats. */
export function perLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made: Partial<Record<Language, Format>> = {};
  return () => {
    const own = language();
    return (made[own] ??= make(LOCALES[own] ?? own));
  };
}

const integers = perLanguage((locale) => new Intl.NumberFormat(locale));
const decimals = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percents = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const cardinals = perLanguage((locale) => new Intl.PluralRules(locale));
const ordinals = perLanguage((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));
const lists = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** '1,200' */
export const formatNumber = (value: number): string => integers().format(value);

/** '4.0', '1,200.5' */
export const formatDecimal = (value: number): string => decimals().format(value);

/** '45%', of a share of one */
export const formatPercent = (share: number): string => percents().format(share);

/** The plural form of what is counted: 'one', 'few', 'other', … */
export const pluralForm = (count: number): Intl.LDMLPluralRule => cardinals().select(count);

/** The plural form of a place in a row: 'one' of 1st and 21st. */
export const ordinalForm = (place: number): Intl.LDMLPluralRule => ordinals().select(place);

/** 'Name, Phone, Website' */
export const formatList = (items: readonly string[]): string => lists().format(items);

/** Names within a sentence: 'pour over, oat milk'. */
export const formatNames = (names: readonly string[]): string =>
  formatList(names.map((name) => name.toLocaleLowerCase(LOCALES[language()])));

/** '42.36012, -71.05891' */
export const formatPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
