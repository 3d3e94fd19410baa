// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HoursCard } from './HoursCard.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Open on Tuesday and Thursday, closed on Wednesday. */
const hours = ['24', '26'].map((day) => ({
  from: `2026-11-${day}T08:00`,
  to: `2026-11-${day}T16:00`,
}));

it.each([
  ['2026-11-24T09:00', 'Today'],
  ['2026-11-24T15:59', 'Today'],
  ['2026-11-24T16:00', 'Thu'],
  ['2026-11-25T12:00', 'Today'],
])('marks the day that counts at %s: %s', (at, marked) => {
  vi.useFakeTimers({ now: new Date(`${at}-05:00`) });
  const { container } = render(<HoursCard timeZone="America/New_York" hours={hours} />);
  const daysOf = (mark: string) =>
    [...container.querySelectorAll(`[data-${mark}] dt`)].map(({ textContent }) => textContent);
  expect(daysOf('strong')).toEqual([marked]);
  expect(daysOf('over')).toEqual(marked === 'Today' ? [] : ['Today']);
});
