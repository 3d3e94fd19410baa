import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { batched } from './batched.ts';
import type { Db } from './transact.ts';

/** As a query fails that cannot connect. */
const away = () => {
  const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  return new DrizzleQueryError('insert', [], cause);
};

/** A write that doubles numbers, except those that it cannot write, and waits for the test if asked to. */
function open({ unwritable = [] as number[], error = () => new Error('unwritable') } = {}) {
  const batches: number[][] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  const write = batched(async (_db: Db, items: readonly number[]) => {
    batches.push([...items]);
    if (isHolding) await new Promise<void>((release) => held.push(release));
    if (items.some((item) => unwritable.includes(item))) throw error();
    return items.map((item) => item * 2);
  });
  const db = {} as Db;
  return {
    batches,
    write: (item: number) => write(db, item),
    hold: () => (isHolding = true),
    release: () => {
      isHolding = false;
      for (const one of held.splice(0)) one();
    },
  };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((next) => setImmediate(next));
};

describe('writes that many ask for at once', () => {
  it('share a statement, and each gets its own result', async () => {
    const { write, batches } = open();
    const results = await Promise.all([1, 2, 3, 4, 5].map(write));
    expect(results).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4, 5]]);
    expect(await write(6)).toBe(12);
  });

  it('share it fifty at a time', async () => {
    const { write, batches } = open();
    await Promise.all(Array.from({ length: 120 }, (_, n) => write(n)));
    expect(batches.map(({ length }) => length)).toEqual([1, 50, 50, 19]);
  });

  it('fail alone where one cannot be written', async () => {
    const { write } = open({ unwritable: [3] });
    const results = await Promise.allSettled([1, 2, 3, 4].map(write));
    expect(results).toMatchObject([
      { value: 2 },
      { value: 4 },
      { reason: { message: 'unwritable' } },
      { value: 8 },
    ]);
  });

  it('go on beside one that is held up', async () => {
    const { write, batches, hold, release } = open();
    hold();
    const first = write(1);
    await until(() => batches.length === 1);
    release();
    expect(await first).toBe(2);
    hold();
    const slow = write(2);
    await until(() => batches.length === 2);
    const beside = write(3);
    await until(() => batches.length === 3);
    // Both that may run are held: all others wait, and share what runs next.
    const later = [write(4), write(5)];
    release();
    expect(await Promise.all([slow, beside, ...later])).toEqual([4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2], [3], [4, 5]]);
  });

  it('all fail at once while the database is away, also those that have not begun', async () => {
    const { write, batches, hold, release } = open({ unwritable: [1], error: away });
    hold();
    const writes = Promise.allSettled([1, 2].map(write));
    await until(() => batches.length === 2);
    const waiting = Promise.allSettled([3, 4].map(write));
    release();
    const failed = { reason: { cause: { code: 'ECONNREFUSED' } } };
    expect(await writes).toMatchObject([failed, { value: 4 }]);
    expect(await waiting).toMatchObject([failed, failed]);
    expect(batches).toEqual([[1], [2]]);
  });

  it('are written at once after the clock is set back', async () => {
    const { write } = open();
    expect(await write(1)).toBe(2);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    onTestFinished(() => clock.mockRestore());
    expect(await write(2)).toBe(4);
    expect(await write(3)).toBe(6);
  });
});
