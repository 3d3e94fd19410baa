// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shownToast } from '../../lib/toast.ts';
import { textToWeek } from '@cortado/contract/read-week';
import { weekToText } from '@cortado/contract/write-week';
import { WeekGrid } from './WeekGrid.tsx';

function Editor({ text }: { text: string }) {
  const [week, setWeek] = useState(textToWeek(text)!);
  return (
    <>
      <WeekGrid week={week} today="2026-11-24" onChange={setWeek} />
      <output>{weekToText(week)}</output>
    </>
  );
}
const text = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('undoes the copy of a day, but no later edit', () => {
  render(<Editor text="Mo 09:00-12:00; Sa 10:00-14:00" />);
  press('Copy Monday to other days');
  for (const day of ['Tuesday', 'Wednesday', 'Saturday']) press(day);
  press('Copy to 3 days');
  expect(text()).toBe('Mo-We,Sa 09:00-12:00');
  press('Add hours to Sunday');
  const wednesday = within(screen.getByRole('listitem', { name: 'Wednesday' }));
  fireEvent.click(wednesday.getByRole('button', { name: 'Remove 9:00 AM–12:00 PM' }));
  press('Add hours to Wednesday');
  act(() => shownToast.get()!.action!.run());
  expect(text()).toBe('Mo 09:00-12:00; We,Su 08:00-18:00; Sa 10:00-14:00');
});

it('leaves days that are not filled in unknown', () => {
  render(<Editor text="" />);
  press('Add hours to Saturday');
  expect(text()).toBe('Mo-Fr,Su unknown; Sa 08:00-18:00');
  const monday = within(screen.getByRole('listitem', { name: 'Monday' }));
  expect(monday.getByText('Unknown')).toBeTruthy();
  press('Monday is closed');
  expect(monday.getByText('Closed')).toBeTruthy();
  expect(text()).toBe('Mo off; Tu-Fr,Su unknown; Sa 08:00-18:00');
  press('Monday’s hours are unknown');
  press('Remove 8:00 AM–6:00 PM');
  expect(text()).toBe('');
});

it('shows the rules it can’t change, and leaves them as they are', () => {
  const rules = 'PH 10:00-16:00; Dec 24 07:00-12:00; Jun-Aug: Su 09:00-15:00';
  render(<Editor text={`Mo-Fr 07:00-19:00; ${rules}`} />);
  const others = screen.getByRole('region', { name: 'Other rules' });
  const shown = within(others).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(rules.split('; '));
  press('Add hours to Saturday');
  expect(text()).toBe(`Mo-Fr 07:00-19:00; Sa 08:00-18:00; ${rules}`);
});

it('removes an interval without losing the focus', () => {
  render(<Editor text="Mo 09:00-12:00" />);
  const monday = screen.getByRole('listitem', { name: 'Monday' });
  press('Remove 9:00 AM–12:00 PM');
  expect(within(monday).getByText('Unknown')).toBeTruthy();
  expect(document.activeElement).toBe(monday);
  press('Monday is closed');
  expect(within(monday).getByText('Closed')).toBeTruthy();
  expect(document.activeElement).toBe(monday);
});
