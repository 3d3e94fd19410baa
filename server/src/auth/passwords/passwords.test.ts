import * as contractTexts from '@cortado/contract/texts/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { users } from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { mailsTo, openBrowser, PASSWORD, signUp } from '../../testing/members.ts';

const NEW_PASSWORD = 'Another good one 7';

describe.each(testEngines)('passwords on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object, remoteAddress?: string) =>
    test.app.inject({ method: 'POST', url, payload, ...(remoteAddress && { remoteAddress }) });
  const login = (username: string, password: string) => post('/api/login', { username, password });
  const askLink = async (email: string) => {
    await post('/api/forgot-password', { email });
    const text = (await mailsTo(test, email)).at(-1)!.text;
    const [, path, token] =
      /http:\/\/localhost:3000(\/api\/password-reset\/\d+\?token=([\w-]{43}))/.exec(text)!;
    return { path: path!, token: token! };
  };

  it('are reset by a mailed link that leaves the address bar and ends every session', async () => {
    const member = await signUp(test, 'forgetful');
    const { path, token } = await askLink('FORGETFUL@example.org'.toLowerCase());
    const browser = openBrowser(test);
    const opened = await browser.send('GET', path);
    expect(opened.statusCode).toBe(302);
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    expect(opened.headers.location).toBe(`/password-reset/${member.user.id}`);
    expect(browser.cookies['reset']).toBe(token);
    expect((await browser.send('POST', '/api/verify-reset-token', {})).json()).toMatchObject({
      username: 'forgetful',
      email: 'forgetful@example.org',
    });
    const weak = await browser.send('POST', '/api/reset-password', { newPassword: 'onlyletters' });
    expect(weak.json().fields).toHaveProperty('newPassword');
    const own = await browser.send('POST', '/api/reset-password', { newPassword: 'Forgetful1' });
    expect(own.json().fields).toEqual({ newPassword: contractTexts.password.common });
    const answer = await browser.send('POST', '/api/reset-password', { newPassword: NEW_PASSWORD });
    expect(answer.json()).toEqual({
      success: true,
      message: 'Your password has been reset successfully.',
    });
    expect(browser.cookies).toEqual({ device: expect.any(String) });
    expect((await member.send('GET', '/api/user')).statusCode).toBe(401);
    expect((await login('forgetful', PASSWORD)).statusCode).toBe(401);
    expect((await login('forgetful', NEW_PASSWORD)).statusCode).toBe(200);
    const used = await post('/api/reset-password', { newPassword: PASSWORD, token });
    expect(used.json()).toEqual({
      code: 'RESET_TOKEN_INVALID',
      message: 'Invalid or expired token',
    });
    expect((await mailsTo(test, 'forgetful@example.org')).map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Cortado',
      'Reset your Cortado password',
      'Your Cortado password was changed',
    ]);
  });

  it('are reported when changed, whatever else was mailed to the address', async () => {
    const member = await signUp(test, 'flooded');
    for (let asked = 0; asked < 5; asked++) await askLink('flooded@example.org');
    const { token } = await askLink('flooded@example.org');
    expect(await mailsTo(test, 'flooded@example.org')).toHaveLength(5);
    const reset = { token, newPassword: NEW_PASSWORD };
    expect((await member.send('POST', '/api/reset-password', reset)).statusCode).toBe(200);
    expect((await mailsTo(test, 'flooded@example.org')).at(-1)!.subject).toBe(
      'Your Cortado password was changed',
    );
  });

  it('have links that end after an hour or with a newer one', async () => {
    await signUp(test, 'impatient');
    const older = await askLink('impatient@example.org');
    const newer = await askLink('impatient@example.org');
    const verify = async ({ token }: { token: string }) =>
      (await post('/api/verify-reset-token', { token })).statusCode;
    expect([await verify(older), await verify(newer)]).toEqual([400, 200]);
    test.wait(3599);
    expect(await verify(newer)).toBe(200);
    test.wait(1);
    expect(await verify(newer)).toBe(400);
  });

  it('are reset once by two concurrent tabs', async () => {
    await signUp(test, 'twice');
    const { token } = await askLink('twice@example.org');
    const answers = await Promise.all(
      [NEW_PASSWORD, PASSWORD].map((newPassword) =>
        post('/api/reset-password', { newPassword, token }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
  });

  it('are not reset through somebody else’s link', async () => {
    const other = await signUp(test, 'other');
    await signUp(test, 'holder');
    const { path, token } = await askLink('holder@example.org');
    const browser = openBrowser(test);
    const wrong = path.replace(/\d+(?=\?)/, String(other.user.id));
    expect((await browser.send('GET', wrong)).statusCode).toBe(302);
    expect(browser.cookies).toEqual({});
    for (const given of [undefined, 'x', 'a'.repeat(43), `${token}a`]) {
      const answer = await post('/api/reset-password', { newPassword: NEW_PASSWORD, token: given });
      expect(answer.json()).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    }
    expect((await test.app.inject('/api/password-reset/abc?token=x')).statusCode).toBe(404);
  });

  it('are requested with the same answer by anybody', async () => {
    await signUp(test, 'real');
    const { db } = test.services.database;
    await db.insert(users).values({ username: 'google', email: 'google@example.org', name: 'G' });
    const answers = await Promise.all(
      ['real@example.org', 'nobody@example.org', 'google@example.org'].map((email) =>
        post('/api/forgot-password', { email }, '10.3.3.3'),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`)).size).toBe(1);
    expect(await mailsTo(test, 'nobody@example.org')).toEqual([]);
    const [mail] = await mailsTo(test, 'google@example.org');
    expect(mail!.text).toContain('You sign in with Google');
    expect(mail!.text).not.toContain('token=');
  });

  it('are requested five times an hour by a client for an address, and twenty times in total', async () => {
    const ask = (email: string, from: string) => post('/api/forgot-password', { email }, from);
    for (let count = 0; count < 5; count++) {
      expect((await ask('Five@example.org', '10.4.4.4')).statusCode).toBe(200);
    }
    expect((await ask('five@example.org', '10.4.4.4')).statusCode).toBe(429);
    // What others ask for leaves its owner the way back.
    expect((await ask('five@example.org', '10.4.4.5')).statusCode).toBe(200);
    for (let count = 0; count < 14; count++) {
      expect((await ask(`n${count}@example.org`, '10.4.4.4')).statusCode).toBe(200);
    }
    const refused = await ask('last@example.org', '10.4.4.4');
    expect(refused.json()).toEqual({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please wait before trying again.',
    });
  });

  it.each(['verify-reset-token', 'reset-password'])(
    'allow sixty invalid reset tokens an hour, by %s, and any number of valid ones',
    async (name) => {
      await signUp(test, name);
      const { token } = await askLink(`${name}@example.org`);
      const from = name === 'reset-password' ? '10.5.5.5' : '10.5.5.6';
      const send = async (resetToken: string) =>
        (await post(`/api/${name}`, { token: resetToken, newPassword: 'Password1' }, from)).json();
      const wrong = (count: number) =>
        Promise.all(Array.from({ length: count }, () => send('a'.repeat(43))));
      const good = name === 'reset-password' ? { fields: {} } : { username: name };
      await wrong(59);
      for (let count = 0; count < 3; count++) {
        expect(await send(token)).toMatchObject(good);
      }
      expect(await wrong(1)).toMatchObject([{ code: 'RESET_TOKEN_INVALID' }]);
      expect(await send(token)).toMatchObject({ code: 'RATE_LIMITED' });
      test.wait(3600);
      expect(await wrong(1)).toMatchObject([{ code: 'RESET_TOKEN_INVALID' }]);
    },
  );

  it.each([
    ['POST', '/api/verify-reset-token'],
    ['POST', '/api/reset-password'],
    ['GET', `/api/password-reset/1?token=${'a'.repeat(43)}`],
  ] as const)('look up at most 300 tokens of a client at once, by %s %s', async (method, url) => {
    test.wait(3600);
    const { db } = test.services.database;
    const spies = [vi.spyOn(db, 'select'), vi.spyOn(db, 'insert')];
    const payload = { token: 'a'.repeat(43), newPassword: NEW_PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 320 }, () =>
        test.app.inject({
          method,
          url,
          remoteAddress: '10.6.6.6',
          ...(method === 'POST' && { payload }),
        }),
      ),
    );
    const statements = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    vi.restoreAllMocks();
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(
      20,
    );
    // Each attempt is counted, and looks up the token unless it is refused.
    expect(statements).toBeLessThanOrEqual(method === 'GET' ? 300 : 360);
  });

  it('are changed by whoever knows the current one, which ends every other session', async () => {
    const here = await signUp(test, 'changer');
    const { db } = test.services.database;
    const isChanger = eq(users.username, 'changer');
    await db.update(users).set({ emailConfirmedAt: new Date() }).where(isChanger);
    const there = openBrowser(test);
    await there.send('POST', '/api/login', { username: 'changer', password: PASSWORD });
    const { token } = await askLink('changer@example.org');
    const change = (currentPassword: string, newPassword: string) =>
      here.send('POST', '/api/change-password', { currentPassword, newPassword });
    expect((await change('', NEW_PASSWORD)).json().fields).toEqual({
      currentPassword: 'Current password is required',
    });
    expect((await change('wrong', NEW_PASSWORD)).json()).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: expect.any(String) },
    });
    expect((await change(PASSWORD, 'qwerty123')).json().fields).toHaveProperty('newPassword');
    expect((await change(PASSWORD, 'Changer2026')).json().fields).toHaveProperty('newPassword');
    const session = here.cookies['sid'];
    const answer = await change(PASSWORD, NEW_PASSWORD);
    expect(answer.json()).toEqual({ message: 'Your password has been changed successfully' });
    expect((await here.send('GET', '/api/user')).statusCode).toBe(200);
    // Not the token that somebody may have seen before.
    expect(here.cookies['sid']).not.toBe(session);
    expect((await there.send('GET', '/api/user')).statusCode).toBe(401);
    expect((await login('changer', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await post('/api/verify-reset-token', { token })).statusCode).toBe(400);
    expect((await mailsTo(test, 'changer@example.org')).at(-1)!.subject).toBe(
      'Your Cortado password was changed',
    );
  });

  it('cannot be guessed by changing them', async () => {
    const { send } = await signUp(test, 'guessed');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) {
      const guess = { currentPassword: `wrong${count}`, newPassword: NEW_PASSWORD };
      statuses.push((await send('POST', '/api/change-password', guess)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });
});
