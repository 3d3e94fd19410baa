import { parseCafeQuery, type Insights } from '@cortado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCounts } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, signUp } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { SearchCounts } from './search-counts.ts';

const DAY = 24 * 3600;

describe.each(testEngines)('insights on $name', ({ open }) => {
  let test: TestApp;
  let admin: Awaited<ReturnType<typeof signUp>>;

  beforeAll(async () => {
    // A Wednesday.
    test = await openTestApp(await open(), { startsAt: new Date('2026-11-18T12:00:00Z') });
    admin = await signUp(test, 'curator', 'admin');
  });
  afterAll(() => test.close());

  let client = 0;
  /** From another network each time, for one may not send many. */
  const search = async (typed: string, query: object = { q: typed }) =>
    test.app.inject({
      method: 'POST',
      url: '/api/searches',
      remoteAddress: `10.1.${(client >> 8) & 255}.${client++ & 255}`,
      payload: { typed, query },
    });
  const times = async (count: number, ...args: Parameters<typeof search>) => {
    for (let at = 0; at < count; at++) expect((await search(...args)).statusCode).toBe(200);
  };
  const insights = async (week?: string): Promise<Insights> => {
    await test.services.searches.flush();
    const answer = await admin.send('GET', `/api/admin/insights${week ? `?week=${week}` : ''}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const thisWeek = () => insights('2026-11-15');
  const rows = () => test.services.database.db.select().from(searchCounts);

  it('reports what was searched, what found nothing and with which filters, from three times on', async () => {
    await times(3, 'Tatte', { q: 'tatte' });
    await times(2, 'pavement');
    await times(4, 'Décaf zzz', { q: 'Décaf zzz' });
    await times(3, 'quiet in back bay', { q: '', area: 'Back Bay', dynamicFilter_vibe: 'quiet' });
    await times(3, 'back bay, south end', { q: '', area: 'Back Bay' });
    await times(3, 'wifi xyzzy', { q: '', features: 'wifi', openAt: 'now' });
    const answer = await thisWeek();
    expect(answer.weeks).toHaveLength(13);
    expect(answer.weeks.at(-1)).toMatchObject({ week: '2026-11-15', searches: 18, withFilter: 9 });
    expect(answer.foundNothing).toContainEqual({ words: 'decaf zzz', count: 4 });
    expect(answer.foundNothing).toContainEqual({ words: 'xyzzy', count: 3 });
    expect(answer.foundNothing.map((one) => one.words)).not.toContain('south end');
    const words = Object.fromEntries(answer.words.map((one) => [one.words, one.count]));
    expect(words).toMatchObject({ tatte: 3, quiet: 3, 'back bay': 6, wifi: 3 });
    expect(words).not.toHaveProperty('pavement');
    expect(answer.filters).toEqual(
      expect.arrayContaining([
        { term: 'area:Back Bay', label: 'Back Bay', count: 6 },
        { term: 'open:now', label: 'Open now', count: 3 },
        { term: 'option:vibe:quiet', label: 'Quiet', count: 3 },
        { term: 'option:features:wifi', label: 'Wifi', count: 3 },
      ]),
    );
  });

  it('begins with the newest week that has searches', async () => {
    expect((await insights()).week).toBe('2026-11-15');
  });

  it('stores nothing of who has searched', async () => {
    expect(Object.keys((await rows())[0]!).toSorted()).toEqual(['count', 'kind', 'term', 'week']);
    expect(JSON.stringify(await rows())).not.toContain('10.1.');
  });

  it('adds up what several nodes count, also at the same time', async () => {
    const { database, now, catalogue } = test.services;
    const nodes = [0, 1, 2].map(
      () =>
        new SearchCounts({
          database,
          now,
          zone: () => 'America/New_York',
          onError: (error) => {
            throw error;
          },
        }),
    );
    const asked = { typed: 'siphon mug', query: parseCafeQuery({ q: 'siphon mug' }) };
    for (const node of nodes) for (let at = 0; at < 7; at++) node.add(asked, catalogue.snapshot);
    await Promise.all(nodes.map((node) => node.close()));
    const { foundNothing } = await thisWeek();
    expect(foundNothing).toContainEqual({ words: 'siphon mug', count: 21 });
  });

  it.each([
    ['no text', {}],
    ['a text that is too long', { typed: 'x'.repeat(201), query: {} }],
    ['ten thousand letters', { typed: 'a', query: { q: 'x'.repeat(10_000) } }],
    ['a broken filter', { typed: 'a', query: { openAt: 'soon' } }],
  ])('refuses %s', async (_case, payload) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/searches', payload });
    expect(answer.statusCode).toBe(400);
  });

  it('counts signs, other scripts and long words without words of their own', async () => {
    const before = (await thisWeek()).weeks.at(-1)!.searches;
    for (const typed of ['!!!', '  ', 'x'.repeat(190)]) await times(3, typed);
    await times(3, '静かなカフェ');
    const answer = await thisWeek();
    expect(answer.weeks.at(-1)!.searches).toBe(before + 12);
    const words = answer.words.map((one) => one.words);
    expect(words).toContain('静かなカフェ');
    expect(words.every((one) => one.length > 0 && one.length <= 60)).toBe(true);
  });

  it('counts so many of a client as people make, and refuses more', async () => {
    const from = async () =>
      test.app.inject({
        method: 'POST',
        url: '/api/searches',
        remoteAddress: '10.9.9.9',
        payload: { typed: 'tatte', query: { q: 'tatte' } },
      });
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++) statuses.push((await from()).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it('drops rare words once their week is over, and everything after 90 days', async () => {
    await times(2, 'rare words');
    await test.services.searches.flush();
    expect((await rows()).some(({ term }) => term === 'rare words')).toBe(true);
    test.wait(7 * DAY);
    admin = await signUp(test, 'a.week.later', 'admin');
    const answer = await insights();
    expect(answer.week).toBe('2026-11-15');
    expect(answer.words.some(({ words }) => words === 'tatte')).toBe(true);
    expect((await rows()).filter(({ term, count }) => term !== '' && count < 3)).toEqual([]);
    test.wait(90 * DAY);
    admin = await signUp(test, 'months.later', 'admin');
    await insights();
    expect(await rows()).toEqual([]);
  });

  it('answers a week that is none with a sentence, and one long ago with the last one', async () => {
    expect((await admin.send('GET', '/api/admin/insights?week=soon')).statusCode).toBe(400);
    expect((await insights('2020-01-05')).week).toMatch(/^2027-/);
    const guest = await openBrowser(test).send('GET', '/api/admin/insights');
    expect(guest.statusCode).toBe(401);
  });

  it('writes what was counted when it stops', async () => {
    await times(3, 'last words');
    await test.services.searches.close();
    expect((await rows()).some(({ term }) => term === 'last words')).toBe(true);
  });

  it('counts Saturday evening in Boston for the week that ends then', async () => {
    const { database, catalogue } = test.services;
    let time = new Date('2027-07-04T03:59:59Z');
    const counts = new SearchCounts({
      database,
      now: () => time,
      zone: () => catalogue.snapshot.zone,
      onError: (error) => {
        throw error;
      },
    });
    const asked = { typed: 'saturday', query: parseCafeQuery({ q: 'saturday' }) };
    for (let n = 0; n < 3; n++) counts.add(asked, catalogue.snapshot);
    time = new Date('2027-07-04T04:00:00Z');
    for (let n = 0; n < 4; n++) counts.add(asked, catalogue.snapshot);
    await counts.close();
    const found = (await rows()).filter(({ kind, term }) => kind === 'searches' && term === '');
    const counted = Object.fromEntries(found.map(({ week, count }) => [week, count]));
    expect(counted).toEqual({ '2027-06-27': 3, '2027-07-04': 4 });
  });
});
