import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cafes, ratings, users } from '../../database/schema.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { openBrowser, signUp } from '../../testing/members.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueChange } from '../../catalogue/types.ts';
import { rateCafe } from './routes.ts';

describe.each(testEngines)('ratings on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open());
  });
  afterAll(() => test.close());

  /** A cafe that no other test rates. */
  let taken = 0;
  const aCafe = () =>
    [...test.services.catalogue.snapshot.cafes.keys()].toSorted((a, b) => a - b)[taken++]!;
  const publicView = async (id: number) =>
    (await openBrowser(test).send('GET', `/api/cafes/${id}`)).json();

  it('are given, replaced and withdrawn, and the public average follows at once', async () => {
    const [mara, olga] = [await signUp(test, 'mara'), await signUp(test, 'olga')];
    const id = aCafe();
    const url = `/api/cafes/${id}/ratings`;
    const given = await mara.send('POST', url, { rating: 4, review: '  Lovely pour over. ' });
    expect(given.json()).toEqual({
      id: expect.any(Number),
      cafeId: id,
      rating: 4,
      review: 'Lovely pour over.',
      createdAt: '2026-06-01T12:00:00.000Z',
    });
    expect(await publicView(id)).toMatchObject({ averageRating: 4, totalRatings: 1 });
    await olga.send('POST', url, { rating: 1 });
    expect(await publicView(id)).toMatchObject({ averageRating: 2.5, totalRatings: 2 });
    await mara.send('POST', url, { rating: 2, review: '' });
    expect(await publicView(id)).toMatchObject({ averageRating: 1.5, totalRatings: 2 });
    const mine = `/api/user/ratings?cafeId=${id}`;
    expect((await mara.send('GET', mine)).json()).toMatchObject({ rating: 2, review: null });
    expect((await mara.send('DELETE', url)).statusCode).toBe(200);
    expect((await mara.send('DELETE', url)).statusCode).toBe(200);
    expect((await mara.send('GET', mine)).body).toBe('null');
    expect(await publicView(id)).toMatchObject({ averageRating: 1, totalRatings: 1 });
  });

  it('are seen by their author alone', async () => {
    const [author, other] = [await signUp(test, 'author'), await signUp(test, 'other')];
    const id = aCafe();
    const review = 'secret-review-text';
    await author.send('POST', `/api/cafes/${id}/ratings`, { rating: 5, review });
    expect((await author.send('GET', '/api/user/ratings')).json()).toMatchObject([
      { rating: 5, review, cafe: { id, totalRatings: 1 } },
    ]);
    for (const url of [
      '/api/user/ratings',
      `/api/user/ratings?cafeId=${id}`,
      `/api/cafes/${id}`,
      '/api/cafes',
      '/api/user/export',
    ]) {
      const { statusCode, body } = await other.send('GET', url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain(review);
    }
  });

  it.each([
    [{ rating: 0 }, 'Please select a rating'],
    [{ rating: 6 }, 'Invalid rating data'],
    [{ rating: 3.5 }, 'Invalid rating data'],
    [{ rating: 'x' }, 'Invalid rating data'],
    [{ rating: null }, 'Invalid rating data'],
    [{}, 'Please select a rating'],
    [{ rating: 3, review: 7 }, 'Invalid rating data'],
    [{ rating: 3, review: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
  ])('refuse %o', async (body, text) => {
    const { send } = await signUp(test, `refused.${++taken}`);
    const answer = await send('POST', `/api/cafes/${aCafe()}/ratings`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', message: text });
  });

  it('refuse a review of 200 kB, and cafes that are not there', async () => {
    const { send } = await signUp(test, 'stranger');
    const id = aCafe();
    const long = await send('POST', `/api/cafes/${id}/ratings`, {
      rating: 3,
      review: 'x'.repeat(200_000),
    });
    expect(long.statusCode).toBe(413);
    const { db } = test.services.database;
    await db.update(cafes).set({ status: 'draft' }).where(eq(cafes.id, id));
    await test.services.catalogue.refresh({ kind: 'cafe', id });
    for (const missing of [id, 999_999, 'x', '9'.repeat(30)]) {
      const answer = await send('POST', `/api/cafes/${missing}/ratings`, { rating: 3 });
      expect(answer.json()).toMatchObject({ code: 'CAFE_NOT_FOUND' });
    }
    expect((await send('GET', `/api/user/ratings?cafeId=${id}`)).statusCode).toBe(404);
    const malformed = await send('GET', '/api/user/ratings?cafeId=x');
    expect([malformed.statusCode, Object.keys(malformed.json().fields)]).toEqual([400, ['cafeId']]);
  });

  let writers = 0;
  /** Members who rate without HTTP, by what the catalogue was when they were made. */
  async function makeWriters(count: number) {
    const { services } = test;
    const { snapshot } = services.catalogue;
    const catalogue = {
      snapshot,
      refresh: (change: CatalogueChange) => services.catalogue.refresh(change),
    };
    const made = await services.database.db
      .insert(users)
      .values(
        Array.from({ length: count }, () => {
          const username = `writer${writers++}`;
          return { username, email: `${username}@example.org`, name: username };
        }),
      )
      .returning({ id: users.id });
    const client = { ip: '', userAgent: '', logSecurityEvent: () => {} };
    const member = {
      role: 'user',
      sessionId: 0,
      twoStepSince: null,
      externalExpiresAt: null,
    } as const;
    return made.map(
      ({ id }) =>
        (cafeId: number, rating: number) =>
          rateCafe(
            {
              services: { ...services, catalogue: catalogue as Catalogue },
              client,
              viewer: { id, ...member },
            },
            { cafeId, rating },
          ),
    );
  }

  it('of 32 concurrent members add up to exact totals', async () => {
    const { db } = test.services.database;
    const id = aCafe();
    const rates = await makeWriters(32);
    await Promise.all(
      rates.flatMap((rate, n) => [1, 2, 3].map((round) => rate(id, ((n + round) % 5) + 1))),
    );
    const rows = await db.select().from(ratings).where(eq(ratings.cafeId, id));
    expect(rows).toHaveLength(32);
    // The last one that each has given counts.
    const sum = rates.reduce((total, _rate, n) => total + ((n + 3) % 5) + 1, 0);
    const [cafe] = await db.select().from(cafes).where(eq(cafes.id, id));
    expect(cafe).toMatchObject({ ratingCount: 32, ratingSum: sum });
    expect(await publicView(id)).toMatchObject({
      totalRatings: 32,
      averageRating: Math.round((sum / 32) * 10) / 10,
    });
  });

  it('of a cafe deleted meanwhile fail alone', async () => {
    const { db } = test.services.database;
    const [id, deleted] = [aCafe(), aCafe()];
    const rates = await makeWriters(8);
    await db.delete(cafes).where(eq(cafes.id, deleted));
    const given = await Promise.allSettled(
      rates.map((rate, n) => rate(n % 4 === 3 ? deleted : id, 5)),
    );
    expect(
      given.map((one) => (one.status === 'rejected' ? one.reason.code : one.value.rating)),
    ).toEqual([5, 5, 5, 'CAFE_NOT_FOUND', 5, 5, 5, 'CAFE_NOT_FOUND']);
    expect(await publicView(id)).toMatchObject({ totalRatings: 6 });
  });

  it('are all written where a batch loses to a transaction that locks cafes in another order', async () => {
    const { database } = test.services;
    // The embedded database does one transaction after another.
    if (database.kind === 'embedded') return;
    const [first, second] = [aCafe(), aCafe()];
    const rates = await makeWriters(3);
    let [holds, goOn] = [() => {}, () => {}];
    const isHeld = new Promise<void>((resolve) => (holds = resolve));
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const other = database.inTransaction(async (tx) => {
      const touch = (id: number) => tx.update(cafes).set({ phone: '1' }).where(eq(cafes.id, id));
      await touch(second);
      holds();
      await mayGoOn;
      await touch(first);
    });
    await isHeld;
    // One is written at once; the others share a statement, which locks the first cafe and waits for the second.
    const given = [rates[0]!(aCafe(), 5), rates[1]!(first, 5), rates[2]!(second, 5)];
    await waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select 1 from pg_locks where not granted
          and pid in (select pid from pg_stat_activity where datname = current_database())`,
      );
      expect(rows).toHaveLength(1);
    });
    goOn();
    await other;
    await Promise.all(given);
    expect(await publicView(first)).toMatchObject({ totalRatings: 1 });
    expect(await publicView(second)).toMatchObject({ totalRatings: 1 });
  });

  it('can be withdrawn while their cafe is not published', async () => {
    const { db } = test.services.database;
    const [leaving, staying] = [await signUp(test, 'leaving'), await signUp(test, 'staying')];
    const id = aCafe();
    const url = `/api/cafes/${id}/ratings`;
    for (const { send } of [leaving, staying]) await send('POST', url, { rating: 3 });
    await db.update(cafes).set({ status: 'archived' }).where(eq(cafes.id, id));
    await test.services.catalogue.refresh({ kind: 'cafe', id });
    expect((await leaving.send('DELETE', url)).statusCode).toBe(200);
    const left = await db.select().from(ratings).where(eq(ratings.cafeId, id));
    expect(left).toMatchObject([{ userId: staying.user.id }]);
    // Without a rating it is as unknown as any cafe that is not published.
    expect((await leaving.send('DELETE', url)).statusCode).toBe(404);
  });

  it('lets a member write 120 times a minute', async () => {
    const { send } = await signUp(test, 'busy');
    const url = `/api/cafes/${aCafe()}/ratings`;
    for (let count = 0; count < 120; count++) {
      expect((await send('DELETE', url)).statusCode).toBe(200);
    }
    expect((await send('DELETE', url)).statusCode).toBe(429);
    test.wait(60);
    expect((await send('DELETE', url)).statusCode).toBe(200);
  });
});
