import { expect, it } from 'vitest';
import { weekLines } from './week-lines.ts';

const said = (text: string) => weekLines(text).map(({ days, hours }) => `${days}: ${hours}`);

it.each([
  ['', []],
  ['Mo-Su 07:00-19:00', ['Mon–Sun: 7:00 AM–7:00 PM']],
  [
    'Mo-Fr 07:00-19:00; Sa 08:00-20:00',
    ['Mon–Fri: 7:00 AM–7:00 PM', 'Sat: 8:00 AM–8:00 PM', 'Sun: Closed'],
  ],
  [
    'Mo-Su 07:00-12:00,13:00-17:00; PH off',
    ['Mon–Sun: 7:00 AM–12:00 PM, 1:00 PM–5:00 PM', 'Holidays: Closed'],
  ],
  ['24/7', ['Mon–Sun: Open 24 hours']],
  ['sunrise-sunset', [': sunrise-sunset']],
  [
    'Mo-Fr,Su unknown; Sa 08:00-18:00',
    ['Mon–Fri: Unknown', 'Sat: 8:00 AM–6:00 PM', 'Sun: Unknown'],
  ],
  [
    'Mo-Su 07:00-19:00; Dec 24 off; 2026 Nov 26 08:00-12:00',
    ['Mon–Sun: 7:00 AM–7:00 PM', ': Dec 24 off', 'Thu, Nov 26: 8:00 AM–12:00 PM'],
  ],
])('says %s as lines of days', (text, lines) => {
  expect(said(text)).toEqual(lines);
});
