import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { JSON_TYPE, ReadyResponse, ResponseCache, readyJson } from './response-cache.ts';
import { buildSnapshot } from '../catalogue/snapshot.ts';
import type { Snapshot } from '../catalogue/types.ts';

const long = Buffer.from(JSON.stringify(Array.from({ length: 500 }, (_, at) => `Cafe ${at}`)));
const answer = (body: Buffer, total: number | null = null) =>
  new ReadyResponse(body, JSON_TYPE, total === null ? null : { total, links: null });

describe('a ready answer', () => {
  it('has the same content in every encoding, and fewer bytes in two of them', async () => {
    const ready = answer(long);
    const [plain, gzip, brotli] = await Promise.all(
      (['identity', 'gzip', 'br'] as const).map((encoding) => ready.body(encoding)),
    );
    expect(plain).toEqual(long);
    expect(gunzipSync(gzip!)).toEqual(long);
    expect(brotliDecompressSync(brotli!)).toEqual(long);
    expect(Math.max(gzip!.length, brotli!.length)).toBeLessThan(long.length);
  });

  it.each(['gzip', 'br'] as const)(
    'takes no more memory than its bytes in %s',
    async (encoding) => {
      for (const content of [long, Buffer.alloc(100_000, long)]) {
        const body = await answer(content).body(encoding);
        expect(body.buffer.byteLength).toBe(body.byteLength);
      }
    },
  );

  it('is compressed once for concurrent requests', async () => {
    const ready = answer(long);
    const [first, second] = await Promise.all([ready.body('gzip'), ready.body('gzip')]);
    expect(first).toBe(second);
    expect(ready.ready('gzip')).toBe(first);
  });

  it('has one ETag per content and encoding', () => {
    const tags = (['identity', 'gzip', 'br'] as const).map((one) => answer(long).etag(one));
    expect(tags).toEqual(
      (['identity', 'gzip', 'br'] as const).map((one) => answer(long).etag(one)),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('has another ETag for another content or another count', () => {
    const tags = [answer(long), answer(long, 500), answer(long, 501), answer(Buffer.from('[]'))];
    expect(new Set(tags.map((ready) => ready.etag('identity'))).size).toBe(4);
  });

  it('is sent uncompressed where compression saves nothing or is not accepted', () => {
    expect(readyJson([]).bestEncoding(['br', 'gzip'])).toBe('identity');
    expect(answer(long).bestEncoding([])).toBe('identity');
    expect(answer(long).bestEncoding(['br', 'gzip'])).toBe('br');
  });
});

describe('ready answers', () => {
  it('are made once per key and snapshot', () => {
    const cache = new ResponseCache();
    const [first, second] = [1, 2].map((revision): Snapshot =>
      buildSnapshot({ cafes: [], categories: [] }, revision),
    ) as [Snapshot, Snapshot];
    let made = 0;
    const get = (snapshot: Snapshot, key: string) =>
      cache.answer(snapshot, key, {}, () => readyJson(`${key} ${++made}`));
    const { ready } = get(first, 'a');
    expect(get(first, 'a')).toEqual({ ready, snapshot: first, key: 'a', scope: {} });
    expect(get(first, 'b').ready).not.toBe(ready);
    expect(get(second, 'a').ready).not.toBe(ready);
    expect(made).toBe(3);
  });
});
