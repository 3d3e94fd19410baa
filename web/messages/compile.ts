import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A file of messages: ICU texts by name, in groups where a name is looked up. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** What a message is given: its type in TypeScript by its name. */
type Values = Map<string, string>;

interface Scope {
  values: Values;
  /** What `#` is: the number of the plural around it. */
  pound?: string;
}

const FILLED_IN = 'brand';
const NODE = 'Value';
const TAG = 'ReactElement';

const quote = (text: string) => JSON.stringify(text);
const keyOf = (name: string) => `values.${name}`;

function take({ values }: Scope, name: string, type: string): string {
  const before = values.get(name);
  // A name that is also counted, or chosen by, is that.
  if (before === undefined || before === NODE) values.set(name, type);
  else if (type !== NODE && type !== before) throw new Error(`{${name}} is of two types`);
  return keyOf(name);
}

/** 'true' and 'false' are the values of a boolean; what `other` has no text for can't be given. */
function typeOfOptions(options: readonly string[], isOpen: boolean): string {
  const named = options.filter((option) => option !== 'other');
  if (named.every((option) => option === 'true' || option === 'false')) return 'boolean';
  return isOpen ? 'string' : named.map(quote).join(' | ');
}

/** Code that comes to a text, or to an element where it was given one. */
interface Code {
  code: string;
  isText: boolean;
}

const text = (code: string): Code => ({ code, isText: true });

type Choice = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>;

/** The tests of a plural or a select in their order, `other` last. */
function choose(scope: Scope, element: Choice): Code {
  const { value: name, options } = element;
  const { other, ...named } = options;
  const isPlural = element.type === TYPE.plural;
  const form = isPlural && element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  const isOpen = other!.value.length > 0;
  const given = isPlural ? 'number' : typeOfOptions(Object.keys(named), isOpen);
  const value = take(scope, name, given);
  const inner = isPlural ? { ...scope, pound: value } : scope;
  const test = (option: string) => {
    if (!isPlural) return given === 'boolean' ? value : `${value} === ${quote(option)}`;
    if (option.startsWith('=')) return `${value} === ${option.slice(1)}`;
    return `${form}(${value}) === ${quote(option)}`;
  };
  const last = expression(inner, other!.value);
  // An exact number goes before the form it is of.
  const inOrder = Object.entries(named).toSorted(
    ([one], [two]) => Number(two.startsWith('=')) - Number(one.startsWith('=')),
  );
  const tested = inOrder.map(([option, { value: elements }]) => ({
    test: option === 'false' ? `!${value}` : test(option),
    ...expression(inner, elements),
  }));
  return {
    code: `(${tested.map((one) => `${one.test} ? ${one.code} : `).join('')}${last.code})`,
    isText: last.isText && tested.every(({ isText }) => isText),
  };
}

function part(scope: Scope, element: MessageFormatElement): Code {
  const number = (value: string) => text(`number(${value})`);
  switch (element.type) {
    case TYPE.literal:
      return text(quote(element.value));
    case TYPE.argument:
      if (element.value === FILLED_IN) return text('BRAND');
      return { code: take(scope, element.value, NODE), isText: false };
    case TYPE.number:
      return number(take(scope, element.value, 'number'));
    case TYPE.pound:
      return number(scope.pound!);
    case TYPE.plural:
    case TYPE.select:
      return choose(scope, element);
    case TYPE.tag: {
      const inner = expression(scope, element.children).code;
      return { code: `wrap(${take(scope, element.value, TAG)}, ${inner})`, isText: false };
    }
    case TYPE.date:
    case TYPE.time:
      throw new Error('Dates and times are given as text');
  }
}

function expression(scope: Scope, elements: readonly MessageFormatElement[]): Code {
  const parts = elements.map((element) => part(scope, element));
  if (parts.length === 0) return text('""');
  if (parts.length === 1) return parts[0]!;
  const codes = parts.map(({ code }) => code);
  const isText = parts.every((one) => one.isText);
  return { code: isText ? `(${codes.join(' + ')})` : `say(${codes.join(', ')})`, isText };
}

function readMessage(message: string): MessageFormatElement[] {
  try {
    return parse(message);
  } catch (cause) {
    throw new Error(`${(cause as Error).message} in “${message}”`, { cause });
  }
}

/** One message as a function of TypeScript: what it is given is named and typed, what it returns is text unless it was given elements. */
export function compileMessage(message: string): { code: string; values: Values } {
  const scope: Scope = { values: new Map() };
  const { code: said } = expression(scope, readMessage(message));
  const { values } = scope;
  if (values.size === 0) return { code: `(): string => ${said}`, values };
  const fields = [...values].map(([name, type]) => `${name}: ${type}`).join('; ');
  const types = new Set(values.values());
  if (types.has(TAG)) return { code: `(values: { ${fields} }): ReactNode => ${said}`, values };
  if (!types.has(NODE)) return { code: `(values: { ${fields} }): string => ${said}`, values };
  return {
    code: `<V extends { ${fields} }>(values: V): Said<V> => ${said} as Said<V>`,
    values,
  };
}

const entries = (
  messages: Messages,
  leaf: (message: string, path: readonly string[]) => string,
  at: readonly string[] = [],
): string =>
  Object.entries(messages)
    .map(([key, message]) => {
      const path = [...at, key];
      const value =
        typeof message === 'string' ? leaf(message, path) : `{\n${entries(message, leaf, path)}}`;
      return at.length === 0 ? `export const ${key} = ${value};\n` : `${quote(key)}: ${value},\n`;
    })
    .join('');

const HELPERS = ['BRAND', 'number', 'ordinal', 'plural', 'say', 'wrap'];
const TYPES = ['Said', NODE];

/**
 * The module of one file of messages.
 * @param lib where `message.ts` is, seen from the module
 */
export function compileModule(messages: Messages, lib: string): string {
  const body = entries(messages, (message) => compileMessage(message).code);
  const code = body.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  const used = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
  const names = [...HELPERS.filter(used), ...TYPES.filter(used).map((name) => `type ${name}`)];
  return [
    used('ReactElement') ? "import type { ReactElement, ReactNode } from 'react';\n" : '',
    names.length > 0 ? `import { ${names.join(', ')} } from '${lib}';\n` : '',
    body,
  ].join('');
}

/**
 * The module that says each message of a file in the language of the page: what the server and the tests import.
 * @param file the modules of the languages, `*` for the language
 */
export function dispatchModule(
  languages: readonly string[],
  messages: Messages,
  file: string,
  lib: string,
): string {
  const body = entries(messages, (_message, path) => {
    const access = path.map((key) => `[${quote(key)}]`).join('');
    const type = `typeof ${languages[0]}${access}`;
    return `((...values: Parameters<${type}>) => all[language()]${access}(...values)) as ${type}`;
  });
  return [
    `import { language } from '${lib}';\n`,
    ...languages.map((one) => `import * as ${one} from '${file.replace('*', one)}';\n`),
    `const all = { ${languages.join(', ')} };\n`,
    body,
  ].join('');
}
