import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, openOidcProvider, type OidcProvider } from '../../../testing/oidc-provider.ts';
import { sessions, users } from '../database/schema.ts';
import { testEngines } from '../database/testing.ts';
import { openTestApp, type TestApp } from '../testing.ts';
import { openBrowser, PASSWORD, signUp } from '../testing-members.ts';

const APP_URL = 'http://localhost:3000';

/** Follows the provider's own pages as a browser does, until it returns to us. */
async function visitProvider(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 12; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const one of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!;
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    url = new URL(next, url).href;
    if (url.startsWith(APP_URL)) return url;
  }
  throw new Error('The provider never returned.');
}

describe.each(testEngines)('signing in with a provider on $name', ({ open }) => {
  let test: TestApp;
  let provider: OidcProvider;

  beforeEach(async () => {
    provider = await openOidcProvider([`${APP_URL}/api/oauth/callback`]);
    provider.accounts.set('mara', {
      email: 'mara@example.org',
      email_verified: true,
      name: 'Mara Reyes',
      preferred_username: 'mara',
    });
    test = await openTestApp(await open(), {
      seed: 'none',
      startsAt: new Date(),
      environment: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
      },
    });
  });
  afterEach(async () => {
    await test.close();
    await provider.close();
  });

  type Browser = ReturnType<typeof openBrowser>;

  /** What the browser finds in the fragment on its return. */
  async function comeBack(browser: Browser, start = '/api/oauth/start') {
    const started = await browser.send('GET', start);
    expect(started.statusCode).toBe(302);
    const back = new URL(await visitProvider(started.headers.location!));
    const finished = await browser.send('GET', `${back.pathname}${back.search}`);
    expect(finished.statusCode).toBe(302);
    expect(finished.headers['referrer-policy']).toBe('no-referrer');
    const [path, fragment] = finished.headers.location!.split('#');
    expect(path).toBe('/oauth-complete');
    return Object.fromEntries(new URLSearchParams(fragment));
  }
  const exchange = (browser: Browser, idToken: string, password?: string) =>
    browser.send('POST', '/api/oauth/login', { idToken, ...(password && { password }) });
  const confirmAddress = (id: number) =>
    test.services.database.db
      .update(users)
      .set({ emailConfirmedAt: test.services.now() })
      .where(eq(users.id, id));
  const mailsTo = async (email: string) => {
    await test.services.background.settled();
    await test.services.mailer.settled();
    return test.mails.filter(({ to }) => to === email);
  };
  async function signIn(browser = openBrowser(test)) {
    const { id_token: idToken } = await comeBack(browser);
    return { browser, idToken: idToken!, answer: await exchange(browser, idToken!) };
  }

  it('makes an account at first, and knows it the next time', async () => {
    const browser = openBrowser(test);
    const returned = await comeBack(browser, '/api/oauth/start?mode=popup&returnTo=%2Fcafe%2F7');
    expect(returned).toMatchObject({ mode: 'popup', returnTo: '/cafe/7' });
    const answer = await exchange(browser, returned['id_token']!);
    expect(answer.json()).toMatchObject({
      username: 'mara',
      email: 'mara@example.org',
      name: 'Mara Reyes',
      role: 'user',
      providerId: provider.issuer,
    });
    expect(Object.keys(browser.cookies)).toEqual(['sid', 'signed-in', 'device']);
    expect((await browser.send('GET', '/api/user')).json()).toEqual(answer.json());
    const again = await signIn();
    expect(again.answer.json()).toEqual(answer.json());
    const login = { username: 'mara', password: 'null' };
    expect((await browser.send('POST', '/api/login', login)).statusCode).toBe(401);
  });

  it.each(['/.//evil.example', '/\\evil.example', `/?q=${'a'.repeat(500)}`])(
    'returns to the home page instead of %s',
    async (wanted) => {
      const start = `/api/oauth/start?returnTo=${encodeURIComponent(wanted)}`;
      expect((await comeBack(openBrowser(test), start))['returnTo']).toBe('/');
    },
  );

  it('finds a free username, and returns nowhere but here', async () => {
    await signUp(test, 'MARA');
    provider.accounts.set('mara', {
      email: 'other@example.org',
      email_verified: true,
      preferred_username: 'mara',
      name: 'Mara\r\nReyes',
    });
    const browser = openBrowser(test);
    const returned = await comeBack(browser, '/api/oauth/start?returnTo=%2F%2Fevil.example');
    expect(returned['returnTo']).toBe('/');
    const answer = await exchange(browser, returned['id_token']!);
    expect(answer.json()).toMatchObject({ username: 'mara2', name: 'Mara Reyes' });
  });

  it('links an account of the same email only by its password', async () => {
    const { user } = await signUp(test, 'local');
    await confirmAddress(user.id);
    provider.accounts.set('mara', { email: 'LOCAL@example.org', email_verified: true });
    const { browser, idToken, answer } = await signIn();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    expect((await exchange(browser, idToken, 'wrong')).json()).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: expect.any(String) },
    });
    expect((await exchange(browser, idToken, PASSWORD)).json()).toMatchObject({ id: user.id });
    expect((await signIn()).answer.json()).toMatchObject({ id: user.id, username: 'local' });
    const login = { username: 'local', password: PASSWORD };
    expect((await openBrowser(test).send('POST', '/api/login', login)).statusCode).toBe(200);
  });

  it('takes an ID token once, and only in the browser it was made for', async () => {
    const { browser, idToken } = await signIn();
    expect((await exchange(browser, idToken)).statusCode).toBe(401);
    const mine = openBrowser(test);
    const { id_token: fresh } = await comeBack(mine);
    expect((await exchange(openBrowser(test), fresh!)).json()).toMatchObject({
      code: 'EXTERNAL_TOKEN_INVALID',
    });
    const other = openBrowser(test);
    await comeBack(other);
    expect((await exchange(other, fresh!)).statusCode).toBe(401);
    const both = await Promise.all([exchange(mine, fresh!), exchange(mine, fresh!)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('refuses tokens that are tampered with, unsigned, foreign or old', async () => {
    const browser = openBrowser(test);
    const { id_token: good } = await comeBack(browser);
    const [head, body, signature] = good!.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const foreign = (changes: object) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'RS256', kid: 'x' })
        .sign(privateKey);
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(CLIENT.secret.padEnd(32, 'x')));
    for (const bad of [
      'x',
      'a.b.c',
      `${head}.${encode({ ...claims, sub: 'admin' })}.${signature}`,
      `${encode({ alg: 'none' })}.${body}.`,
      symmetric,
      await foreign({}),
      await foreign({ aud: 'another' }),
    ]) {
      expect((await exchange(browser, bad)).statusCode).toBe(401);
    }
    test.wait(5 * 60 + 60);
    expect((await exchange(browser, good!)).json()).toMatchObject({
      code: 'EXTERNAL_TOKEN_INVALID',
    });
    test.wait(-6 * 60);
    expect((await exchange(browser, good!)).statusCode).toBe(200);
  });

  it('tells a refused consent, a forged return and a missing cookie by their codes', async () => {
    provider.behaviour.answer = 'refuse';
    expect(await comeBack(openBrowser(test))).toMatchObject({ error: 'popup-closed-by-user' });
    provider.behaviour.answer = 'consent';
    const browser = openBrowser(test);
    const started = await browser.send('GET', '/api/oauth/start');
    const back = new URL(await visitProvider(started.headers.location!));
    const forged = back.search.replace(/state=[^&]+/, 'state=forged');
    const code = async (asking: Browser, search: string) => {
      const { headers } = await asking.send('GET', `${back.pathname}${search}`);
      return new URLSearchParams(headers.location!.split('#')[1]).get('error');
    };
    expect(await code(openBrowser(test), back.search)).toBe('user-mismatch');
    expect(await code(browser, forged)).toBe('user-mismatch');
  });

  it('goes on after the provider has changed its keys', async () => {
    await signIn();
    await provider.rotateKeys();
    // Keys are not asked for more often than once a second.
    await sleep(1100);
    expect((await signIn()).answer.statusCode).toBe(200);
  });

  it('says that the provider is away, at the start and on the return', async () => {
    const browser = openBrowser(test);
    const started = await browser.send('GET', '/api/oauth/start');
    const back = new URL(await visitProvider(started.headers.location!));
    await provider.close();
    const { headers } = await browser.send('GET', `${back.pathname}${back.search}`);
    expect(headers.location).toContain('error=network-request-failed');
    const away = await openTestApp(await open(), {
      seed: 'none',
      environment: { OIDC_ISSUER: 'http://localhost:1', OIDC_CLIENT_ID: 'x' },
    });
    const answer = await away.app.inject('/api/oauth/start');
    expect(answer.statusCode).toBe(503);
    await away.close();
  });

  it('asks the provider again five minutes before its word runs out', async () => {
    const { browser } = await signIn();
    const refresh = () => browser.send('POST', '/api/oauth/refresh');
    const first = (await refresh()).json<{ expiresAt: string }>();
    expect(Date.parse(first.expiresAt) - test.services.now().getTime()).toBeGreaterThan(590_000);
    test.wait(305);
    const [second, beside] = (await Promise.all([refresh(), refresh()])).map((answer) =>
      answer.json<{ expiresAt: string }>(),
    ) as [{ expiresAt: string }, { expiresAt: string }];
    expect(beside).toEqual(second);
    expect(Date.parse(second.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
    const [row] = await test.services.database.db.select().from(sessions);
    expect(row!.sealedRefreshToken).toMatch(/^[\w-]{60,}$/);
    test.wait(400);
    provider.revokeAll();
    const ended = await refresh();
    expect(ended.statusCode).toBe(401);
    expect(ended.json()).toMatchObject({ code: 'EXTERNAL_TOKEN_EXPIRED' });
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
  });

  it('keeps the session while the provider is away', async () => {
    const { browser } = await signIn();
    test.wait(400);
    await provider.close();
    expect((await browser.send('POST', '/api/oauth/refresh')).statusCode).toBe(503);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
  });

  it('has nothing to ask for a member with a password, and is off where it is not set up', async () => {
    const { send } = await signUp(test, 'local');
    expect((await send('POST', '/api/oauth/refresh')).json()).toEqual({ expiresAt: null });
    const off = await openTestApp(await open(), { seed: 'none' });
    for (const url of ['/api/oauth/start', '/api/oauth/callback?code=x&state=y']) {
      expect((await off.app.inject(url)).statusCode).toBe(404);
    }
    const payload = { idToken: 'x' };
    const login = await off.app.inject({ method: 'POST', url: '/api/oauth/login', payload });
    expect(login.statusCode).toBe(404);
    await off.close();
  });

  it('never makes an account of an email that belongs to another one signed in elsewhere', async () => {
    const { db } = test.services.database;
    await db.insert(users).values({
      username: 'elsewhere',
      email: 'mara@example.org',
      name: 'E',
      providerId: 'https://other.example',
      providerUid: '1',
      emailConfirmedAt: new Date(),
    });
    const { browser, idToken, answer } = await signIn();
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    expect((await exchange(browser, idToken, 'anything')).statusCode).toBe(409);
    expect(await db.$count(users, eq(users.email, 'mara@example.org'))).toBe(1);
  });

  it.each([false, undefined, 'true', 1])(
    'takes no email of a provider that says %j of it',
    async (isVerified) => {
      const { db } = test.services.database;
      const { user } = await signUp(test, 'owner');
      await confirmAddress(user.id);
      provider.accounts.set('mara', {
        email: 'owner@example.org',
        ...(isVerified !== undefined && { email_verified: isVerified as boolean }),
      });
      const { browser, idToken, answer } = await signIn();
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'EXTERNAL_EMAIL_UNVERIFIED' });
      expect((await exchange(browser, idToken, PASSWORD)).statusCode).toBe(403);
      expect(await db.$count(users)).toBe(1);
      const [row] = await db.select().from(users);
      expect(row!.providerId).toBeNull();
    },
  );

  it('lets the owner of an address that somebody else registered in, and keeps that account out', async () => {
    const { db } = test.services.database;
    const squatter = await signUp(test, 'squatter');
    provider.accounts.set('mara', { email: 'squatter@example.org', email_verified: true });
    await squatter.send('POST', '/api/forgot-password', { email: 'squatter@example.org' });
    const resetToken = /token=([\w-]{43})/.exec(
      (await mailsTo('squatter@example.org')).at(-1)!.text,
    )![1];
    const { browser, idToken, answer } = await signIn();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_UNCONFIRMED' });
    const apart = await browser.send('POST', '/api/oauth/login', { idToken, apart: true });
    expect(apart.json()).toMatchObject({
      email: 'squatter@example.org',
      isEmailConfirmed: true,
      hasPassword: false,
    });
    expect(apart.json<{ id: number }>().id).not.toBe(squatter.user.id);
    // The other account goes on, without the address and without a way to it.
    expect((await squatter.send('GET', '/api/user')).json()).toMatchObject({
      username: 'squatter',
      email: `member-${squatter.user.id}@unclaimed.invalid`,
      isEmailConfirmed: false,
    });
    const reset = { token: resetToken, newPassword: 'Another good one 7' };
    expect((await squatter.send('POST', '/api/reset-password', reset)).statusCode).toBe(400);
    expect((await signIn()).answer.json()).toEqual(apart.json());
    expect(await db.$count(users)).toBe(2);
  });

  it('takes no address from an account that has confirmed it', async () => {
    const { user } = await signUp(test, 'owner');
    await confirmAddress(user.id);
    provider.accounts.set('mara', { email: 'owner@example.org', email_verified: true });
    const { browser, idToken } = await signIn();
    const answer = await browser.send('POST', '/api/oauth/login', { idToken, apart: true });
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
  });

  async function linked(username: string) {
    const member = await signUp(test, username);
    provider.accounts.set('mara', { email: `${username}@example.org`, email_verified: true });
    const { browser, idToken } = await signIn();
    expect((await exchange(browser, idToken, PASSWORD)).statusCode).toBe(200);
    return { ...member, external: browser };
  }

  it('tells of linking, which confirms the address too, and undoes it with the password', async () => {
    const { send, external } = await linked('local');
    expect((await send('GET', '/api/user')).json()).toMatchObject({
      providerId: provider.issuer,
      linkedAt: test.services.now().toISOString(),
      isEmailConfirmed: true,
    });
    expect((await mailsTo('local@example.org')).at(-1)!.subject).toBe(
      'Google now signs in to your Cortado account',
    );
    const unlink = (password: string) => send('POST', '/api/oauth/unlink', { password });
    expect((await unlink('')).statusCode).toBe(400);
    expect((await unlink('wrong')).json()).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await unlink(PASSWORD)).json()).toMatchObject({ providerId: null, linkedAt: null });
    expect((await mailsTo('local@example.org')).at(-1)!.subject).toBe(
      'Google no longer signs in to your Cortado account',
    );
    expect((await send('GET', '/api/user')).statusCode).toBe(200);
    expect((await external.send('GET', '/api/user')).statusCode).toBe(401);
    expect((await signIn()).answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    expect((await unlink(PASSWORD)).statusCode).toBe(200);
  });

  it('goes on by the password alone in the session that was begun with the provider', async () => {
    const { external } = await linked('local');
    const answer = await external.send('POST', '/api/oauth/unlink', { password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    provider.revokeAll();
    test.wait(700);
    expect((await external.send('POST', '/api/oauth/refresh')).json()).toEqual({ expiresAt: null });
    expect((await external.send('GET', '/api/user')).statusCode).toBe(200);
  });

  it('is not undone where it is the only way in', async () => {
    const { browser } = await signIn();
    const answer = await browser.send('POST', '/api/oauth/unlink', { password: 'anything' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'PROVIDER_ONLY' });
  });

  it('is undone by a password reset where it was linked before the address was confirmed', async () => {
    const { db } = test.services.database;
    const { user } = await signUp(test, 'owner');
    const reset = async (newPassword: string) => {
      const { send } = openBrowser(test);
      await send('POST', '/api/forgot-password', { email: 'owner@example.org' });
      const { text } = (await mailsTo('owner@example.org')).at(-1)!;
      const [, token] = /token=([\w-]{43})/.exec(text)!;
      expect((await send('POST', '/api/reset-password', { token, newPassword })).statusCode).toBe(
        200,
      );
      return (await mailsTo('owner@example.org')).at(-1)!.text;
    };
    // As it was linked when a provider's unverified word was taken.
    const identity = { providerId: provider.issuer, providerUid: 'mara' };
    await db.update(users).set(identity).where(eq(users.id, user.id));
    expect(await reset('Another good one 7')).toContain('it was undone');
    provider.accounts.set('mara', { email: 'owner@example.org' });
    expect((await signIn()).answer.json()).toMatchObject({ code: 'EXTERNAL_EMAIL_UNVERIFIED' });
    // Linked after that, it stays, and is told.
    provider.accounts.set('mara', { email: 'owner@example.org', email_verified: true });
    test.wait(1);
    const { browser, idToken } = await signIn();
    expect((await exchange(browser, idToken, 'Another good one 7')).statusCode).toBe(200);
    test.wait(3600);
    expect(await reset('Another good one 8')).toContain('goes on working');
    test.wait(-3600);
    expect((await signIn()).answer.json()).toMatchObject({ id: user.id });
  });

  it('asks a linked member who has a password for it before deleting', async () => {
    const { external } = await linked('local');
    const remove = (body: object) => external.send('POST', '/api/delete-account', body);
    expect((await remove({ username: 'local' })).json().fields).toEqual({
      password: 'Password confirmation is required',
    });
    expect((await remove({ password: PASSWORD })).statusCode).toBe(200);
  });
});
