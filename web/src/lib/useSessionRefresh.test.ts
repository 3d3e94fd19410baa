import { expect, it } from 'vitest';
import { nextWait } from './useSessionRefresh.ts';

const now = Date.parse('2026-06-01T12:00:00Z');

it.each([
  ['2026-06-01T13:00:00Z', 55 * 60_000],
  ['2026-06-01T12:06:00Z', 60_000],
  ['2026-06-01T12:05:10Z', 30_000],
  ['2026-06-01T11:00:00Z', 30_000],
])('asks again five minutes before %s, and never at once', (expiresAt, wait) => {
  expect(nextWait(expiresAt, now)).toBe(wait);
});
