import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cafe as cafeSchema,
  endpoints,
  ERRORS,
  errorAnswer,
  type Cafe,
  type Endpoint,
} from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cafes, newsletterSubscribers } from './database/schema.ts';
import { testEngines } from './database/testing.ts';
import { openTestApp, type TestApp } from './testing.ts';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

function get(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, 'keep-alive': _keepAlive, connection: _c, ...rest } = response.headers;
        resolve({ status: response.statusCode!, headers: rest, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe.each(testEngines)('the API on $name', ({ open }) => {
  let test: TestApp;
  let all: Cafe[];

  const ask = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers });
  const list = async (query: string) => {
    const answer = await ask(`/api/cafes${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<Cafe[]>();
  };
  const names = async (query: string) => (await list(query)).map(({ name }) => name);

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'demo' });
    all = await list('');
  });
  afterAll(() => test.close());

  it('routes every endpoint of the contract, and each says who may call', async () => {
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const url = endpoint.path.replace('{id}', String(all[0]!.id));
      const answer = await test.app.inject({ method: endpoint.method, url, payload: {} });
      expect(answer.json()).not.toMatchObject({ code: 'NOT_FOUND' });
      expect(answer.statusCode === 401).toBe(endpoint.access !== 'everyone');
    }
  });

  it('answers the whole list of published cafes in the contract’s shape', async () => {
    const answer = await ask('/api/cafes');
    expect(all).toHaveLength(105);
    expect(answer.headers['x-total-count']).toBe('105');
    for (const cafe of all) expect(cafeSchema.parse(cafe)).toEqual(cafe);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['published']));
  });

  it.each([
    ['?area=Back%20Bay', (cafe: Cafe) => cafe.area === 'Back Bay'],
    [
      '?roastLevels=light,medium-dark',
      ({ roastLevels }) => roastLevels.some((r) => r === 'light' || r === 'medium_dark'),
    ],
    ['?brewingMethods=pourOver', ({ brewingMethods }) => brewingMethods.includes('pour_over')],
    [
      '?dynamicFilter_brewing_method=pour_over',
      ({ brewingMethods }) => brewingMethods.includes('pour_over'),
    ],
    ['?minRating=4.5', ({ averageRating }) => (averageRating ?? 0) >= 4.5],
    ['?ratingFilter=4_stars,3_stars', ({ averageRating }) => (averageRating ?? 0) >= 3],
    ['?hasWifi=true', ({ hasWifi }) => hasWifi],
    ['?dynamicFilter_features=wifi,food', ({ hasWifi, hasFood }) => hasWifi && hasFood],
    ['?sellsCoffeeBeans=true', ({ sellsCoffeeBeans }) => sellsCoffeeBeans],
    [
      '?bbox=-71.07,42.35,-71.05,42.36',
      ({ latitude, longitude }) =>
        +longitude >= -71.07 && +longitude <= -71.05 && +latitude >= 42.35 && +latitude <= 42.36,
    ],
  ] as [string, (cafe: Cafe) => boolean][])(
    '%s lets through just what it says',
    async (query, passes) => {
      const wanted = all.filter(passes).map(({ id }) => id);
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(105);
      expect((await list(query)).map(({ id }) => id)).toEqual(wanted);
    },
  );

  it('finds by text, forgiving a typo', async () => {
    expect(await names('?q=ogawa')).toEqual(['Ogawa Coffee']);
    expect(await names('?q=brodsheet')).toEqual(['Broadsheet Coffee Roasters']);
  });

  it.each([
    ['rating', ({ averageRating }: Cafe) => averageRating ?? 0],
    ['rating_high', ({ averageRating }: Cafe) => averageRating ?? 0],
    ['reviews_count', ({ totalRatings }: Cafe) => totalRatings],
  ])('sorts by %s', async (sortBy, value) => {
    const values = (await list(`?sortBy=${sortBy}`)).map(value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('takes a part with limit and offset, and says the full count', async () => {
    const answer = await ask('/api/cafes?limit=5&offset=100');
    expect(answer.json<Cafe[]>().map(({ id }) => id)).toEqual(all.slice(100).map(({ id }) => id));
    expect(answer.headers['x-total-count']).toBe('105');
  });

  it.each([
    '?favoritesOnly=true',
    '?roastLevels=purple',
    '?dynamicFilter_mood=calm',
    '?area=Atlantis',
  ])('%s matches nothing', async (query) => expect(await list(query)).toEqual([]));

  it.each([
    '?minRating=abc',
    '?minRating=6',
    '?minRating=-1',
    '?ratingFilter=6_stars',
    '?hasWifi=perhaps',
    '?priceLevel=9',
    '?sortBy=best',
    '?limit=0',
    '?limit=201',
    '?offset=-1',
    '?bbox=1,2,3',
    '?bbox=0,91,1,92',
    '?lat=north',
    '?area=a&area=b',
    `?q=${'x'.repeat(9000)}`,
  ])('%.30s is refused as malformed', async (query) => {
    const answer = await ask(`/api/cafes${query}`);
    expect(answer.statusCode).toBe(400);
    expect(errorAnswer.parse(answer.json()).code).toBe('INVALID_REQUEST');
  });

  it.each([
    "?q=' or 1=1 --",
    '?q=<script>alert(1)</script>',
    '?q=%00',
    '?q=%25_\\',
    '?q=__proto__',
    '?dynamicFilter___proto__=x',
    '?dynamicFilter_constructor=x',
    `?q=${encodeURIComponent('💥‮abc')}`,
    `?q=${'a+'.repeat(90)}`,
  ])('the hostile %s finds nothing or something, and breaks nothing', async (query) => {
    const answer = await ask(`/api/cafes${encodeURI(query).replaceAll('%25', '%')}`);
    expect([200, 400]).toContain(answer.statusCode);
    expect(await list('')).toHaveLength(105);
  });

  it('answers one cafe', async () => {
    expect((await ask(`/api/cafes/${all[3]!.id}`)).json()).toEqual(all[3]);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999', '99999999999999999999999', '%00', '1e3', '../user'])(
    'there is no cafe %s',
    async (id) => {
      const answer = await ask(`/api/cafes/${id}`);
      expect(answer.statusCode).toBe(id === '../user' ? 401 : 404);
    },
  );

  it('hides drafts and archived cafes', async () => {
    const hidden = await test.services.database.db
      .select()
      .from(cafes)
      .where(eq(cafes.status, 'draft'));
    expect(hidden).toHaveLength(9);
    expect((await ask(`/api/cafes/${hidden[0]!.id}`)).json()).toMatchObject({
      code: 'CAFE_NOT_FOUND',
    });
  });

  it('counts what each choice would show', async () => {
    const facets = (await ask('/api/facets?roastLevels=light')).json();
    const dark = test.services.catalogue.snapshot.filterOptions.find(
      ({ value }) => value === 'dark',
    )!;
    expect(facets.total).toBe((await list('?roastLevels=light')).length);
    expect(facets.options[dark.id]).toBe((await list('?roastLevels=dark')).length);
    expect(facets.areas[0]).toEqual({
      area: 'Downtown',
      count: (await list('?roastLevels=light&area=Downtown')).length,
    });
  });

  it('lists areas, categories and options', async () => {
    const areas = (await ask('/api/areas')).json<string[]>();
    expect(areas[0]).toBe('Downtown');
    expect(new Set(areas)).toEqual(new Set(all.map(({ area }) => area)));
    const categories = (await ask('/api/filter-categories')).json();
    const options = (await ask('/api/filter-options')).json();
    expect(endpoints.listFilterCategories.answer.parse(categories)).toEqual(categories);
    expect(endpoints.listFilterOptions.answer.parse(options)).toEqual(options);
  });

  it('says 401 of the user while signed out', async () => {
    const answer = await ask('/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: ERRORS.UNAUTHENTICATED.message,
      code: 'UNAUTHENTICATED',
    });
  });

  it('answers 304 to what the client already holds, for each encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await ask('/api/cafes', { 'accept-encoding': encoding });
      expect(first.headers['content-encoding']).toBe(
        encoding === 'identity' ? undefined : encoding,
      );
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"/);
      const again = await ask('/api/cafes', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('shows a change on the next read, with another tag', async () => {
    const { database, catalogue } = test.services;
    const before = await ask('/api/cafes');
    const { id } = all[0]!;
    await database.db.update(cafes).set({ description: 'Changed.' }).where(eq(cafes.id, id));
    await catalogue.refresh({ kind: 'cafe', id });
    const after = await ask('/api/cafes');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.json<Cafe[]>().find((cafe) => cafe.id === id)!.description).toBe('Changed.');
    await database.db.update(cafes).set({ status: 'archived' }).where(eq(cafes.id, id));
    await vi.waitFor(async () => expect(await list('')).toHaveLength(104));
    await database.db.update(cafes).set({ status: 'published' }).where(eq(cafes.id, id));
    await vi.waitFor(async () => expect(await list('')).toHaveLength(105));
  });

  it('answers repeated reads in front of the application with the same bytes and headers', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const handle = vi.spyOn(test.app.front, 'handle');
    for (const path of ['/api/cafes?q=tatte', `/api/cafes/${all[5]!.id}`, '/api/areas']) {
      for (const headers of [
        {},
        { 'accept-encoding': 'gzip' },
        { 'accept-encoding': 'br;q=0.5, gzip' },
      ]) {
        await get(port, path, headers);
        const repeated = await get(port, path, headers);
        expect(handle.mock.results.at(-1)!.value).toBe(true);
        const { 'content-length': _length, ...own } = repeated.headers;
        const {
          'content-length': _l,
          connection: _c,
          date: _d,
          ...injected
        } = (await ask(path, headers)).headers;
        expect(own).toEqual(injected);
        expect(repeated.body.equals((await ask(path, headers)).rawPayload)).toBe(true);
        const unchanged = await get(port, path, {
          ...headers,
          'if-none-match': String(own['etag']),
        });
        expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
        expect(unchanged.headers['etag']).toBe(own['etag']);
      }
    }
    await get(port, '/api/cafes?q=tatte', { cookie: 'theme=dark; sid=abc' });
    expect(handle.mock.results.at(-1)!.value).toBe(false);
  });

  it.each([
    ['DELETE', '/api/cafes', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/api/newsletter', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/api/nothing', 404, 'NOT_FOUND'],
    ['GET', '/api/cafes/%zz', 400, 'INVALID_REQUEST'],
    ['GET', '/api/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404, 'NOT_FOUND'],
  ] as const)('%s %s answers %i', async (method, url, status, code) => {
    const answer = await test.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.body).not.toMatch(/\\n\s+at /);
  });

  it('subscribes to the newsletter once, and says the same to a known address', async () => {
    const subscribe = (email: unknown) =>
      test.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email } });
    const first = await subscribe('Mara@Example.org');
    const again = await subscribe(' mara@example.ORG ');
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const rows = await test.services.database.db.select().from(newsletterSubscribers);
    expect(rows.map(({ email }) => email)).toEqual(['mara@example.org']);
    for (const email of ['', 'no', 7, null, `${'a'.repeat(300)}@b.co`]) {
      const answer = await subscribe(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('email');
    }
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 400],
    [{ origin: 'http://localhost:3000' }, 400],
  ])('a write with %o answers %i', async (headers, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: headers as Record<string, string>,
      payload: {},
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['application/json', '{"email":', 400],
    ['application/json', '', 400],
    ['text/plain', 'hello', 415],
    ['application/x-www-form-urlencoded', 'email=a@b.co', 415],
    ['application/json', JSON.stringify({ email: 'x'.repeat(200_000) }), 413],
  ])('a body of %s %.12s… answers with an error', async (type, payload, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(errorAnswer.parse(answer.json())).toBeTruthy();
  });

  it('limits subscriptions by address', async () => {
    const subscribe = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        remoteAddress: '10.1.1.1',
        payload: { email: 'a@b.co' },
      });
    for (let count = 0; count < 20; count++) expect((await subscribe()).statusCode).toBe(200);
    const refused = await subscribe();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: ERRORS.RATE_LIMITED.message, code: 'RATE_LIMITED' });
    expect(refused.headers).toHaveProperty('retry-after');
  });

  it('carries security headers on every answer', async () => {
    for (const url of ['/api/cafes', '/api/nothing', '/healthz']) {
      const { headers } = await ask(url);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
  });

  it('describes itself, and tells its health', async () => {
    expect((await ask('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await ask('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await ask('/readyz')).json()).toMatchObject({ status: 'ready', cafes: 105 });
  });
});
