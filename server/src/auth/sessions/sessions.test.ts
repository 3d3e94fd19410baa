import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { openBrowser, PASSWORD, signUp } from '../../testing/members.ts';
import { removeExpired } from './remove-expired.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(testEngines)('sessions on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const isSignedIn = async ({ send }: { send: ReturnType<typeof openBrowser>['send'] }) =>
    (await send('GET', '/api/user')).statusCode === 200;

  it.each([
    ['user', 7 * DAY, 30 * DAY],
    ['admin', HOUR, 12 * HOUR],
  ] as const)(
    'of the role %s end when unused, and after their maximum age',
    async (role, idle, absolute) => {
      const unused = await signUp(test, `unused.${role}`, role);
      test.wait(idle - 2 * MINUTE);
      expect(await isSignedIn(unused)).toBe(true);
      test.wait(idle);
      expect(await isSignedIn(unused)).toBe(false);

      const used = await signUp(test, `used.${role}`, role);
      const step = idle - 2 * MINUTE;
      for (let gone = step; gone < absolute; gone += step) {
        test.wait(step);
        expect(await isSignedIn(used)).toBe(true);
      }
      test.wait(step);
      expect(await isSignedIn(used)).toBe(false);
    },
  );

  it('are listed, and ended everywhere else', async () => {
    const here = await signUp(test, 'traveller');
    const there = openBrowser(test);
    await there.send('POST', '/api/login', { username: 'traveller', password: PASSWORD });
    test.wait(MINUTE);
    const listed = (await here.send('GET', '/api/user/sessions')).json();
    expect(listed.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    expect(listed[1]).toMatchObject({ userAgent: 'lightMyRequest' });
    expect((await here.send('DELETE', '/api/user/sessions')).statusCode).toBe(200);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, '%00', "' or 1=1 --"])(
    'are not opened by the cookie "%s"',
    async (sid) => {
      const answer = await test.app.inject({ url: '/api/user', cookies: { sid } });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('end on every node when another one ends them or changes a role', async () => {
    const member = await signUp(test, 'elsewhere');
    expect(await isSignedIn(member)).toBe(true);
    const { db } = test.services.database;
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, member.user.id));
    await waitFor(async () =>
      expect((await member.send('GET', '/api/user')).json()).toMatchObject({ role: 'admin' }),
    );
    await db.delete(sessions).where(eq(sessions.userId, member.user.id));
    await waitFor(async () => expect(await isSignedIn(member)).toBe(false));
  });

  it('are deleted once expired', async () => {
    const gone = await signUp(test, 'gone');
    test.wait(8 * DAY);
    const kept = await signUp(test, 'kept');
    await removeExpired(test.services);
    const rows = await test.services.database.db.select().from(sessions);
    expect(rows.map(({ userId }) => userId)).not.toContain(gone.user.id);
    expect(rows.map(({ userId }) => userId)).toContain(kept.user.id);
  });

  it('use a host-only cookie where the origin is https', async () => {
    const secure = await openTestApp(await open(), {
      seed: 'none',
      environment: { APP_URL: 'https://cortado.example' },
    });
    const { cookies } = await signUp(secure, 'secure');
    expect(Object.keys(cookies)).toEqual(['__Host-sid', '__Host-signed-in', '__Host-device']);
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'secure', password: PASSWORD },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-sid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-signed-in=1; .*; Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await secure.close();
  });
});
