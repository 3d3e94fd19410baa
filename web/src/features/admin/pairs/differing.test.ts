import { expect, it } from 'vitest';
import { differingParts } from './Pair.tsx';

/** With what differs in brackets. */
const marked = (text: string, other: string) =>
  differingParts(text, other)
    .map((part) => (part.differs ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['85 Newbury St, lower level', '85 Newbury St', '85 Newbury St[, lower level]'],
  ['thinkingcup.com/newbury', 'thinkingcup.com/', 'thinkingcup.com/[newbury]'],
  ['Espresso, Wifi, Food', 'Espresso, Food', 'Espresso, [Wifi, ]Food'],
  ['the same', 'the same', 'the same'],
  ['617', '', '[617]'],
  ['', '617', ''],
  ['a a', 'a', 'a[ a]'],
])('marks in %s what %s has not', (text, other, parts) => {
  expect(marked(text, other)).toBe(parts);
});
