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

it('begins one of those who watch beside the other work, and refuses what is too much of either', async () => {
  const queue = new FairQueue(2);
  const begun: string[] = [];
  const add = (name: string, isProbe: boolean) => queue.add(() => begun.push(name), isProbe);
  for (const name of ['work 1', 'work 2', 'work 3', 'work 4']) add(name, false);
  const taken = ['watch 1', 'watch 2', 'watch 3'].map((name) => add(name, true));
  expect(taken).toEqual([true, true, false]);
  await nextTurn();
  expect(begun).toEqual(['work 1', 'watch 1', 'work 2']);
  await nextTurn();
  expect(begun).toEqual(['work 1', 'watch 1', 'work 2', 'watch 2', 'work 3']);
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
