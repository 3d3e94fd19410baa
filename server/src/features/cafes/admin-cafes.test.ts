import type { AdminCafe, Cafe } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cafes, favorites, ratings } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, signUp } from '../../testing/members.ts';

describe.each(testEngines)('cafes for admins on $name', ({ open }) => {
  const opened = useAdminTest(open);

  const all = async () => (await opened.admin.send('GET', '/api/admin/cafes')).json<AdminCafe[]>();
  const published = async () =>
    (await openBrowser(opened.test).send('GET', '/api/cafes')).json<Cafe[]>().map(({ id }) => id);
  const setStatus = (id: number | string, status: unknown) =>
    opened.admin.send('PATCH', `/api/admin/cafes/${id}`, { status });

  it('are listed whatever their status, by name, with what they carry', async () => {
    const list = await all();
    expect(list).toHaveLength(147);
    const count = (status: string) => list.filter((cafe) => cafe.status === status).length;
    expect([count('published'), count('draft'), count('archived')]).toEqual([105, 35, 7]);
    expect(list.every(({ area, neighborhood }) => area === neighborhood)).toBe(true);
    expect(list.some(({ appliedFilters }) => appliedFilters.length > 3)).toBe(true);
    const draft = list.find(({ status }) => status === 'draft')!;
    const alone = await opened.admin.send('GET', `/api/admin/cafes/${draft.id}`);
    expect(draft).toEqual({ ...alone.json<AdminCafe>(), reports: 0, reportKinds: [], doubts: [] });
    expect((await openBrowser(opened.test).send('GET', `/api/cafes/${draft.id}`)).statusCode).toBe(
      404,
    );
  });

  it('come and go for visitors on their next read', async () => {
    const draft = (await all()).find(({ status }) => status === 'draft')!;
    expect(await published()).not.toContain(draft.id);
    expect((await setStatus(draft.id, 'published')).json()).toMatchObject({ status: 'published' });
    expect(await published()).toContain(draft.id);
    await setStatus(draft.id, 'archived');
    expect(await published()).not.toContain(draft.id);
  });

  it('are not published without a description', async () => {
    const { db } = opened.test.services.database;
    const { id } = (await all()).find(({ status }) => status === 'draft')!;
    await db.update(cafes).set({ description: 'Short' }).where(eq(cafes.id, id));
    const answer = await setStatus(id, 'published');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({
      description: 'Description should be at least 10 characters',
    });
  });

  it.each(['open', '', null, 7])('refuse the status %j', async (status) => {
    const [{ id }] = (await all()) as [AdminCafe];
    expect((await setStatus(id, status)).statusCode).toBe(400);
  });

  it('are deleted permanently, with their ratings and favorites', async () => {
    const { db } = opened.test.services.database;
    const member = await signUp(opened.test, 'member');
    const [id] = (await published()) as [number];
    await member.send('POST', '/api/favorites', { cafeId: id });
    await member.send('POST', `/api/cafes/${id}/ratings`, { rating: 5 });
    expect((await opened.admin.send('DELETE', `/api/admin/cafes/${id}`)).statusCode).toBe(200);
    expect(await published()).not.toContain(id);
    expect(await db.$count(ratings)).toBe(0);
    expect(await db.$count(favorites)).toBe(0);
    for (const missing of [id, 'x', '9'.repeat(20)]) {
      expect((await opened.admin.send('DELETE', `/api/admin/cafes/${missing}`)).statusCode).toBe(
        404,
      );
      expect((await setStatus(missing, 'draft')).statusCode).toBe(404);
    }
  });
});
