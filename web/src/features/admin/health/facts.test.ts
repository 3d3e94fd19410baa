import { expect, it } from 'vitest';
import { formatBytes, formatDuration } from './facts.ts';

it('shows sizes and times in their largest unit', () => {
  expect([0, 999, 12_400_000, 180e9, 5e15].map(formatBytes)).toEqual([
    '0 byte',
    '999 byte',
    '12.4 MB',
    '180 GB',
    '5,000 TB',
  ]);
  expect([1, 119, 600, 8000, 200_000].map(formatDuration)).toEqual([
    '1 second',
    '119 seconds',
    '10 minutes',
    '2 hours',
    '2 days',
  ]);
});
