import { expect, it } from 'vitest';
import { initialsOf } from './Avatar.tsx';

it.each([
  ['Mara Reyes', 'MR'],
  ['mara', 'M'],
  ['  Ana  Maria de la Cruz ', 'AC'],
  ['Łukasz Ö', 'ŁÖ'],
  ['🦊 Fox', '🦊F'],
  ['Zoë <b>Néw</b>', 'ZB'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
