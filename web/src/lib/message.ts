import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

export { BRAND } from './brand.ts';
export { formatNumber as number, ordinalForm as ordinal, pluralForm as plural } from './intl.ts';
export { language } from './language.ts';

/** A parameter of a message: a text, or an element that shows one. */
export type Value = string | ReactElement;

/** A text, unless an element was given. */
export type Said<Values> =
  Extract<Values[keyof Values], ReactElement> extends never ? string : ReactNode;

/** Puts a message together. */
export function say(...parts: string[]): string;
export function say(...parts: ReactNode[]): ReactNode;
export function say(...parts: ReactNode[]): ReactNode {
  const isText = parts.every((part) => typeof part === 'string');
  return isText ? parts.join('') : createElement(Fragment, null, ...parts);
}

/** The content of an element in a message. */
export const wrap = (element: ReactElement, content: ReactNode): ReactElement =>
  cloneElement(element, undefined, content);

/** A message of a group that has messages for some names only. */
export const messageOf = (
  group: Readonly<Record<string, () => string>>,
  name: string,
): string | undefined => group[name]?.();
