import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { LOCALES, type Language } from './language.ts';

export { BRAND } from './brand.ts';
export { language } from './language.ts';

/** What stands in a message: a text, or an element that shows one. */
export type Value = string | ReactElement;

/** A text, unless an element was given. */
export type Said<Values> =
  Extract<Values[keyof Values], ReactElement> extends never ? string : ReactNode;

/** Made when first used: one costs more than what it formats. */
function perLanguage<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made: Partial<Record<Language, Format>> = {};
  return (language) => (made[language] ??= make(LOCALES[language] ?? language));
}

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));
const plurals = {
  cardinal: perLanguage((locale) => new Intl.PluralRules(locale)),
  ordinal: perLanguage((locale) => new Intl.PluralRules(locale, { type: 'ordinal' })),
};

/** '1,200' */
export const number = (language: Language, value: number): string =>
  numbers(language).format(value);

/** The plural form of a number: 'one', 'few', 'other', … @param type whether it counts or numbers things */
export const plural = (
  language: Language,
  value: number,
  type: keyof typeof plurals = 'cardinal',
): Intl.LDMLPluralRule => plurals[type](language).select(value);

/** Puts a message together. */
export function say(...parts: string[]): string;
export function say(...parts: ReactNode[]): ReactNode;
export function say(...parts: ReactNode[]): ReactNode {
  const isText = parts.every((part) => typeof part === 'string');
  return isText ? parts.join('') : createElement(Fragment, null, ...parts);
}

/** What a message has between the tags of an element. */
export const wrap = (element: ReactElement, content: ReactNode): ReactElement =>
  cloneElement(element, undefined, content);

/** A message of a group that has one for some names alone. */
export const messageOf = (
  group: Readonly<Record<string, () => string>>,
  name: string,
): string | undefined => group[name]?.();
