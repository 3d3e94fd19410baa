import type { Cafe, Health } from '@cortado/contract';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProxiedDatabase, type ProxiedDatabase } from '../testing/database-proxy.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';
import { signUp, type TestMember } from '../testing/members.ts';
import { waitFor } from '../../../testing/wait-for.ts';

/** Five seconds are promised; a loaded machine may be slower. */
const PATIENCE_MS = 10_000;
/** Of whoever reads first; later reads do not wait. */
const LONGEST_WAIT_MS = 2000;
const MADE_UP = { cookies: { sid: 'a'.repeat(43) } };
const LONG_ENOUGH_TO_ASK_AGAIN = 11;

describe('while the PostgreSQL server does not answer', () => {
  let proxied: ProxiedDatabase;
  let test: TestApp;
  let origin: string;
  let member: TestMember;
  let favorite: number;

  type Asker = Pick<TestMember, 'cookies'>;
  const ask = (path: string, asker?: Asker, write?: { method: string; body?: object }) =>
    fetch(`${origin}${path}`, {
      method: write?.method ?? 'GET',
      headers: {
        cookie: asker ? `sid=${asker.cookies['sid']}` : '',
        ...(write?.body && { 'content-type': 'application/json' }),
      },
      ...(write?.body && { body: JSON.stringify(write.body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const favoritesIn = async (answer: Response) =>
    ((await answer.json()) as Cafe[]).filter(({ isFavorite }) => isFavorite).map(({ id }) => id);
  const untilReady = () =>
    waitFor(async () => {
      const { status } = await fetch(`${origin}/readyz`);
      expect(status).toBe(200);
    });
  /** The announcement of the favorite may come after a first read. */
  const untilKnown = () =>
    waitFor(async () => {
      await member.send('GET', '/api/cafes');
      expect(test.services.favorites.peek(member.user.id)).not.toBeNull();
    });

  beforeEach(async () => {
    proxied = await openProxiedDatabase();
    test = await openTestApp(proxied.database, { logger: proxied.logger });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
    member = await signUp(test, 'mara');
    favorite = [...test.services.catalogue.snapshot.cafes.keys()][3]!;
    await member.send('POST', '/api/favorites', { cafeId: favorite });
    await untilKnown();
    test.wait(LONG_ENOUGH_TO_ASK_AGAIN);
  });
  afterEach(async () => {
    await proxied.proxy.restore();
    await untilReady();
    await test.app.close();
    await test.services.catalogue.stop();
    await proxied.close();
  });

  const outages = [
    ['away', () => proxied.proxy.cut()],
    ['frozen', () => proxied.proxy.freeze()],
  ] as const;

  describe.each(outages)('(%s)', (_name, begin) => {
    it('admins are told of it by the page of the site’s health', async () => {
      const admin = await signUp(test, 'curator', 'admin');
      // The announcement of the role, which may come after a first read, has the session read again.
      await test.services.catalogue.catchUp();
      const known = await ask('/api/admin/health', admin);
      expect(await known.json()).toMatchObject({ database: { isPrimary: true } });
      await begin();
      for (let round = 0; round < 2; round++) {
        const answer = await ask('/api/admin/health', admin);
        expect(answer.status).toBe(200);
        const health = (await answer.json()) as Health;
        expect(health).toMatchObject({ database: null, jobs: null, server: { nodes: null } });
        expect(health.findings).toContainEqual({
          part: 'database',
          level: 'critical',
          code: 'database_away',
        });
        expect(health.catalogue.cafes).toBeGreaterThan(100);
        test.wait(LONG_ENOUGH_TO_ASK_AGAIN);
      }
    });

    it('members still read with their favorites, from the first read on', async () => {
      await begin();
      for (let round = 0; round < 2; round++) {
        const list = await ask('/api/cafes', member);
        expect(list.status).toBe(200);
        expect(list.headers.get('cache-control')).toBe('private, no-cache');
        expect(await favoritesIn(list)).toEqual([favorite]);
      }
      for (const path of [`/api/cafes/${favorite}`, '/api/facets?favoritesOnly=true']) {
        expect((await ask(path, member)).status).toBe(200);
      }
    });

    it('members who are not cached read as guests, and the answer is not cached', async () => {
      await begin();
      const answer = await ask('/api/cafes', MADE_UP);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await favoritesIn(answer)).toEqual([]);
    });

    it('nobody waits for it, from the first read on and again and again', async () => {
      await begin();
      const slowest = { public: 0, own: 0 };
      const statuses = new Set<string>();
      for (let round = 0; round < 3; round++) {
        for (const path of [
          '/api/cafes',
          `/api/cafes/${favorite}`,
          '/api/user',
          '/api/favorites',
        ]) {
          const kind = /cafes/.test(path) ? 'public' : 'own';
          for (const who of [member, MADE_UP]) {
            const began = performance.now();
            const { status } = await ask(path, who);
            slowest[kind] = Math.max(slowest[kind], performance.now() - began);
            statuses.add(`${kind} ${status}`);
          }
        }
        test.wait(LONG_ENOUGH_TO_ASK_AGAIN);
      }
      expect(statuses).toEqual(new Set(['public 200', 'own 503']));
      expect(Math.max(slowest.public, slowest.own)).toBeLessThan(LONGEST_WAIT_MS);
    });

    it('readiness says so without asking it', async () => {
      await begin();
      await waitFor(async () => expect((await ask('/readyz')).status).toBe(503));
      const asked = vi.spyOn(test.services.database, 'db', 'get');
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(asked).not.toHaveBeenCalled();
    });

    it('writes are answered with 503', async () => {
      await begin();
      const writes = [
        ask('/api/favorites', member, { method: 'POST', body: { cafeId: favorite } }),
        ask(`/api/favorites/${favorite}`, member, { method: 'DELETE' }),
        ask('/api/newsletter', undefined, { method: 'POST', body: { email: 'mara@example.org' } }),
        ask('/api/login', undefined, {
          method: 'POST',
          body: { username: 'mara', password: 'Something 4 tests' },
        }),
      ];
      for (const answer of await Promise.all(writes)) {
        const retryAfter = answer.headers.get('retry-after');
        expect([answer.status, retryAfter, await answer.json()]).toEqual([
          503,
          '5',
          { message: expect.any(String), code: 'UNAVAILABLE' },
        ]);
      }
    });

    it('logging out clears the cookie', async () => {
      await begin();
      const answer = await ask('/api/logout', member, { method: 'POST' });
      expect(answer.status).toBe(503);
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^sid=; .*Expires=Thu, 01 Jan 1970/),
        expect.stringMatching(/^signed-in=; .*Expires=Thu, 01 Jan 1970/),
      ]);
    });
  });

  it('answers that are the same for everybody do not read the session', async () => {
    const resolving = vi.spyOn(test.services.sessionCache, 'resolveForRead');
    const paths = ['areas', 'filter-categories', 'filter-options', 'cafes.csv', 'cafes.geojson'];
    for (const path of paths) {
      const answer = await ask(`/api/${path}`, MADE_UP);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toMatch(/^(no-cache|public, max-age=300)$/);
      // A stream that nobody reads keeps the server from closing.
      await answer.arrayBuffer();
    }
    expect(resolving).not.toHaveBeenCalled();
  });

  it('a connection lost during a query leaves reads working and answers writes with 503', async () => {
    await proxied.direct.query('begin');
    await proxied.direct.query('lock table favorites, sessions in access exclusive mode');
    const isWaiting = async () => {
      const { rows } = await proxied.direct.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and not granted`,
      );
      return rows[0]!.waiting;
    };
    const read = ask('/api/cafes', member);
    const write = ask('/api/favorites', member, { method: 'POST', body: { cafeId: favorite } });
    await waitFor(async () => expect(await isWaiting()).toBe(2));
    proxied.proxy.breakConnections();
    const answered = await read;
    expect(answered.status).toBe(200);
    expect(await favoritesIn(answered)).toEqual([favorite]);
    expect((await write).status).toBe(503);
    await proxied.direct.query('rollback');
  });

  it('a statement that waits for a frozen server is abandoned', async () => {
    await proxied.direct.query('begin');
    await proxied.direct.query('lock table newsletter_subscribers in access exclusive mode');
    const body = { email: 'slow@example.org' };
    const write = ask('/api/newsletter', undefined, { method: 'POST', body });
    proxied.proxy.freeze();
    expect((await write).status).toBe(503);
    await proxied.direct.query('rollback');
  });
});
