import { expect, it } from 'vitest';
import { toLines, toOneLine } from './useHoursEditor.ts';

it('has one rule a line where it is written', () => {
  const text = 'Mo-Fr 07:00-19:00; PH off; 2026 Dec 24 off "dinner; then bed"';
  const lines = 'Mo-Fr 07:00-19:00;\nPH off;\n2026 Dec 24 off "dinner; then bed"';
  expect(toLines(text)).toBe(lines);
  expect(toLines(lines)).toBe(lines);
  expect(toOneLine(lines)).toBe(text);
});
