import type { AdminCafeCounts, ListedCafe } from '@cortado/contract';
import { inArray, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cafes, rateLimits, suggestions } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, signUp } from '../../testing/members.ts';

describe.each(testEngines)('what needs a look on $name', ({ open }) => {
  const opened = useAdminTest(open, { environment: { CHECK_AFTER_DAYS: '100' } });
  let ids: readonly number[];

  const list = async (query = '') =>
    (await opened.admin.send('GET', `/api/admin/cafes?needsLook=true${query}`)).json<
      ListedCafe[]
    >();
  const counts = async (q = '') =>
    (await opened.admin.send('GET', `/api/admin/cafes/counts?q=${q}`)).json<AdminCafeCounts>();
  const daysAgo = (days: number) =>
    new Date(opened.test.services.now().getTime() - days * 24 * 3600 * 1000);

  beforeAll(async () => {
    const { db } = opened.test.services.database;
    ids = [...opened.test.services.catalogue.snapshot.cafes.keys()].toSorted((a, b) => a - b);
    const [, , , , draft] = ids;
    // The seed has reports of its own.
    await db.delete(suggestions);
    await db.update(cafes).set({ checkedAt: daysAgo(1) });
    await db
      .update(cafes)
      .set({ checkedAt: daysAgo(101) })
      .where(sql`id = ${ids[0]!}`);
    await db
      .update(cafes)
      .set({ checkedAt: daysAgo(400) })
      .where(sql`id = ${ids[1]!}`);
    await db
      .update(cafes)
      .set({ checkedAt: null })
      .where(inArray(cafes.id, [ids[2]!, draft!]));
    await db
      .update(cafes)
      .set({ status: 'draft' })
      .where(sql`id = ${draft!}`);
    const report = (who: ReturnType<typeof openBrowser>, id: number, reason: string) =>
      who.send('POST', `/api/cafes/${id}/reports`, { reason });
    const guest = openBrowser(opened.test);
    await report(guest, ids[3]!, 'moved');
    await report(guest, ids[1]!, 'closed');
    await report(await signUp(opened.test, 'tomas.k'), ids[1]!, 'closed');
    await db.delete(rateLimits);
  });

  it('is what is reported, the most first, then the longest unchecked', async () => {
    const rows = await list();
    expect(rows.map(({ id, reports, reportKinds }) => [id, reports, reportKinds])).toEqual([
      [ids[1], 2, ['closed']],
      [ids[3], 1, ['moved']],
      [ids[2], 0, []],
      [ids[0], 0, []],
    ]);
    expect((await counts()).needsLook).toBe(4);
  });

  it('comes in pages, and contains a text', async () => {
    const page = await opened.admin.send('GET', '/api/admin/cafes?needsLook=true&limit=2&offset=1');
    expect(page.headers['x-total-count']).toBe('4');
    expect(page.json<ListedCafe[]>().map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    const { name } = opened.test.services.catalogue.snapshot.cafes.get(ids[0]!)!;
    const found = await list(`&q=${encodeURIComponent(name)}`);
    expect(found.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await counts(encodeURIComponent(name))).needsLook).toBe(1);
  });

  it('is less once it is checked, but a report stays until it is decided', async () => {
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids });
    expect((await list()).map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    const all = (await opened.admin.send('GET', '/api/admin/cafes')).json<ListedCafe[]>();
    expect(all.find(({ id }) => id === ids[1])).toMatchObject({ reports: 2 });
    expect(await opened.test.services.database.db.$count(cafes, ne(cafes.version, 1))).toBe(0);
  });
});
