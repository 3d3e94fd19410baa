import { describe, expect, it } from 'vitest';
import { TokenBuckets } from '../auth/throttling/token-buckets.ts';
import { buildSnapshot } from '../catalogue/snapshot.ts';
import { AnswerCache } from './answer-cache.ts';
import { readyJson, ReadyResponse } from './ready-response.ts';

const snapshotOf = (revision: number) => buildSnapshot({ cafes: [], categories: [] }, revision);
const [snapshot, later] = [snapshotOf(1), snapshotOf(2)];

function cacheOf(tokens = 100) {
  const cache = new AnswerCache(
    new TokenBuckets({ perSecond: 1, burst: tokens }, () => new Date(0)),
  );
  let made = 0;
  const ask = async (key: string, more: Partial<Parameters<AnswerCache['answer']>[0]> = {}) =>
    (await cache.answer({ snapshot, key, scope: {}, ...more }, () => readyJson(`${key} ${++made}`)))
      .ready;
  return { cache, ask, made: () => made };
}

describe('the cache of answers', () => {
  it('has an answer made once for each key, until the catalogue changes it', async () => {
    const { ask, made } = cacheOf();
    const first = await ask('a');
    expect(await ask('a')).toBe(first);
    expect(await ask('b')).not.toBe(first);
    expect(await ask('a', { snapshot: later })).not.toBe(first);
    expect(made()).toBe(3);
  });

  it('never finds an answer under an earlier snapshot', async () => {
    const { ask } = cacheOf();
    const late = await ask('a', { snapshot: later });
    expect(await ask('a')).not.toBe(late);
  });

  it('holds on to what depends on nothing of the catalogue', async () => {
    const { ask, made } = cacheOf();
    for (const one of [later, snapshot, snapshotOf(3)]) {
      await ask('a', { snapshot: one, scope: null });
    }
    expect(made()).toBe(1);
  });

  it('gives the former answer to who makes the next one, where it has ceased to hold by itself', async () => {
    const { cache } = cacheOf();
    let isFresh = true;
    const question = { snapshot, key: 'a', scope: null, holds: () => isFresh };
    const ask = (make: (former?: ReadyResponse) => ReadyResponse) => cache.answer(question, make);
    const { ready } = await ask(() => readyJson('a'));
    cache.remember('/a', 'a');
    expect(cache.at('/a', snapshot)).toBe(ready);
    isFresh = false;
    expect(cache.at('/a', snapshot)).toBeUndefined();
    await ask((former) => {
      expect(former).toBe(ready);
      return former!;
    });
    isFresh = true;
    expect(cache.at('/a', snapshot)).toBe(ready);
  });

  it('takes a token for each miss, and none of those who wait for another one’s', async () => {
    const { cache } = cacheOf(2);
    const ask = (key: string) =>
      cache.answer({ snapshot, key, scope: {}, ip: '192.0.2.1' }, async () => readyJson(key));
    await Promise.all(['a', 'a', 'a', 'b', 'b'].map(ask));
    await ask('a');
    await expect(ask('c')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await ask('b');
  });

  it('stores no failure and nothing private', async () => {
    const { cache, ask } = cacheOf();
    const question = { snapshot, key: 'a', scope: {} };
    const failing = cache.answer(question, () => Promise.reject(new Error('No.')));
    await expect(failing).rejects.toThrow('No.');
    const isPrivate = { cacheControl: 'private, no-store' };
    await cache.answer(question, () => readyJson('mine', isPrivate));
    expect(cache.size).toBe(0);
    expect((await ask('a')).isPrivate).toBe(false);
  });

  it('is bounded in bytes, whatever fills it, and drops what was not asked for the longest', async () => {
    const { cache, ask } = cacheOf();
    const first = await ask('first');
    const big = () =>
      new ReadyResponse(Buffer.alloc(8_000_000), 'image/png', {
        compression: 'none',
        etag: '"big"',
      });
    for (let n = 0; n < 30; n++) {
      await cache.answer({ snapshot, key: `big ${n}`, scope: {} }, big);
      expect(await ask('first')).toBe(first);
    }
    for (let n = 0; n < 1100; n++) cache.remember(`/${n}`.padEnd(100_000, 'x'), 'first');
    expect(cache.bytes).toBeLessThanOrEqual(96 * 1024 * 1024);
    expect(await ask('first')).not.toBe(first);
  });
});
