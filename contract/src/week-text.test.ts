import { describe, expect, it } from 'vitest';
import { textToWeek } from './read-week.ts';
import { UNKNOWN_WEEK } from './week.ts';
import { weekToText } from './write-week.ts';

/** A text converted to a week and back. */
const through = (text: string) => {
  const week = textToWeek(text);
  return week && weekToText(week);
};

describe('a text that a week can hold', () => {
  it.each([
    'Mo-Fr 07:00-19:00',
    'Mo-Fr 07:00-19:00; Sa,Su 08:00-18:00',
    'Mo,We,Fr 07:00-12:00,13:00-19:00',
    'Mo-We,Fr-Su 07:00-19:00; Th 07:00-21:00',
    'Mo-Fr 17:00-01:00, Sa 08:00-12:00',
    'Mo-Su 00:00-24:00',
    'Mo-Sa 07:00-24:00; PH off',
    'off',
    'off; 2026 Dec 24 07:00-14:00',
    'Mo-Fr,Su unknown; Sa 08:00-18:00',
    'Mo off; Tu-Fr,Su unknown; Sa 08:00-18:00',
    'Mo-Th,Su unknown; Fr 17:00-01:00, Sa 08:00-18:00',
    'Mo-Su unknown; PH off',
    'Mo 07:00-07:00',
    'Mo-Fr 07:00-19:00; SH off',
    'Mo-Fr 07:00-19:00; PH off; Dec 25 off',
    'Mo-Fr 07:00-19:00; PH 10:00-16:00; Dec 24 07:00-12:00 "early"; 2026 Nov 26 off',
    'Mo-Fr 07:00-19:00; 2026 Dec 24-26 off',
    'Mo-Fr 07:00-19:00; Jun-Aug: Sa 09:00-12:00, Su 10:00-12:00',
    'Mo-Fr 07:00-19:00; Mo[1] off; week 1-53/2 Sa 08:00-12:00',
    'Mo-Fr 07:00-19:00; Dec 25 10:00-12:00; PH off',
    'Mo-Fr 07:00-19:00; 2026 Dec 24 unknown',
    'Mo-Fr 07:00-19:00; PH off; 2026 Nov 26 off "Thanksgiving"; 2026 Dec 24 07:00-14:00',
    'Mo-Fr 07:00-19:00; 2026 Dec 24 07:00-14:00 open "Christmas Eve"',
    'Mo-Fr 07:00-19:00; 2028 Feb 29 off',
  ])('comes back as it was: %s', (text) => {
    expect(through(text)).toBe(text);
  });

  it.each([
    ['24/7', 'Mo-Su 00:00-24:00'],
    ['07:00-19:00', 'Mo-Su 07:00-19:00'],
    ['Mo-Fr 7:00-19:00', 'Mo-Fr 07:00-19:00'],
    ['mo-fr 07:00-19:00', 'Mo-Fr 07:00-19:00'],
    ['Mo - Fr : 07:00 - 19:00', 'Mo-Fr 07:00-19:00'],
    ['Mo-Su 07:00-19:00; Su off', 'Mo-Sa 07:00-19:00'],
    ['Mo-Su 07:00-19:00; Su closed', 'Mo-Sa 07:00-19:00'],
    ['Sa-Mo 07:00-19:00', 'Mo,Sa,Su 07:00-19:00'],
    ['Mo 07:00-00:00', 'Mo 07:00-24:00'],
    ['Mo 17:00-26:00', 'Mo 17:00-02:00'],
    ['Mo-Fr 07:00-12:00, 13:00-19:00', 'Mo-Fr 07:00-12:00,13:00-19:00'],
    ['Mo-Fr 07:00-19:00, Sa 08:00-12:00', 'Mo-Fr 07:00-19:00; Sa 08:00-12:00'],
    ['Mo-Fr 07:00-19:00;; ', 'Mo-Fr 07:00-19:00'],
    ['Sa 08:00-18:00; Su,Mo-Fr unknown', 'Mo-Fr,Su unknown; Sa 08:00-18:00'],
    ['unknown; Sa 08:00-18:00', 'Mo-Fr,Su unknown; Sa 08:00-18:00'],
    [
      'Mo-Fr 08:00-18:00; Sa,Su,PH 09:00-17:00',
      'Mo-Fr 08:00-18:00; Sa,Su 09:00-17:00; PH 09:00-17:00',
    ],
    ['Mo-Fr 07:00-19:00; Dec 25 off; PH off', 'Mo-Fr 07:00-19:00; PH off; Dec 25 off'],
    ['Mo 07:00-19:00; 2026 Dec 24 off; Dec 24 off', 'Mo 07:00-19:00; 2026 Dec 24 off; Dec 24 off'],
    [
      'Mo-Sa 07:00-19:00;\nSu,PH off;\n2026 Dec 1 off',
      'Mo-Sa 07:00-19:00; PH off; 2026 Dec 01 off',
    ],
  ])('says the same in our words: %s', (text, ours) => {
    expect(through(text)).toBe(ours);
  });

  it('distinguishes past midnight from midnight', () => {
    const week = textToWeek('Fr 17:00-01:00; Sa 17:00-24:00');
    expect(week?.days[4]).toEqual([{ from: 17 * 60, to: 60 }]);
    expect(week?.days[5]).toEqual([{ from: 17 * 60, to: 24 * 60 }]);
  });
});

describe('a text with rules that only the text can hold', () => {
  it.each([
    'Jun-Aug: Su 09:00-15:00',
    'Mo-Fr sunrise-sunset',
    'week 1-53/2 Mo 07:00-19:00',
    'Mo[1] 07:00-19:00',
    'PH 10:00-16:00',
    'Mo-Fr 07:00-19:00; PH off; Sa 08:00-12:00',
    'Mo-Fr 07:00-19:00; Dec 25 off; Sa 08:00-12:00',
    'Mo-Fr 07:00-19:00, Dec 24 07:00-12:00',
    'Sa,PH 09:00-17:00; Su 08:00-12:00',
    'Mo-Fr 07:00-19:00; Dec 25 off || "ask"',
    'Mo-Fr 07:00-19:00; Mo-Fr,PH 12:00-13:00 off',
    '2026 Dec 24 off; Mo-Fr 07:00-19:00',
    'Mo-Fr 07:00-19:00, Mo 20:00-22:00',
    'Mo-Fr 08:00-12:00; 13:00-18:00',
    'Mo-Fr 07:00+',
    'Mo-Fr 07:00-19:00 "by appointment"',
    '2026 Dec 24 07:00-14:00 "maybe"',
    'Mo-Fr 07:00-19:00 || "ask"',
    'Mo-Fr 07:00-31:00',
    'Mo 25:00-26:00',
    'Mo 07:60-09:00',
    '2026 Feb 30 off',
    'Mo-Fr 7am-7pm',
    'open every day',
    'Mo-',
  ])('is no week: %s', (text) => {
    expect(textToWeek(text)).toBeNull();
  });

  it('of ten thousand rules is refused quickly', () => {
    expect(textToWeek('Mo 07:00-08:00, '.repeat(10_000))).toBeNull();
  });
});

it('converts no text to an unknown week, and back', () => {
  expect(textToWeek('')).toEqual(UNKNOWN_WEEK);
  expect(weekToText(UNKNOWN_WEEK)).toBe('');
});
