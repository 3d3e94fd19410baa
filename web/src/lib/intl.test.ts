import { describe, expect, it } from 'vitest';
import { formatDay, formatMonth } from './dates.ts';
import { formatDecimal, formatList, formatNumber, ordinalForm, pluralForm } from './intl.ts';
import * as texts from '#messages/lib';

describe('numbers, plurals, lists and dates', () => {
  it.each([
    [0, '0 cafés'],
    [1, '1 café'],
    [1200, '1,200 cafés'],
  ])('count %i as %s', (count, text) => {
    expect(texts.cafeCount({ count })).toBe(text);
  });

  it('take the form of their language', () => {
    expect([0, 1, 2].map(pluralForm)).toEqual(['other', 'one', 'other']);
    expect([1, 2, 3, 4].map(ordinalForm)).toEqual(['one', 'two', 'few', 'other']);
  });

  it('group thousands', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567');
  });

  it('show one decimal where one is wanted, rounded as is usual', () => {
    expect([4, 0.25, 4.449, 1234.56].map(formatDecimal)).toEqual(['4.0', '0.3', '4.4', '1,234.6']);
  });

  it.each([
    [[], ''],
    [['Name'], 'Name'],
    [['Name', 'Phone', 'Website'], 'Name, Phone, Website'],
  ])('list %j as %j', (items, text) => {
    expect(formatList(items)).toBe(text);
  });

  it("follow the reader's clock", () => {
    expect(formatDay('2026-11-03T12:00:00')).toBe('November 3, 2026');
    expect(formatMonth('2026-11-03T12:00:00')).toBe('November 2026');
  });
});
