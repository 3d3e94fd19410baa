import { describe, expect, it } from 'vitest';
import { checkHours, errorSentence } from './check-hours.ts';

/** The wrong part of a text, and the sentence about it. */
function wrong(text: string): [string, string] | null {
  const error = checkHours(text);
  if (!error) return null;
  return [text.slice(error.offset, error.offset + error.length), errorSentence(error)];
}

describe('checking hours', () => {
  it.each([
    '24/7',
    'Mo-Fr 07:00-18:00; PH off',
    'SH off',
    'sunrise-sunset',
    'Mo 8am-5pm "a; b, c"',
  ])('takes %s', (text) => expect(wrong(text)).toBeNull());

  it.each([
    [
      'Mo 07:0O-15:00',
      '07:0O',
      'Line 1, column 4: “07:0O” is not a time. Replace the letter O with the digit 0.',
    ],
    ['Mo-Fr 07:00-18:00;\r\nXx off', 'Xx', 'Line 2, column 1: “Xx” is not understood here.'],
    ['Mo-Fr 07:00-', '', 'Line 1, column 13: Something is missing at the end.'],
    ['Mo-Fr 25:00-26:00', '25:00', 'Line 1, column 7: “25:00” is not a time of day.'],
    ['Mo-Fr 07:00-18:60', '18:60', 'Line 1, column 13: “18:60”: Minutes are greater than 59.'],
    ['Mo 07:00-15:00 "bar', '"', 'Line 1, column 16: This comment has no closing quote.'],
    [
      'Feb 30 off',
      '30',
      'Line 1, column 5: “30”: Month Feb either has 28 or 29 days (leap years).',
    ],
    [
      'week 54 off',
      '54',
      'Line 1, column 6: “54”: You have specified a week date greater then 53.',
    ],
    ['Mo <--- (08:00)', '<', 'Line 1, column 4: “<” is not understood here.'],
    [' ;\n; ', ' ;\n; ', 'Line 1, column 1: There are no hours in this text.'],
    ['😀', '😀', 'Line 1, column 1: “😀” is not understood here.'],
  ])('shows in %o the wrong part', (text, part, sentence) => {
    const [found, message] = wrong(text)!;
    expect(found).toBe(part);
    expect(message.startsWith(sentence)).toBe(true);
  });

  it('reads no text that would take long', () => {
    expect(wrong('Mo 07:00-15:00; '.repeat(10_000))![1]).toMatch(/at most 1000 characters/);
    expect(wrong('Mo 1-2;'.repeat(101))![1]).toMatch(/at most 100 days and times/);
  });
});
