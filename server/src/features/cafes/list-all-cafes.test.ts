import type { AdminCafe, AdminUser } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { pageOfIds } from './admin-cafes.ts';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const NAMES = ['Éclair 10', 'eclair 2', 'ECLAIR 2', 'Zulu', 'Ärger', 'apple_pie 100%', 'applexpie'];
const MANY = 50_000;

describe.each(testEngines)('the lists of admins on $name', ({ open }) => {
  const opened = useAdminTest(open);
  const ask = (path: string) => opened.admin.send('GET', path);
  const list = async (query = '') =>
    (await ask(`/api/admin/cafes${query}`)).json<AdminCafe[]>().map(({ name }) => name);

  beforeAll(async () => {
    await opened.test.services.database.db.insert(cafes).values(
      NAMES.map((name) => ({
        name,
        address: '1 Elm St',
        area: 'Üxküll',
        latitude: 42,
        longitude: -71,
      })),
    );
  });

  it('are sorted as people do, and stay so page by page', async () => {
    const names = await list();
    expect(names).toEqual(names.toSorted(byName.compare));
    expect(names).toHaveLength(147 + NAMES.length);
    const pages = [];
    for (let offset = 0; offset < names.length; offset += 50) {
      pages.push(...(await list(`?limit=50&offset=${offset}`)));
    }
    expect(pages).toEqual(names);
    expect(await list('?offset=999999999')).toEqual([]);
  });

  it.each(['name', 'neighborhood', 'status'] as const)(
    'are sorted by %s, then by name',
    async (by) => {
      const found = (await ask(`/api/admin/cafes?sortBy=${by}`)).json<AdminCafe[]>();
      const at = ({ status }: AdminCafe) => ['draft', 'published', 'archived'].indexOf(status);
      const sorted = found.toSorted(
        (a, b) =>
          (by === 'status' ? at(a) - at(b) : byName.compare(a[by], b[by])) ||
          byName.compare(a.name, b.name) ||
          a.id - b.id,
      );
      expect(found.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    },
  );

  it.each([
    ['ÉCLAIR', ['Éclair 10']],
    [' eclair', ['eclair 2', 'ECLAIR 2']],
    ['apple_', ['apple_pie 100%']],
    ['0%', ['apple_pie 100%']],
    ['\\', []],
    ['ÜXK', NAMES],
    ['1 elm st', NAMES],
  ])('hold %j in a name, an address or an area', async (q, expected) => {
    const found = await list(`?q=${encodeURIComponent(q)}`);
    expect(found).toEqual(expected.toSorted(byName.compare));
    const counts = (await ask(`/api/admin/cafes/counts?q=${encodeURIComponent(q)}`)).json();
    expect(counts.draft + counts.published + counts.archived).toBe(found.length);
  });

  it('count each status', async () => {
    expect((await ask('/api/admin/cafes/counts')).json()).toEqual({
      draft: 35 + NAMES.length,
      published: 105,
      archived: 7,
      needsLook: 105,
    });
    expect((await ask('/api/admin/cafes/counts?q=zulu')).json()).toEqual({
      draft: 1,
      published: 0,
      archived: 0,
      needsLook: 0,
    });
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'offset=-1',
    'status=open',
    'sortBy=id',
    `q=${'a'.repeat(201)}`,
  ])('refuse %s', async (query) => {
    expect((await ask(`/api/admin/cafes?${query}`)).statusCode).toBe(400);
  });

  it('hold users by their name and address', async () => {
    const found = async (q: string) => {
      const answer = await ask(`/api/admin/users?q=${encodeURIComponent(q)}`);
      return answer.json<AdminUser[]>().map(({ username }) => username);
    };
    expect(await found('CURAT')).toEqual(['curator']);
    expect(await found('nobody')).toEqual([]);
  });

  describe('with fifty thousand cafes and users', () => {
    beforeAll(async () => {
      const { db } = opened.test.services.database;
      await db.execute(sql`
        insert into cafes (name, address, area, latitude, longitude, status)
        select 'Cafe ' || n, n || ' Oak St', 'Area ' || n % 300, 42, -71,
          (case when n % 50 = 0 then 'draft' else 'archived' end)::cafe_status
        from generate_series(1, ${MANY}) n`);
      await db.execute(sql`
        insert into users (username, email, name, password)
        select 'member' || n, n || '@example.com', 'Member ' || n, 'none'
        from generate_series(1, ${MANY}) n`);
      await db.execute(sql`analyze cafes`);
    });

    it('answer the first page with the count and a link to the next', async () => {
      for (const path of ['/api/admin/cafes', '/api/admin/users']) {
        const first = await ask(path);
        const total = Number(first.headers['x-total-count']);
        expect(total).toBeGreaterThan(MANY);
        expect(first.json()).toHaveLength(200);
        expect(first.headers['link']).toContain(`<${path}?limit=200&offset=200>; rel="next"`);
        const ids = (answer: typeof first) => answer.json<{ id: number }[]>().map(({ id }) => id);
        const second = await ask(`${path}?limit=200&offset=200`);
        expect(new Set([...ids(first), ...ids(second)]).size).toBe(400);
        const last = await ask(`${path}?limit=200&offset=${total - 3}`);
        expect(last.json()).toHaveLength(3);
        expect(last.headers['link']).not.toContain('rel="next"');
      }
    });

    it('give the ids of as many as can be changed at once', async () => {
      expect((await ask('/api/admin/cafes/ids?status=archived')).json()).toHaveLength(5000);
      const ids = (await ask('/api/admin/cafes/ids?status=draft&q=oak')).json();
      expect(ids).toHaveLength(MANY / 50);
      const shown = (await ask('/api/admin/cafes?status=draft&q=oak&limit=200')).json<
        AdminCafe[]
      >();
      expect(shown.map(({ id }) => id)).toEqual(ids.slice(0, 200));
    });

    it.each([
      { sortBy: 'name' },
      { sortBy: 'neighborhood' },
      { sortBy: 'status' },
      { sortBy: 'name', status: 'draft' },
      { sortBy: 'neighborhood', status: 'draft' },
      { sortBy: 'status', status: 'draft' },
    ] as const)('read a page with %j from an index', async (wanted) => {
      const { db } = opened.test.services.database;
      const page = pageOfIds({ q: '', limit: 100, offset: 0, ...wanted });
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
      const whole = rows.map((row) => row['QUERY PLAN']).join('\n');
      // The count may well be made by a scan.
      const plan = whole.slice(whole.indexOf('Limit'));
      expect(plan).toMatch(/Scan (using|on) cafes_/);
      expect(plan).not.toMatch(/Seq Scan/);
    });
  });
});
