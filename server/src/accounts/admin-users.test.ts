import type { AdminUser } from '@cortado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import { testEngines } from '../database/testing.ts';
import { openTestApp, type TestApp } from '../testing.ts';
import { signUp } from '../testing-members.ts';

describe.each(testEngines)('users for admins on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  it('are listed without those of a provider, and deleted with their sessions', async () => {
    const admin = await signUp(test, 'keeper', 'admin');
    const member = await signUp(test, 'leaving');
    await test.services.database.db.insert(users).values({
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
    ]);
    expect(Object.keys((await list())[0]!)).not.toContain('password');
    const remove = (id: number | string) => admin.send('DELETE', `/api/admin/users/${id}`);
    expect((await remove(admin.user.id)).json()).toMatchObject({ code: 'OWN_ACCOUNT' });
    expect((await remove(member.user.id)).statusCode).toBe(200);
    expect((await remove(member.user.id)).json()).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect((await remove('x')).statusCode).toBe(404);
    expect((await member.send('GET', '/api/user')).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
  });
});
