import { expect, it } from 'vitest';
import { clockTime } from '@cortado/contract/clock';
import { readTime } from './read-time.ts';

it.each([
  ['7', '7:00 AM'],
  ['9', '9:00 AM'],
  ['9a', '9:00 AM'],
  ['9p', '9:00 PM'],
  ['9 pm', '9:00 PM'],
  ['7:30 PM', '7:30 PM'],
  ['7:30 p.m.', '7:30 PM'],
  ['17:30', '5:30 PM'],
  ['7;30', '7:30 AM'],
  ['7h30', '7:30 AM'],
  ['19h', '7:00 PM'],
  ['7,30 pm', '7:30 PM'],
  ['1730', '5:30 PM'],
  ['730', '7:30 AM'],
  ['7:00 AM', '7:00 AM'],
  ['12', '12:00 PM'],
  ['12a', '12:00 AM'],
  ['12 AM', '12:00 AM'],
  ['12:30 PM', '12:30 PM'],
  ['0', '12:00 AM'],
  ['00:15', '12:15 AM'],
  ['24:00', '12:00 AM'],
  [' noon ', '12:00 PM'],
  ['Midnight', '12:00 AM'],
])('reads “%s” as %s', (typed, meant) => {
  expect(clockTime(readTime(typed) ?? -1)).toBe(meant);
});

it.each([
  '',
  'nine',
  '25',
  '25:00',
  '7h3',
  'h30',
  '7:60',
  '13p',
  '0a',
  '24:30',
  '7-9',
  '99999',
  '7:3',
])('reads “%s” as no time', (typed) => {
  expect(readTime(typed)).toBeNull();
});

it('takes an end without AM or PM for one after the beginning', () => {
  const nine = 9 * 60;
  expect(readTime('5', nine)).toBe(17 * 60);
  expect(readTime('5:30', nine)).toBe(17.5 * 60);
  expect(readTime('9', nine)).toBe(21 * 60);
  expect(readTime('11', nine)).toBe(11 * 60);
  expect(readTime('1a', nine)).toBe(60);
  expect(readTime('01:00', nine)).toBe(60);
});
