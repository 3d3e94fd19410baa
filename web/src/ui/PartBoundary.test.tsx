// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../lib/lazy-part.ts';
import { PartBoundary, partFailed } from './PartBoundary.tsx';

const Loaded = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A part whose first loads fail, and a count of its loads. */
function failing(times: number) {
  let loads = 0;
  const Part = lazyPart(async () => {
    loads += 1;
    if (loads <= times) throw new Error('The network is down.');
    return { Loaded };
  }, 'Loaded');
  return { Part, loads: () => loads };
}

/** Draws a part, and lets the second pass after which it is tried again. */
async function show({ Part }: ReturnType<typeof failing>) {
  await act(async () => {
    render(
      <PartBoundary waiting="Waiting" failed={partFailed}>
        <Part name="Mara" />
      </PartBoundary>,
      { onCaughtError: () => undefined },
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows a part whose first load failed, without a message', async () => {
  const part = failing(1);
  await show(part);
  expect(document.body.textContent).toBe('Hello Mara');
  expect(part.loads()).toBe(2);
});

it('says that a part did not load, and loads it again on request', async () => {
  const part = failing(2);
  await show(part);
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded.');
  expect(part.loads()).toBe(2);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(document.body.textContent).toBe('Hello Mara');
});

it('is loaded again once there is a connection', async () => {
  const part = failing(2);
  await show(part);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(document.body.textContent).toBe('Hello Mara');
  expect(part.loads()).toBe(3);
});

it('offers the whole page where it failed again', async () => {
  const part = failing(9);
  await show(part);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  expect(part.loads()).toBe(4);
});

it('loads it again under another key', async () => {
  const { Part } = failing(2);
  const drawn = (resetKey: string) => (
    <PartBoundary failed="Missing" resetKey={resetKey}>
      <Part name="Mara" />
    </PartBoundary>
  );
  const { rerender } = await act(async () =>
    render(drawn('1'), { onCaughtError: () => undefined }),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.body.textContent).toBe('Missing');
  await act(async () => rerender(drawn('2')));
  expect(document.body.textContent).toBe('Hello Mara');
});

it('does not reject where a part that is loaded ahead fails, and loads it again later', async () => {
  const part = failing(2);
  const ahead = part.Part.preload();
  await vi.advanceTimersByTimeAsync(1000);
  await ahead;
  expect(part.Part.isLoaded()).toBe(false);
  await show(part);
  expect(document.body.textContent).toBe('Hello Mara');
  expect(part.Part.isLoaded()).toBe(true);
});
