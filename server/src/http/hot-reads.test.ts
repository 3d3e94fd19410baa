import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readyJson } from './ready-response.ts';
import { cafes } from '../database/schema.ts';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';

type Headers = Record<string, string>;

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

describe.each(testEngines)('hot reads on $name', ({ open }) => {
  let test: TestApp;
  let port: number;
  const handle = () => vi.spyOn(test.app.hotReads, 'handle');
  let spy: ReturnType<typeof handle>;

  /** Over HTTP, as a client sends it. */
  const get = (path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      request({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _d, 'keep-alive': _k, connection: _c, ...rest } = response.headers;
          resolve({
            status: response.statusCode!,
            headers: rest,
            body: Buffer.concat(chunks),
          });
        });
      })
        .on('error', reject)
        .end();
    });
  /** Whether the last request was answered before the application. */
  const byFront = () => spy.mock.results.at(-1)!.value as boolean;

  beforeAll(async () => {
    test = await openTestApp(await open());
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = test.app.server.address() as AddressInfo);
    spy = handle();
  });
  /** Loads a new snapshot, so that no answer is cached. */
  const forget = () => test.services.catalogue.refresh({ kind: 'all' });
  beforeEach(forget);
  afterAll(() => test.close());

  const paths = [
    '/api/cafes',
    '/api/cafes?area=Downtown',
    '/api/cafes?q=tatte&limit=3',
    '/api/cafes/1',
    '/api/facets',
    '/api/map?view=-72,42,-70,43&zoom=12',
    '/api/areas',
    '/api/filter-categories',
    '/api/filter-options',
  ];
  const encodings = [undefined, 'identity', 'gzip', 'br;q=0.5, gzip', 'gzip, br'];

  it.each(paths)('%s is the same before and within the application', async (path) => {
    for (const encoding of encodings) {
      await forget();
      const headers: Headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const within = await get(path, headers);
      expect([within.status, byFront()]).toEqual([200, false]);
      const before = await get(path, headers);
      expect(byFront()).toBe(true);
      expect(before).toEqual(within);
    }
  });

  it.each(paths)('%s answers 304 in both for what the client has', async (path) => {
    const { headers } = await get(path, { 'accept-encoding': 'gzip' });
    const etag = String(headers['etag']);
    for (const held of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      await forget();
      const conditional = { 'accept-encoding': 'gzip', 'if-none-match': held };
      const within = await get(path, conditional);
      expect([within.status, within.body.length, byFront()]).toEqual([304, 0, false]);
      await get(path, { 'accept-encoding': 'gzip' });
      const before = await get(path, conditional);
      expect(byFront()).toBe(true);
      expect(before).toEqual(within);
    }
    const changed = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': '"former"' });
    expect(changed.status).toBe(200);
  });

  it('lets browsers cache the filter options for five minutes, and nothing else', async () => {
    for (const path of paths) {
      const expected = path === '/api/filter-options' ? 'public, max-age=300' : 'no-cache';
      for (const answer of [await get(path), await get(path)]) {
        expect([path, answer.headers['cache-control']]).toEqual([path, expected]);
      }
    }
  });

  it('has a strong ETag of its own for each encoding', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) =>
          (await get('/api/cafes', { 'accept-encoding': encoding })).headers['etag'],
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it.each([[{ cookie: 'theme=dark; sid=abc' }], [{ cookie: '__Host-sid=abc' }]])(
    'leaves a request with %o to the application',
    async (headers) => {
      await get('/api/cafes');
      await get('/api/cafes', headers);
      expect(byFront()).toBe(false);
    },
  );

  it('answers a visitor with other cookies, and leaves HEAD to the application', async () => {
    await get('/api/cafes');
    await get('/api/cafes', { cookie: 'theme=dark; visited=1' });
    expect(byFront()).toBe(true);
    const head = await get('/api/cafes', {}, 'HEAD');
    expect([head.status, head.body.length, byFront()]).toEqual([200, 0, false]);
  });

  it.each(['/api/cafes?minRating=abc', '/api/cafes/999999', '/api/user', '/healthz'])(
    'never remembers %s',
    async (path) => {
      await get(path);
      await get(path);
      expect(byFront()).toBe(false);
    },
  );

  it('shows a write on the next read', async () => {
    const { database, catalogue } = test.services;
    const id = [...catalogue.snapshot.cafes.keys()][0]!;
    const path = `/api/cafes/${id}`;
    await get(path);
    await database.db.update(cafes).set({ description: 'Changed.' }).where(eq(cafes.id, id));
    await catalogue.refresh({ kind: 'cafe', id });
    const { headers, body } = await get(path);
    expect(JSON.parse(body.toString())).toMatchObject({ description: 'Changed.' });
    const unchanged = await get(path, { 'if-none-match': String(headers['etag']) });
    expect(unchanged.status).toBe(304);
  });

  it('keeps what a write does not reach, and nothing else', async () => {
    const { database, catalogue } = test.services;
    const [changed, other] = [...catalogue.snapshot.cafes.values()];
    const { id, name } = changed!;
    const unreached = [`/api/cafes/${other!.id}`, '/api/areas', '/api/cafes?q=zebra'];
    const reached = [`/api/cafes/${id}`, '/api/cafes', `/api/facets?q=${encodeURIComponent(name)}`];
    const all = [...unreached, ...reached];
    for (const path of [...all, ...all]) await get(path);
    await database.db
      .update(cafes)
      .set({ website: 'https://changed.example' })
      .where(eq(cafes.id, id));
    await catalogue.refresh({ kind: 'cafe', id });
    const fromFront = async (path: string) => {
      await get(path);
      return byFront();
    };
    for (const path of unreached) expect([path, await fromFront(path)]).toEqual([path, true]);
    for (const path of reached) expect([path, await fromFront(path)]).toEqual([path, false]);
  });

  it('never sends an answer of a previous snapshot', async () => {
    const { answers, catalogue } = test.services;
    const ask = (text: string) =>
      answers.answer({ snapshot: catalogue.snapshot, key: 'late', scope: {} }, () =>
        readyJson(text),
      );
    const former = await ask('late');
    await forget();
    answers.remember('/api/areas', former.key);
    expect(JSON.parse((await get('/api/areas')).body.toString())).not.toBe('late');
    expect((await ask('anew')).ready).not.toBe(former.ready);
  });

  it('caches an answer once, for all its addresses', async () => {
    const long = `/api/cafes?limit=1&unknown=${'x'.repeat(50)}`;
    const spellings = ['/api/cafes?limit=1', '/api/cafes?limit=01', long];
    await get(spellings[0]!);
    const { body } = await get(spellings[0]!);
    for (const path of spellings) {
      await get(path);
      const answer = await get(path);
      expect([byFront(), answer.body]).toEqual([true, body]);
    }
  });
});
