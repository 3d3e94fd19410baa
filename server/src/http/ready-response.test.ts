import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { JSON_TYPE, ReadyResponse, readyJson, type ReadyOptions } from './ready-response.ts';

const long = Buffer.from(JSON.stringify(Array.from({ length: 500 }, (_, at) => `Cafe ${at}`)));
const answer = (body: Buffer, options?: ReadyOptions) =>
  new ReadyResponse(body, JSON_TYPE, options);
const ofTotal = (total: number) => answer(long, { headers: [['x-total-count', String(total)]] });

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
    expect(await ready.body('gzip')).toBe(first);
  });

  it('has one ETag per content and encoding', async () => {
    const tagsOf = (ready: ReadyResponse) =>
      Promise.all(
        (['identity', 'gzip', 'br'] as const).map(async (encoding) => {
          await ready.body(encoding);
          return ready.etag(encoding);
        }),
      );
    const tags = await tagsOf(answer(long));
    expect(tags).toEqual(await tagsOf(answer(long)));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('has another ETag for another content or another count', () => {
    const tags = [answer(long), ofTotal(500), ofTotal(501), answer(Buffer.from('[]'))];
    expect(new Set(tags.map((ready) => ready.etag('identity'))).size).toBe(4);
  });

  it('is sent uncompressed where compression saves nothing or is not accepted', () => {
    expect(readyJson([]).bestEncoding(['br', 'gzip'])).toBe('identity');
    expect(answer(long).bestEncoding([])).toBe('identity');
    expect(answer(long, { compression: 'none' }).bestEncoding(['br', 'gzip'])).toBe('identity');
    expect(answer(long).bestEncoding(['br', 'gzip'])).toBe('br');
  });

  it.each(['gzip', 'br'] as const)(
    'is shorter in %s where it is compressed well',
    async (encoding) => {
      const text = await readFile(import.meta.filename);
      const [well, fast] = await Promise.all(
        (['well', 'fast'] as const).map((compression) =>
          answer(text, { compression }).body(encoding),
        ),
      );
      expect(well!.byteLength).toBeLessThan(fast!.byteLength);
    },
  );

  it('lets shared caches store nothing that is personal', async () => {
    const ready = ofTotal(5);
    await ready.body('br');
    const of = (isPersonal: boolean) => Object.fromEntries(ready.headers('br', isPersonal));
    expect(of(false)).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(of(true)).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
  });
});
