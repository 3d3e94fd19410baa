import { expect, it } from 'vitest';
import { formatAge, formatDuration } from './age.ts';

const NOW = Date.UTC(2026, 10, 22, 16, 52);
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

it.each([
  [-1, 'today'],
  [0, 'today'],
  [0.9, 'today'],
  [1, 'yesterday'],
  [2, '2 days ago'],
  [13, '13 days ago'],
  [14, '2 weeks ago'],
  [21, '3 weeks ago'],
  [62, '8 weeks ago'],
  [63, '2 months ago'],
  [153, '5 months ago'],
  [730, '23 months ago'],
  [731, '2 years ago'],
  [3700, '10 years ago'],
])('says of %d days: %s', (days, words) => {
  expect(formatAge(daysAgo(days), NOW)).toBe(words);
});

it.each([
  [1, '1 day'],
  [21, '3 weeks'],
  [214, '7 months'],
])('says how long %d days are: %s', (days, words) => {
  expect(formatDuration(daysAgo(days), NOW)).toBe(words);
});
