import type { Cafe, MyRatingWithCafe } from '@cortado/contract';
import { MAX_FAVORITES, MAX_RATINGS } from '@cortado/contract/limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

describe.each(testEngines)('the lists of a member on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await open());
  });
  afterAll(() => test.close());

  it('come by the page, with their full count', async () => {
    const { send } = await signUp(test, 'paged');
    const ids = [...test.services.catalogue.snapshot.cafes.keys()].slice(0, 5);
    for (const cafeId of ids) {
      await send('POST', '/api/favorites', { cafeId });
      await send('POST', `/api/cafes/${cafeId}/ratings`, { rating: 4 });
    }
    const newest = ids.toReversed();
    const all = await send('GET', '/api/favorites');
    expect(all.json<Cafe[]>().map(({ id }) => id)).toEqual(newest);
    expect(all.headers).toMatchObject({ 'x-total-count': '5' });
    const page = await send('GET', '/api/favorites?limit=2&offset=1');
    expect(page.json<Cafe[]>().map(({ id }) => id)).toEqual(newest.slice(1, 3));
    expect(page.headers['link']).toContain('</api/favorites?limit=2&offset=3>; rel="next"');
    const rated = await send('GET', '/api/user/ratings?limit=2&offset=4');
    expect(rated.json<MyRatingWithCafe[]>()).toHaveLength(1);
    expect(rated.headers).toMatchObject({ 'x-total-count': '5' });
    expect((await send('GET', '/api/favorites?limit=0')).statusCode).toBe(400);
  });

  it('end at a maximum, and what is on them can still be changed', async () => {
    const { send, user } = await signUp(test, 'collector');
    const { db } = test.services.database;
    const [first, second] = [...test.services.catalogue.snapshot.cafes.keys()];
    await db.execute(sql`
      insert into cafes (name, address, area, latitude, longitude)
      select 'Draft ' || n, 'x', 'x', 42, -71 from generate_series(1, ${MAX_FAVORITES - 1}::int) n`);
    await db.execute(sql`
      insert into favorites (user_id, cafe_id)
      select ${user.id}::int, id from cafes where name like 'Draft %'`);
    await db.execute(sql`
      insert into ratings (user_id, cafe_id, rating)
      select ${user.id}::int, id, 3 from cafes where name like 'Draft %' limit ${MAX_RATINGS - 1}::int`);
    const addFavorite = (cafeId: number) => send('POST', '/api/favorites', { cafeId });
    const rate = (cafeId: number) => send('POST', `/api/cafes/${cafeId}/ratings`, { rating: 4 });
    for (const [add, remove, code] of [
      [addFavorite, `/api/favorites/${first}`, 'TOO_MANY_FAVORITES'],
      [rate, `/api/cafes/${first}/ratings`, 'TOO_MANY_RATINGS'],
    ] as const) {
      expect((await add(first!)).statusCode).toBe(200);
      const refused = await add(second!);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, code]);
      expect((await add(first!)).statusCode).toBe(200);
      await send('DELETE', remove);
      expect((await add(second!)).statusCode).toBe(200);
    }
  });
});
