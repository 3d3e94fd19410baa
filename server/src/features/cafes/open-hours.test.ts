import type { Cafe, Facets, MapAnswer } from '@cortado/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

/** A Sunday in Boston, 4:52 PM. */
const startsAt = new Date('2026-11-22T21:52:00Z');

const HOURS = [
  'Mo-Su 07:00-17:00',
  'Mo-Su 18:00-23:00',
  'Mo-Fr 07:00-17:00; Nov 26 off',
  'Sa-Su 22:00-02:00',
];

describe.each(testEngines)('hours over HTTP on $name', ({ open }) => {
  let test: TestApp;
  let ids: number[];

  const ask = (url: string, headers = {}) => test.app.inject({ url, headers });
  const found = async (query: string) => {
    const answer = await ask(`/api/cafes?${query}`);
    const known = new Set(ids);
    const places = answer.json<Cafe[]>().map(({ id }) => (known.has(id) ? ids.indexOf(id) : null));
    return { places, unknown: answer.headers['x-unknown-hours'], etag: answer.headers.etag };
  };
  const openAt = async (query: string) => new Set((await found(query)).places);
  const at = async (time: string) => {
    test.wait((Date.parse(time) - test.services.now().getTime()) / 1000);
    await test.services.catalogue.advance();
  };

  beforeAll(async () => {
    test = await openTestApp(await open(), { startsAt });
    const { db } = test.services.database;
    const some = await db
      .select({ id: cafes.id })
      .from(cafes)
      .where(eq(cafes.status, 'published'))
      .orderBy(cafes.id)
      .limit(HOURS.length);
    ids = some.map(({ id }) => id);
    for (const [place, openingHours] of HOURS.entries())
      await db.update(cafes).set({ openingHours }).where(eq(cafes.id, ids[place]!));
    await Promise.all(ids.map((id) => test.services.catalogue.refresh({ kind: 'cafe', id })));
  });
  afterAll(() => test.close());

  it('gives the hours of a cafe from today on, in its own time', async () => {
    const cafe = (await ask(`/api/cafes/${ids[2]}`)).json<Cafe>();
    expect(cafe).toMatchObject({ openingHours: HOURS[2], timeZone: 'America/New_York' });
    expect(cafe.hours?.map(({ from }) => from.slice(8))).toEqual([
      '23T07:00',
      '24T07:00',
      '25T07:00',
      '27T07:00',
    ]);
    expect(cafe.exceptions).toEqual([{ date: '2026-11-26', name: null, intervals: [] }]);
    const all = (await ask('/api/cafes')).json<Cafe[]>();
    expect(all.find(({ id }) => id === ids[2])).toEqual({
      ...cafe,
      photos: undefined,
      facts: undefined,
      exceptions: undefined,
    });
    expect(all.find(({ id }) => !ids.includes(id))).toMatchObject({
      openingHours: null,
      timeZone: 'America/New_York',
      hours: null,
    });
  });

  it('finds what is open, as time goes by', async () => {
    const now = await found('openAt=now');
    expect(now).toMatchObject({ places: [0], unknown: '101' });
    expect(await openAt('openAt=mon-0730')).toEqual(new Set([0, 2]));
    expect(await openAt('openAt=sun-0130')).toEqual(new Set([3]));
    expect((await found('')).unknown).toBeUndefined();
    await at('2026-11-22T22:00:30Z');
    expect(await openAt('openAt=now')).toEqual(new Set([]));
    await at('2026-11-22T23:00:00Z');
    expect(await openAt('openAt=now')).toEqual(new Set([1]));
    await at('2026-11-23T03:30:00Z');
    expect(await openAt('openAt=now')).toEqual(new Set([1, 3]));
    await at('2026-11-23T15:00:00Z');
    expect(await openAt('openAt=now')).toEqual(new Set([0, 2]));
    await at('2026-11-26T15:00:00Z');
    expect(await found('openAt=now')).toMatchObject({ places: [0], unknown: now.unknown });
    await at(startsAt.toISOString());
  });

  it('finds what is open on a date, on some days, for some hours and around the clock', async () => {
    // Thanksgiving, and one in a year.
    expect(await found('openAt=2026-11-26-1000')).toMatchObject({ places: [0], unknown: '101' });
    expect(await openAt('openAt=2026-11-26')).toEqual(new Set([0, 1]));
    expect(await openAt('openAt=2027-11-26-1000')).toEqual(new Set([0]));
    expect(await openAt('openAt=sat-sun')).toEqual(new Set([0, 1, 3]));
    expect(await openAt('openAt=fri-1700-1800')).toEqual(new Set([]));
    expect(await openAt('openAt=fri-1600-1730')).toEqual(new Set([0, 2]));
    expect(await openAt('openAt=24h')).toEqual(new Set([]));
    const facets = (await ask('/api/facets?openAt=2026-11-26')).json<Facets>();
    expect([facets.total, facets.unknownHours]).toEqual([2, 101]);
    const map = (await ask('/api/map?openAt=2026-11-26')).json<MapAnswer>();
    expect(map.places.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
  });

  it('counts what is left of a time that has begun', async () => {
    const evening = 'openAt=sun-1600-1800';
    expect(await openAt(evening)).toEqual(new Set([0]));
    await at('2026-11-22T22:00:00Z');
    expect(await openAt(evening)).toEqual(new Set([]));
    // Once it is over, it is next Sunday's.
    await at('2026-11-22T23:00:00Z');
    expect(await openAt(evening)).toEqual(new Set([0]));
    await at(startsAt.toISOString());
  });

  it('adds unknown hours after the others, and counts them', async () => {
    const { places, unknown } = await found('openAt=now&hours=unknown&sortBy=distance');
    expect([places[0], places.length, unknown]).toEqual([0, 102, '101']);
    expect(places.slice(1)).toEqual(Array(101).fill(null));
    const facets = (await ask('/api/facets?openAt=now&hours=unknown')).json<Facets>();
    expect([facets.total, facets.unknownHours]).toEqual([102, 101]);
    expect(facets.open).toEqual({ anyTime: 105, now: 102 });
    const later = (await ask('/api/facets?openAt=mon-0730')).json<Facets>();
    expect([later.total, later.open]).toEqual([2, { anyTime: 105, now: 1 }]);
    const map = (await ask('/api/map?openAt=now')).json<MapAnswer>();
    expect(map.places.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('finds open favorites', async () => {
    const member = await signUp(test, 'openfavorites');
    for (const id of ids.slice(0, 2)) await member.send('POST', '/api/favorites', { cafeId: id });
    const favorites = await member.send('GET', '/api/cafes?openAt=now&favoritesOnly=true');
    expect(favorites.json<Cafe[]>().map(({ id }) => id)).toEqual([ids[0]]);
    expect(favorites.headers['x-unknown-hours']).toBe('0');
  });

  it('keeps answers as long as they are right, and their ETags', async () => {
    const urls = [
      '/api/cafes?openAt=now',
      '/api/cafes?openAt=mon-0730',
      '/api/cafes',
      '/api/facets',
    ];
    const etags = async () => Promise.all(urls.map(async (url) => (await ask(url)).headers.etag));
    const before = await etags();
    await at('2026-11-22T21:53:00Z');
    expect(await etags()).toEqual(before);
    // Closing time.
    await at('2026-11-22T22:00:00Z');
    const closed = await etags();
    expect(closed[0]).not.toBe(before[0]);
    expect(closed.slice(1, 3)).toEqual(before.slice(1, 3));
    // The counts include what is open now.
    expect(closed[3]).not.toBe(before[3]);
    // Midnight: another week of hours to present.
    await at('2026-11-23T05:00:00Z');
    const later = await etags();
    expect(later[2]).not.toBe(before[2]);
    await at(startsAt.toISOString());
    expect(await etags()).toEqual(before);
    const unchanged = await ask(urls[0]!, { 'if-none-match': before[0] });
    expect(unchanged.statusCode).toBe(304);
  });

  it('follows hours that an edit changes', async () => {
    const { db } = test.services.database;
    await db
      .update(cafes)
      .set({ openingHours: '24/7' })
      .where(inArray(cafes.id, [ids[1]!]));
    await test.services.catalogue.refresh({ kind: 'cafe', id: ids[1]! });
    expect(await openAt('openAt=now')).toEqual(new Set([0, 1]));
    expect(await openAt('openAt=24h')).toEqual(new Set([1]));
    await db.update(cafes).set({ openingHours: HOURS[1]! }).where(eq(cafes.id, ids[1]!));
    await test.services.catalogue.refresh({ kind: 'cafe', id: ids[1]! });
    expect(await openAt('openAt=now')).toEqual(new Set([0]));
  });

  it('counts a cafe whose hours are known on some days as open, closed or unknown by the day', async () => {
    const { db } = test.services.database;
    const write = async (openingHours: string) => {
      await db.update(cafes).set({ openingHours }).where(eq(cafes.id, ids[1]!));
      await test.services.catalogue.refresh({ kind: 'cafe', id: ids[1]! });
    };
    await write('Mo-Fr,Su unknown; Sa 08:00-18:00');
    const cafe = (await ask(`/api/cafes/${ids[1]}`)).json<Cafe>();
    expect(cafe.hours).toEqual([{ from: '2026-11-28T08:00', to: '2026-11-28T18:00' }]);
    expect(cafe.unknownDays).toEqual(
      ['22', '23', '24', '25', '26', '27', '29'].map((day) => `2026-11-${day}`),
    );
    const { unknown: known } = await found('openAt=sat-2000');
    expect(await openAt('openAt=sat-0900')).toEqual(new Set([0, 1]));
    expect(await openAt('openAt=sat-1830')).toEqual(new Set([]));
    expect(known).toBe('101');
    const sunday = await found('openAt=sun-0900&hours=unknown');
    expect(sunday.unknown).toBe('102');
    expect(sunday.places).toContain(1);
    expect(await openAt('openAt=sun-0900')).toEqual(new Set([0]));
    const facets = (await ask('/api/facets?openAt=sun-0900')).json<Facets>();
    expect(facets.unknownHours).toBe(102);
    await write(HOURS[1]!);
  });

  it('knows nothing of a cafe of which only closed holidays are known', async () => {
    const { db } = test.services.database;
    const write = async (openingHours: string) => {
      await db.update(cafes).set({ openingHours }).where(eq(cafes.id, ids[1]!));
      await test.services.catalogue.refresh({ kind: 'cafe', id: ids[1]! });
    };
    await write('Mo-Su unknown; PH off');
    // Thanksgiving is one of the presented days.
    const cafe = (await ask(`/api/cafes/${ids[1]}`)).json<Cafe>();
    expect(cafe).toMatchObject({ hours: null });
    expect(cafe).not.toHaveProperty('unknownDays');
    const thanksgiving = await found('openAt=2026-11-26-1000');
    expect(thanksgiving).toMatchObject({ places: [0], unknown: '102' });
    await write(HOURS[1]!);
  });

  it('says outside a season when it opens again, for a single cafe only', async () => {
    const { db } = test.services.database;
    const write = async (openingHours: string) => {
      await db.update(cafes).set({ openingHours }).where(eq(cafes.id, ids[1]!));
      await test.services.catalogue.refresh({ kind: 'cafe', id: ids[1]! });
      return (await ask(`/api/cafes/${ids[1]}`)).json<Cafe>();
    };
    const { hours, opensAgain } = await write('Jun-Aug: Tu,Su 09:00-15:00');
    expect(hours).toEqual([]);
    expect(opensAgain?.map(({ from }) => from)).toEqual(['2027-06-01T09:00', '2027-06-06T09:00']);
    const all = (await ask('/api/cafes')).json<Cafe[]>();
    expect(all.find(({ id }) => id === ids[1])).not.toHaveProperty('opensAgain');
    expect(await write('2026 Jun 01-05 09:00-15:00')).not.toHaveProperty('opensAgain');
    expect(await write('off')).not.toHaveProperty('opensAgain');
    expect(await write('Jun-Aug: 09:00-15:00; Dec 24 unknown')).toHaveProperty('opensAgain.6');
    expect(await write(HOURS[1]!)).not.toHaveProperty('opensAgain');
  });

  it('says whether the hours of any cafe are known, whatever the query', async () => {
    const { db } = test.services.database;
    const write = async (texts: readonly string[]) => {
      for (const [place, openingHours] of texts.entries())
        await db.update(cafes).set({ openingHours }).where(eq(cafes.id, ids[place]!));
      for (const id of ids) await test.services.catalogue.refresh({ kind: 'cafe', id });
    };
    const areUnrecorded = async () =>
      (await ask('/api/facets?q=nowheretobefound')).json<Facets>().unrecorded.hours;
    expect(await areUnrecorded()).toBe(false);
    await write(HOURS.map(() => ''));
    expect(await areUnrecorded()).toBe(true);
    await write(HOURS.map(() => 'Mo-Su unknown; PH off'));
    expect(await areUnrecorded()).toBe(true);
    await write(['Mo-Fr,Su unknown; Sa 08:00-18:00']);
    expect(await areUnrecorded()).toBe(false);
    await write(HOURS);
    expect(await areUnrecorded()).toBe(false);
  });
});
