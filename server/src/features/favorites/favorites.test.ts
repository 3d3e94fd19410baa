import type { Cafe } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cafes, favorites } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { openBrowser, signUp } from '../../testing/members.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

describe.each(testEngines)('favorites on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open());
  });
  afterAll(() => test.close());

  const ids = (): number[] => [...test.services.catalogue.snapshot.cafes.keys()];
  type Asker = Pick<Awaited<ReturnType<typeof signUp>>, 'send'>;
  const favoritesOf = async ({ send }: Asker, url = '/api/cafes') =>
    (await send('GET', url))
      .json<Cafe[]>()
      .filter(({ isFavorite }) => isFavorite)
      .map(({ id }) => id);

  it('show in the very next read of their member, and to nobody else', async () => {
    const [mara, olga] = [await signUp(test, 'mara'), await signUp(test, 'olga')];
    const guest = openBrowser(test);
    const [first, second] = ids() as [number, number];
    expect(await favoritesOf(mara)).toEqual([]);
    await mara.send('POST', '/api/favorites', { cafeId: first });
    expect(await favoritesOf(mara)).toEqual([first]);
    await olga.send('POST', '/api/favorites', { cafeId: second });
    expect(await favoritesOf(olga)).toEqual([second]);
    expect(await favoritesOf(mara)).toEqual([first]);
    expect(await favoritesOf(guest)).toEqual([]);
    expect((await mara.send('GET', `/api/cafes/${first}`)).json()).toMatchObject({
      isFavorite: true,
    });
    expect((await olga.send('GET', `/api/cafes/${first}`)).json()).toMatchObject({
      isFavorite: false,
    });
    expect(await favoritesOf(mara, '/api/cafes?favoritesOnly=true')).toEqual([first]);
    expect((await guest.send('GET', '/api/cafes?favoritesOnly=true')).json()).toEqual([]);
    const map = (await mara.send('GET', '/api/map?favoritesOnly=true')).json();
    expect(map).toMatchObject({ total: 1, places: [{ id: first }] });
    expect((await guest.send('GET', '/api/map?favoritesOnly=true')).json().places).toEqual([]);
    const facets = (await mara.send('GET', '/api/facets?favoritesOnly=true')).json();
    expect(facets.total).toBe(1);
  });

  it('can be added and removed twice', async () => {
    const { send, user } = await signUp(test, 'double');
    const [cafeId] = ids() as [number];
    const presses = await Promise.all(
      [1, 2, 3].map(() => send('POST', '/api/favorites', { cafeId })),
    );
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { db } = test.services.database;
    expect(await db.$count(favorites, eq(favorites.userId, user.id))).toBe(1);
    for (let count = 0; count < 2; count++) {
      expect((await send('DELETE', `/api/favorites/${cafeId}`)).statusCode).toBe(200);
    }
    expect(await favoritesOf({ send })).toEqual([]);
  });

  it('are answered privately, and with 304 if they are unchanged', async () => {
    const { send, cookies } = await signUp(test, 'private');
    await send('POST', '/api/favorites', { cafeId: ids()[0] });
    const answer = await send('GET', '/api/cafes');
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
    const held = { 'if-none-match': String(answer.headers.etag) };
    const again = await test.app.inject({ url: '/api/cafes', cookies, headers: held });
    expect(again.statusCode).toBe(304);
    const guest = await test.app.inject({ url: '/api/cafes', headers: held });
    expect(guest.statusCode).toBe(200);
  });

  it('stay stored while their cafe is not published, and are shown again when it is', async () => {
    const { db } = test.services.database;
    const { send } = await signUp(test, 'patient');
    const [, , cafeId] = ids() as [number, number, number];
    await send('POST', '/api/favorites', { cafeId });
    const setStatus = async (status: 'archived' | 'published') => {
      await db.update(cafes).set({ status }).where(eq(cafes.id, cafeId));
      await test.services.catalogue.refresh({ kind: 'cafe', id: cafeId });
    };
    await setStatus('archived');
    expect((await send('GET', '/api/favorites')).json()).toEqual([]);
    expect((await send('POST', '/api/favorites', { cafeId })).statusCode).toBe(404);
    await setStatus('published');
    expect((await send('GET', '/api/favorites')).json()).toMatchObject([
      { id: cafeId, isFavorite: true },
    ]);
  });

  it('can be removed while their cafe is not published', async () => {
    const { db } = test.services.database;
    const [leaving, staying] = [await signUp(test, 'leaving'), await signUp(test, 'staying')];
    const cafeId = ids()[3]!;
    for (const { send } of [leaving, staying]) await send('POST', '/api/favorites', { cafeId });
    await db.update(cafes).set({ status: 'archived' }).where(eq(cafes.id, cafeId));
    await test.services.catalogue.refresh({ kind: 'cafe', id: cafeId });
    const remove = () => leaving.send('DELETE', `/api/favorites/${cafeId}`);
    expect((await remove()).statusCode).toBe(200);
    const left = await db.select().from(favorites).where(eq(favorites.cafeId, cafeId));
    expect(left).toMatchObject([{ userId: staying.user.id }]);
    // Without a favorite it is as unknown as any cafe that is not published.
    expect((await remove()).statusCode).toBe(404);
  });

  it('that another node has changed are announced', async () => {
    const { send, user } = await signUp(test, 'elsewhere');
    const [, second] = ids() as [number, number];
    expect(await favoritesOf({ send })).toEqual([]);
    await test.services.database.db.insert(favorites).values({ userId: user.id, cafeId: second });
    await waitFor(async () => expect(await favoritesOf({ send })).toEqual([second]));
  });

  it.each([
    [{}, 400],
    [{ cafeId: 'x' }, 400],
    [{ cafeId: 0 }, 400],
    [{ cafeId: 4_000_000_000 }, 400],
    [{ cafeId: 2_000_000_000 }, 404],
  ])('refuse %o with %i', async (body, status) => {
    const { send } = await signUp(test, `refused${JSON.stringify(body).replaceAll(/\W/g, '')}`);
    expect((await send('POST', '/api/favorites', body)).statusCode).toBe(status);
    expect((await send('DELETE', '/api/favorites/2000000000')).statusCode).toBe(404);
    expect((await send('DELETE', '/api/favorites/x')).statusCode).toBe(404);
  });
});
