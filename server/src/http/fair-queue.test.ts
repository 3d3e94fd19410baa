import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('begins at once while nothing waits, then one a turn in order, and refuses what is too much', async () => {
  const queue = new FairQueue(3);
  const begun: number[] = [];
  const taken = [1, 2, 3, 4, 5].map((n) => queue.add(() => begun.push(n)));
  expect(taken).toEqual([true, true, true, true, false]);
  expect(begun).toEqual([1]);
  for (const so of [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]) {
    await nextTurn();
    expect(begun).toEqual(so);
  }
  queue.add(() => begun.push(6));
  expect(begun).toEqual([1, 2, 3, 4, 6]);
});

it('takes what goes first before all that wait, however much that is', async () => {
  const queue = new FairQueue(1);
  const begun: number[] = [];
  for (const n of [1, 2, 3]) queue.add(() => begun.push(n));
  expect(queue.add(() => begun.push(4), true)).toBe(true);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([1, 4, 2]);
});

it('goes on after work that throws', async () => {
  const queue = new FairQueue();
  const begun: number[] = [];
  expect(() => queue.add(() => void JSON.parse(''))).toThrow(SyntaxError);
  queue.add(() => begun.push(2));
  await nextTurn();
  expect(begun).toEqual([2]);
});

it('keeps the context of what waits', async () => {
  const queue = new FairQueue();
  const storage = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  for (const id of ['a', 'b', 'c']) {
    storage.run(id, () => queue.add(() => seen.push(storage.getStore())));
  }
  await nextTurn();
  await nextTurn();
  expect(seen).toEqual(['a', 'b', 'c']);
});
