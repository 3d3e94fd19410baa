// @vitest-environment jsdom
import type { HoursPreview } from '@cortado/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NextDays } from './NextDays.tsx';

const preview = (known: Partial<HoursPreview>): HoursPreview => ({
  error: null,
  warnings: [],
  timeZone: 'America/New_York',
  hours: null,
  exceptions: [],
  ...known,
});

it('counts days that were unknown before as changed', () => {
  const shown = preview({
    hours: [{ from: '2026-11-28T08:00', to: '2026-11-28T18:00' }],
    unknownDays: ['24', '25', '26', '27', '29', '30'].map((day) => `2026-11-${day}`),
  });
  render(<NextDays shown={shown} stored={preview({})} today="2026-11-24" isFolded />);
  expect(screen.getByText('1 day changes')).toBeTruthy();
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said[0]).toBe('Unknown');
  expect(said[4]).toBe('8:00 AM–6:00 PMUnknown');
});
