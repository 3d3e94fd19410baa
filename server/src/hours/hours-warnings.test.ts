import { expect, it } from 'vitest';
import { hoursWarnings } from './hours-warnings.ts';

const overridden = (rule: string) =>
  `“${rule}” has no effect, because a later rule covers the same days.`;

it.each([
  ['Mo-Fr 08:00-18:00; Mo-Su 10:00-12:00', ['Mo-Fr 08:00-18:00']],
  ['Sa 09:00-12:00; Mo-Fr 08:00-18:00; Fr-Mo off', ['Sa 09:00-12:00']],
  ['2026 Dec 25 off; Mo-Su 08:00-18:00', ['2026 Dec 25 off']],
  ['PH off; mo-fr 08:00-18:00; Sa,Su 09:00-12:00', ['PH off']],
])('warns in %s of what a later rule overrides', (text, rules) => {
  expect(hoursWarnings(text)).toEqual(rules.map(overridden));
});

it.each([
  'Mo-Fr 08:00-18:00; Sa,Su 09:00-12:00; PH off',
  'Mo-Su 08:00-18:00; Sa off',
  'PH off; Mo-Fr 08:00-18:00',
  'Mo-Fr 08:00-12:00; 13:00-18:00',
  'Mo-Fr 08:00-18:00, Mo-Su 20:00-22:00',
  'Mo-Fr 08:00-18:00; Apr-Oct Mo-Su 08:00-20:00',
  'Mo-Fr 08:00-18:00 "not; Mo-Su 09:00"; Sa 09:00-12:00',
  '24/7',
])('warns of nothing in %s', (text) => {
  expect(hoursWarnings(text)).toEqual([]);
});

it.each([
  ['24/7; Mo 10:00-12:00', ['Use 24/7 only without exceptions. Before other rules, write “open”.']],
  [
    'Th-Sa 07:00-02:00; Su 08:00-16:00',
    [
      'Hours past midnight end at midnight where the next rule begins. To keep them, replace the semicolon before that rule with a comma.',
    ],
  ],
  ['Th-Sa 07:00-02:00, Su 08:00-16:00', []],
  ['Mo-Fr', ['A rule has days but no times.']],
  ['Mo-Fr 08:00-18:00;', []],
])('says in %s what the package warns of in plain sentences', (text, warnings) => {
  expect(hoursWarnings(text)).toEqual(warnings);
});
