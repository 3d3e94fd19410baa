// @vitest-environment jsdom
import type { Cafe } from '@cortado/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalkHead } from './WalkHead.tsx';

const KNOWN = [{ from: '2026-03-02T07:00', to: '2026-03-02T18:00' }];
const WARNING = 'It closes before you get there.';

beforeEach(() => {
  // 5:50 PM in Boston.
  vi.useFakeTimers({ now: Date.parse('2026-03-02T22:50:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(minutes: number, hours: Cafe['hours'], unknownDays: string[] = []) {
  const cafe = { hours, unknownDays, timeZone: 'America/New_York' } as unknown as Cafe;
  render(<WalkHead cafe={cafe} minutes={minutes} metres={minutes * 80} unit="mi" />);
}

it('says when somebody who leaves now is there, by the clock at the café', () => {
  show(15, KNOWN);
  expect(screen.getByText('0.7 mi on foot · there at 6:05 PM')).toBeTruthy();
});

it.each([
  [15, KNOWN, 1],
  [5, KNOWN, 0],
  [15, null, 0],
] satisfies [number, Cafe['hours'], number][])(
  'warns that it closes before: %i minutes away with the hours %j',
  (minutes, hours, count) => {
    show(minutes, hours);
    expect(screen.queryAllByText(WARNING)).toHaveLength(count);
  },
);

it('does not warn where the hours after midnight are unknown', () => {
  show(400, [{ from: '2026-03-02T07:00', to: '2026-03-03T00:00' }], ['2026-03-03']);
  expect(screen.queryByText(WARNING)).toBeNull();
});
