import type { AdminUser } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { PASSWORD, signUp } from '../../testing/members.ts';

describe.each(testEngines)('users for admins on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  it('are listed where they have a password, and deleted with their sessions', async () => {
    const admin = await signUp(test, 'keeper', 'admin');
    const member = await signUp(test, 'leaving');
    const { db } = test.services.database;
    const linked = await signUp(test, 'linked');
    await db
      .update(users)
      .set({ providerId: 'p', providerUid: '2' })
      .where(eq(users.id, linked.user.id));
    await db.insert(users).values({
      username: 'external',
      email: 'e@x.org',
      name: 'E',
      providerId: 'p',
      providerUid: '1',
    });
    const list = async () => (await admin.send('GET', '/api/admin/users')).json<AdminUser[]>();
    expect(await list()).toEqual([
      expect.objectContaining({ username: 'keeper', role: 'admin' }),
      expect.objectContaining({ username: 'leaving', email: 'leaving@example.org', role: 'user' }),
      expect.objectContaining({ username: 'linked' }),
    ]);
    expect(Object.keys((await list())[0]!)).not.toContain('password');
    const remove = (id: number | string) => admin.send('DELETE', `/api/admin/users/${id}`);
    expect((await remove(admin.user.id)).json()).toMatchObject({ code: 'OWN_ACCOUNT' });
    expect((await remove(member.user.id)).statusCode).toBe(200);
    expect((await remove(member.user.id)).json()).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect((await remove('x')).statusCode).toBe(404);
    expect((await member.send('GET', '/api/user')).statusCode).toBe(401);
    expect(await list()).toHaveLength(2);
  });

  it('always include an admin, though two delete each other at once', async () => {
    for (let round = 0; round < 6; round++) {
      const first = await signUp(test, `first${round}`, 'admin');
      const second = await signUp(test, `second${round}`, 'admin');
      const answers = await Promise.all([
        first.send('DELETE', `/api/admin/users/${second.user.id}`),
        second.send('DELETE', `/api/admin/users/${first.user.id}`),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    }
  });

  it('lose one of them when one deletes the other and the other itself', async () => {
    for (let round = 0; round < 6; round++) {
      const first = await signUp(test, `deleting${round}`, 'admin');
      const second = await signUp(test, `leaving${round}`, 'admin');
      const [deleted, left] = await Promise.all([
        first.send('DELETE', `/api/admin/users/${second.user.id}`),
        second.send('POST', '/api/delete-account', { password: PASSWORD }),
      ]);
      expect([
        [200, 401],
        [404, 200],
      ]).toContainEqual([deleted.statusCode, left.statusCode]);
    }
  });
});
