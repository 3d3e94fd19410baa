import { endpoints, type Cafe } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

describe.each(testEngines)('the catalogue over HTTP on $name', ({ open }) => {
  let test: TestApp;
  let all: Cafe[];

  const ask = (url: string) => test.app.inject(url);
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

  it('answers the whole list of published cafes in the contract’s shape', async () => {
    const answer = await ask('/api/cafes');
    expect(all).toHaveLength(105);
    expect(answer.headers['x-total-count']).toBe('105');
    expect(endpoints.listCafes.answer.parse(all)).toEqual(all);
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
    ['?features=wifi,food', ({ hasWifi, hasFood }) => hasWifi && hasFood],
    ['?sellsCoffeeBeans=true', ({ sellsCoffeeBeans }) => sellsCoffeeBeans],
    [
      '?area=Downtown&hasWifi=1&roastLevels=light',
      ({ area, hasWifi, roastLevels }) =>
        area === 'Downtown' && hasWifi && roastLevels.includes('light'),
    ],
    [
      '?bbox=-71.07,42.35,-71.05,42.36',
      ({ latitude, longitude }) =>
        +longitude >= -71.07 && +longitude <= -71.05 && +latitude >= 42.35 && +latitude <= 42.36,
    ],
  ] as [string, (cafe: Cafe) => boolean][])(
    '%s lets through just what it says',
    async (query, passes) => {
      const wanted = new Set(all.filter(passes).map(({ id }) => id));
      expect(wanted.size).toBeGreaterThan(0);
      expect(wanted.size).toBeLessThan(105);
      expect(new Set((await list(query)).map(({ id }) => id))).toEqual(wanted);
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

  it('sorts by distance from the point it is given', async () => {
    const [far] = await list('?sortBy=distance&lat=42.38&lng=-71.12');
    const [near] = await list('?sortBy=distance');
    expect(far!.id).not.toBe(near!.id);
    const squared = ({ latitude, longitude }: Cafe) =>
      (+latitude - 42.38) ** 2 + ((+longitude + 71.12) * Math.cos((42.38 * Math.PI) / 180)) ** 2;
    expect(squared(far!)).toBeCloseTo(Math.min(...all.map(squared)), 8);
  });

  it('filters only by price levels that an admin has set', async () => {
    expect((await list('?priceLevel=2')).every((cafe) => cafe.priceLevel === 2)).toBe(true);
  });

  it('returns a part with limit and offset, and the full count', async () => {
    const answer = await ask('/api/cafes?limit=5&offset=100');
    expect(answer.json<Cafe[]>().map(({ id }) => id)).toEqual(all.slice(100).map(({ id }) => id));
    expect(answer.headers['x-total-count']).toBe('105');
  });

  it('leads from page to page', async () => {
    const found: number[] = [];
    let url: string | undefined = '/api/cafes?hasWifi=true&sortBy=rating&limit=20';
    while (url) {
      const answer = await ask(url);
      found.push(...answer.json<Cafe[]>().map(({ id }) => id));
      url = /<([^>]*)>; rel="next"/.exec(String(answer.headers['link']))?.[1];
    }
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual((await list('?hasWifi=true&sortBy=rating')).map(({ id }) => id));
    expect((await ask('/api/cafes')).headers['link']).toBeUndefined();
  });

  it('has an empty page past the end, with the full count and the way back', async () => {
    const answer = await ask('/api/cafes?limit=10&offset=999999999');
    expect(answer.json()).toEqual([]);
    expect(answer.headers['x-total-count']).toBe('105');
    expect(answer.headers['link']).toMatch(/offset=100>; rel="prev"/);
  });

  it.each([
    '?favoritesOnly=true',
    '?roastLevels=purple',
    '?dynamicFilter_mood=calm',
    '?area=Atlantis',
  ])('%s matches nothing', async (query) => expect(await list(query)).toEqual([]));

  it('answers one cafe', async () => {
    const { photos, facts, ...cafe } = (await ask(`/api/cafes/${all[3]!.id}`)).json<Cafe>();
    expect(cafe).toEqual({ ...all[3], exceptions: [] });
    expect(photos![0]).toMatchObject(all[3]!.photo!);
    expect(facts![0]).toMatchObject({ fact: 'name', isConfirmed: true });
  });

  it('hides drafts and archived cafes', async () => {
    const hidden = await test.services.database.db
      .select()
      .from(cafes)
      .where(eq(cafes.status, 'draft'));
    expect(hidden).toHaveLength(35);
    expect((await ask(`/api/cafes/${hidden[0]!.id}`)).json()).toMatchObject({
      code: 'CAFE_NOT_FOUND',
    });
  });

  it('counts the cafes that each choice would leave', async () => {
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

  it('shows a change on the next read, with another ETag', async () => {
    const { database, catalogue } = test.services;
    const before = await ask('/api/cafes');
    const { id } = all[0]!;
    await database.db.update(cafes).set({ description: 'Changed.' }).where(eq(cafes.id, id));
    await catalogue.refresh({ kind: 'cafe', id });
    const after = await ask('/api/cafes');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.json<Cafe[]>().find((cafe) => cafe.id === id)!.description).toBe('Changed.');
    await database.db.update(cafes).set({ status: 'archived' }).where(eq(cafes.id, id));
    await waitFor(async () => expect(await list('')).toHaveLength(104));
    await database.db.update(cafes).set({ status: 'published' }).where(eq(cafes.id, id));
    await waitFor(async () => expect(await list('')).toHaveLength(105));
  });
});
