import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart, preloadParts } from './lazy-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const nothing = () => null;
/** Whether a promise has settled by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

it('the parts of a page are loaded by their names, and those alone', async () => {
  const load = vi.fn(() => Promise.resolve({ Wanted: nothing }));
  const other = vi.fn(() => Promise.resolve({ Other: nothing }));
  const Wanted = lazyPart(load, 'Wanted');
  lazyPart(other, 'Other');
  await preloadParts(['Wanted', 'NotHere']);
  expect(Wanted.isLoaded()).toBe(true);
  expect(other).not.toHaveBeenCalled();
});

it('a part that does not load delays a page for three seconds at most', async () => {
  lazyPart(() => new Promise<never>(() => {}), 'Hanging' as const);
  const waiting = preloadParts(['Hanging']);
  await vi.advanceTimersByTimeAsync(2999);
  expect(await isDone(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isDone(waiting)).toBe(true);
});

it('nothing is waited for where a page has no parts', async () => {
  expect(await isDone(preloadParts(['']))).toBe(true);
});
