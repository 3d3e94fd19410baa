// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import { preloadParts } from '../lib/lazy-part.ts';
import { Toaster } from './Toaster.tsx';
import { shownToast, toast } from '../lib/toast.ts';

// On a busy machine it would take longer than a page waits for its parts.
await import('./ToastRegion.tsx');

// Files share a process: another one may have left its toast.
beforeEach(() => shownToast.set(null));

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = () => within(region()).queryAllByRole('listitem');

it('is a region from the start, shows one toast at a time, and none once it is closed', async () => {
  render(<Toaster />);
  expect(region().textContent).toBe('No notifications');
  await act(async () => {
    toast({ tone: 'note', title: 'Deleting account...' });
    // An act that ends while the part comes may lose the update that shows it.
    await preloadParts(['ToastRegion']);
  });
  await waitFor(() => expect(shown()).toHaveLength(1));
  await act(async () => toast({ tone: 'success', title: 'Success', description: 'It is gone.' }));
  expect(shown().map((one) => one.textContent)).toEqual(['SuccessIt is gone.']);
  fireEvent.click(within(region()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown()).toEqual([]));
});

it('offers an action, runs it once, and closes', async () => {
  let undone = 0;
  render(<Toaster />);
  const action = { label: 'Undo', run: () => void undone++ };
  await act(async () => toast({ tone: 'success', title: 'Accepted', action }));
  await waitFor(() => expect(shown()).toHaveLength(1));
  fireEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  await waitFor(() => expect(shown()).toEqual([]));
});
