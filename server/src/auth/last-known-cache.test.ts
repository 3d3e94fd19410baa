import { expect, it } from 'vitest';
import { LastKnownCache } from './last-known-cache.ts';

/** A cache, and reads of one key, each of which ends with the value that it is given. */
function open() {
  const cache = new LastKnownCache<string, number>(() => new Date());
  const read = () => {
    let give: (value: number) => void = () => {};
    const value = new Promise<number>((resolve) => (give = resolve));
    const loaded = cache.load('a', () => value);
    return async (given: number) => {
      give(given);
      expect(await loaded).toBe(given);
    };
  };
  return { cache, read };
}

it('has what the first of overlapping reads has read', async () => {
  const { cache, read } = open();
  const [endFirst, endSecond] = [read(), read()];
  await endFirst(1);
  expect(cache.get('a')).toBe(1);
  await endSecond(1);
  expect(cache.get('a')).toBe(1);
});

it('has nothing of reads that were in flight when it was invalidated', async () => {
  for (const invalidate of ['expire', 'expireAll', 'deleteWhere'] as const) {
    const { cache, read } = open();
    const [endFirst, endSecond] = [read(), read()];
    if (invalidate === 'deleteWhere') cache.deleteWhere(() => true);
    else cache[invalidate]('a');
    const endLater = read();
    await endFirst(1);
    await endSecond(1);
    expect(cache.get('a')).toBeUndefined();
    await endLater(2);
    expect(cache.get('a')).toBe(2);
  }
});
