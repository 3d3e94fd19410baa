import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cafes, merges } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { NOTHING_MOVED } from '../../testing/merges.ts';
import { AppError } from '../../core/errors.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';

const OWN_PAGES = /^\/(about|auth)?(\?|$)/;

/** Replaces the web's renderer: its page is the JSON of its input. */
class FakeRenderer implements PageRenderer {
  rendered = 0;
  version = 'v1';
  sitemapPaths = ['/', '/about'];
  /** Awaited before a page is ready. */
  hold: Promise<void> = Promise.resolve();

  needs(url: string) {
    const known = url.replace(/[?&]utm_source=[^&]*/, '');
    const cafe = /^\/cafe\/(\d+)(?:\?report=\w+)?$/.exec(known);
    const address = cafe || OWN_PAGES.test(known) ? known : '/missing';
    if (cafe) return { address, cafeId: Number(cafe[1]) };
    const isList = address === '/' || address.startsWith('/?');
    return isList ? { address, list: { query: { area: 'Downtown' } } } : { address };
  }

  async render({ url, data, origin, sampleData }: Parameters<PageRenderer['render']>[0]) {
    this.rendered += 1;
    await this.hold;
    if (url === '/about?fail') throw new Error('no such component');
    const input = JSON.stringify({ url, origin, sampleData, ...data }).replaceAll('<', '\\u003c');
    const status = data.cafe || OWN_PAGES.test(url) ? 200 : 404;
    return { status, html: `<!doctype html><title>Fake</title>${input}` } as const;
  }
}

const inputOf = (html: string) => JSON.parse(html.slice(html.indexOf('{')));

describe.each(testEngines)('pages on $name', ({ open }) => {
  const renderer = new FakeRenderer();
  let test: TestApp;
  const ask = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers });

  beforeAll(async () => {
    test = await openTestApp(await open(), {
      renderer,
      environment: { APP_URL: 'https://cortado.example' },
    });
  });
  afterAll(() => test.close());

  it('passes the rendered part of the list, with its counts', async () => {
    const answer = await ask('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const { list, origin, areas, sampleData } = inputOf(answer.body);
    expect(list.cafes).toEqual((await ask('/api/cafes?area=Downtown')).json());
    expect(list.facets).toEqual((await ask('/api/facets?area=Downtown')).json());
    expect(list.total).toBe(list.cafes.length);
    expect([origin, areas[0], sampleData]).toEqual(['https://cortado.example', 'Downtown', false]);
  });

  it('passes a cafe page its cafe', async () => {
    const [id] = test.services.catalogue.snapshot.cafes.keys();
    const answer = await ask(`/cafe/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(inputOf(answer.body).cafe).toEqual((await ask(`/api/cafes/${id}`)).json());
  });

  it('leads from a cafe that was merged to the other one, and no further once that is undone', async () => {
    const { database, catalogue } = test.services;
    const [winnerId, loserId] = [...catalogue.snapshot.cafes.keys()];
    const setStatus = async (status: 'archived' | 'published') => {
      await database.db.update(cafes).set({ status }).where(eq(cafes.id, loserId!));
      await catalogue.refresh({ kind: 'cafe', id: loserId! });
    };
    await database.db.insert(merges).values({
      winnerId: winnerId!,
      loserId: loserId!,
      record: { ...NOTHING_MOVED, replaced: {}, taken: {}, loserStatus: 'published' },
    });
    await setStatus('archived');
    for (const query of ['', '?report=hours']) {
      const led = await ask(`/cafe/${loserId}${query}`);
      const { statusCode, headers } = led;
      expect([statusCode, headers['location']]).toEqual([301, `/cafe/${winnerId}${query}`]);
    }
    await database.db.delete(merges);
    expect((await ask(`/cafe/${loserId}`)).statusCode).toBe(404);
    await setStatus('published');
    expect((await ask(`/cafe/${loserId}`)).statusCode).toBe(200);
  });

  it.each(['2147483648', '9999999999'])('has no cafe %s, whose id is too large', async (id) => {
    expect((await ask(`/cafe/${id}`)).statusCode).toBe(404);
  });

  it('answers a request line with an absolute URL', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const answer = async (path: string) => {
      const sent = request({ port, host: '127.0.0.1', path }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
      return [response.statusCode, body];
    };
    for (const [path, status] of [
      ['/', 200],
      ['/?q=latte', 200],
      ['/about', 200],
      ['/api/areas', 200],
      ['/nothing', 404],
      ['/%zz', 404],
    ] as const) {
      const relative = await answer(path);
      expect([path, relative[0]]).toEqual([path, status]);
      expect(await answer(`http://cortado.example${path}`)).toEqual(relative);
    }
    expect(await answer('HTTPS://cortado.example')).toEqual(await answer('/'));
  });

  it.each(['/cafe/999999', '/cafe/abc', '/nothing', '/%zz', '/cafe/%00', '/apiary', '/a/b/../c'])(
    '%s is a missing page',
    async (url) => {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toMatch(/^<!doctype html><title>Fake/);
      const head = await test.app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([404, '']);
    },
  );

  it('renders a page once for concurrent requests', async () => {
    const before = renderer.rendered;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/about?together')));
    await ask('/about?together');
    expect(renderer.rendered - before).toBe(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('compresses, tags and answers 304', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const accept = { 'accept-encoding': encoding };
      const { headers } = await ask('/', accept);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers['cache-control']).toBe('no-cache');
      const again = await ask('/', { ...accept, 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it.each([
    ['however links to it are marked', (n: number) => `/?utm_source=letter-${n}`, '/'],
    ['that says a page is missing', (n: number) => `/nothing-${n}`, '/nothing'],
    ['that says a cafe is missing', (n: number) => `/cafe/${900_000 + n}`, '/cafe/999999'],
  ])('renders the page once %s', async (_what, spelling, plain) => {
    const { body, headers } = await ask(plain);
    const before = renderer.rendered;
    for (let n = 0; n < 20; n++) {
      const answer = await ask(spelling(n));
      expect([answer.body, answer.headers['etag']]).toEqual([body, headers['etag']]);
    }
    expect(renderer.rendered).toBe(before);
  });

  it('limits uncached renderings and searches per client, and answers what is cached to everyone', async () => {
    const { uncachedReads } = test.services;
    const flooder = '198.51.100.7';
    const from = (remoteAddress: string, url: string) => test.app.inject({ url, remoteAddress });
    await from(flooder, '/about');
    await from(flooder, '/api/cafes?q=latte');
    const spend = () => {
      for (let n = 0; n < 400; n++) uncachedReads.take(flooder);
    };
    for (const url of ['/about?new=1', '/api/cafes?q=new', '/api/facets?q=new', '/sitemap.xml']) {
      expect(spend).toThrow(AppError);
      const refused = await from(flooder, url);
      expect([url, refused.statusCode, refused.headers['retry-after']]).toEqual([url, 429, '1']);
      expect((await from('198.51.100.8', url)).statusCode).toBe(200);
      expect((await from(flooder, url)).statusCode).toBe(200);
    }
    expect(spend).toThrow(AppError);
    for (const url of ['/about', '/api/cafes?q=latte', '/api/areas', '/api/cafes/1']) {
      expect([url, (await from(flooder, url)).statusCode]).toEqual([url, 200]);
    }
  });

  it('does not cache pages of the previous snapshot', async () => {
    let release = () => {};
    renderer.hold = new Promise((resolve) => (release = resolve));
    const before = renderer.rendered;
    const late = ask('/about?late').then(({ statusCode }) => statusCode);
    await expect.poll(() => renderer.rendered).toBe(before + 1);
    await test.services.catalogue.refresh({ kind: 'all' });
    release();
    expect(await late).toBe(200);
    await ask('/about?late');
    expect(renderer.rendered).toBe(before + 2);
  });

  it('answers a failure with an error page, without a stack, and tries again on the next request', async () => {
    for (let time = 0; time < 2; time++) {
      const before = renderer.rendered;
      const answer = await ask('/about?fail');
      expect(renderer.rendered - before).toBe(1);
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('Something went wrong. Please try again.');
      expect(answer.body).not.toMatch(/component|\.ts/);
    }
  });

  it('names its version, so that open pages can detect a new one', async () => {
    const { body, headers } = await ask('/version.txt');
    expect([body, headers['cache-control']]).toEqual(['v1', 'no-cache']);
  });

  it('lists every published cafe for search engines, and disallows private pages', async () => {
    const sitemap = await ask('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    for (const id of test.services.catalogue.snapshot.cafes.keys()) {
      expect(addresses).toContain(`https://cortado.example/cafe/${id}`);
    }
    const part = await ask('/sitemap-cafes-0.xml');
    expect([part.statusCode, part.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(part.body.match(/\/cafe\/\d+/g)).toHaveLength(105);
    expect((await ask('/sitemap-pages.xml')).body).toContain('/about</loc>');
    for (const missing of ['cafes-99999', 'cafes-x', 'other']) {
      expect((await ask(`/sitemap-${missing}.xml`)).statusCode).toBe(404);
    }
    const robots = (await ask('/robots.txt')).body;
    expect(robots).toContain('Sitemap: https://cortado.example/sitemap.xml');
    for (const path of ['/api', '/admin', '/profile', '/auth', '/oauth-complete']) {
      expect(robots).toMatch(new RegExp(`^Disallow: ${path}/?$`, 'm'));
    }
  });
});
