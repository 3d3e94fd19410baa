import { setTimeout as sleep } from 'node:timers/promises';
import { generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { CLIENT } from '../../../../testing/oidc-provider.ts';
import { sessions } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp } from '../../testing/product.ts';
import { openBrowser, PASSWORD, signUp } from '../../testing/members.ts';
import { useProviderTest, visitProvider, type Browser } from '../../testing/provider.ts';

describe.each(testEngines)('signing in with a provider on $name', ({ open }) => {
  const opened = useProviderTest(open);

  it('creates an account the first time, and finds it the next time', async () => {
    const browser = openBrowser(opened.test);
    const returned = await opened.comeBack(
      browser,
      '/api/oauth/start?mode=popup&returnTo=%2Fcafe%2F7',
    );
    expect(returned).toMatchObject({ mode: 'popup', returnTo: '/cafe/7' });
    const answer = await opened.exchange(browser, returned['id_token']!);
    expect(answer.json()).toMatchObject({
      username: 'mara',
      email: 'mara@example.org',
      name: 'Mara Reyes',
      role: 'user',
      providerId: opened.provider.issuer,
    });
    expect(Object.keys(browser.cookies)).toEqual(['sid', 'signed-in', 'device']);
    expect((await browser.send('GET', '/api/user')).json()).toEqual(answer.json());
    const again = await opened.signIn();
    expect(again.answer.json()).toEqual(answer.json());
    const login = { username: 'mara', password: 'null' };
    expect((await browser.send('POST', '/api/login', login)).statusCode).toBe(401);
  });

  it.each(['/.//evil.example', '/\\evil.example', `/?q=${'a'.repeat(500)}`])(
    'returns to the home page instead of %s',
    async (wanted) => {
      const start = `/api/oauth/start?returnTo=${encodeURIComponent(wanted)}`;
      expect((await opened.comeBack(openBrowser(opened.test), start))['returnTo']).toBe('/');
    },
  );

  it('finds a free username, and returns only to this site', async () => {
    await signUp(opened.test, 'MARA');
    opened.provider.accounts.set('mara', {
      email: 'other@example.org',
      email_verified: true,
      preferred_username: 'mara',
      name: 'Mara\r\nReyes',
    });
    const browser = openBrowser(opened.test);
    const returned = await opened.comeBack(browser, '/api/oauth/start?returnTo=%2F%2Fevil.example');
    expect(returned['returnTo']).toBe('/');
    const answer = await opened.exchange(browser, returned['id_token']!);
    expect(answer.json()).toMatchObject({ username: 'mara2', name: 'Mara Reyes' });
  });

  it('links an account of the same email only by its password', async () => {
    const { user } = await signUp(opened.test, 'local');
    await opened.confirmAddress(user.id);
    opened.provider.accounts.set('mara', { email: 'LOCAL@example.org', email_verified: true });
    const { browser, idToken, answer } = await opened.signIn();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    expect((await opened.exchange(browser, idToken, 'wrong')).json()).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: expect.any(String) },
    });
    expect((await opened.exchange(browser, idToken, PASSWORD)).json()).toMatchObject({
      id: user.id,
    });
    expect((await opened.signIn()).answer.json()).toMatchObject({ id: user.id, username: 'local' });
    const login = { username: 'local', password: PASSWORD };
    expect((await openBrowser(opened.test).send('POST', '/api/login', login)).statusCode).toBe(200);
  });

  it('accepts an ID token once, and only in the browser it was issued for', async () => {
    const { browser, idToken } = await opened.signIn();
    expect((await opened.exchange(browser, idToken)).statusCode).toBe(401);
    const mine = openBrowser(opened.test);
    const { id_token: fresh } = await opened.comeBack(mine);
    expect((await opened.exchange(openBrowser(opened.test), fresh!)).json()).toMatchObject({
      code: 'EXTERNAL_TOKEN_INVALID',
    });
    const other = openBrowser(opened.test);
    await opened.comeBack(other);
    expect((await opened.exchange(other, fresh!)).statusCode).toBe(401);
    const both = await Promise.all([opened.exchange(mine, fresh!), opened.exchange(mine, fresh!)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('refuses tokens that are tampered with, unsigned, foreign or old', async () => {
    const browser = openBrowser(opened.test);
    const { id_token: good } = await opened.comeBack(browser);
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
      expect((await opened.exchange(browser, bad)).statusCode).toBe(401);
    }
    opened.test.wait(5 * 60 + 60);
    expect((await opened.exchange(browser, good!)).json()).toMatchObject({
      code: 'EXTERNAL_TOKEN_INVALID',
    });
    opened.test.wait(-6 * 60);
    expect((await opened.exchange(browser, good!)).statusCode).toBe(200);
  });

  it('reports a refused consent, a forged redirect and a missing cookie by their codes', async () => {
    opened.provider.behaviour.answer = 'refuse';
    expect(await opened.comeBack(openBrowser(opened.test))).toMatchObject({
      error: 'popup-closed-by-user',
    });
    opened.provider.behaviour.answer = 'consent';
    const browser = openBrowser(opened.test);
    const started = await browser.send('GET', '/api/oauth/start');
    const back = new URL(await visitProvider(started.headers.location!));
    const forged = back.search.replace(/state=[^&]+/, 'state=forged');
    const code = async (asking: Browser, search: string) => {
      const { headers } = await asking.send('GET', `${back.pathname}${search}`);
      return new URLSearchParams(headers.location!.split('#')[1]).get('error');
    };
    expect(await code(openBrowser(opened.test), back.search)).toBe('user-mismatch');
    expect(await code(browser, forged)).toBe('user-mismatch');
  });

  it('works after the provider has changed its keys', async () => {
    await opened.signIn();
    await opened.provider.rotateKeys();
    // Keys are fetched at most once a second.
    await sleep(1100);
    expect((await opened.signIn()).answer.statusCode).toBe(200);
  });

  it('reports that the provider is unavailable, at the start and on the redirect back', async () => {
    const browser = openBrowser(opened.test);
    const started = await browser.send('GET', '/api/oauth/start');
    const back = new URL(await visitProvider(started.headers.location!));
    await opened.provider.close();
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

  it('renews the sign-in with the provider five minutes before it expires', async () => {
    const { browser } = await opened.signIn();
    const refresh = () => browser.send('POST', '/api/oauth/refresh');
    const first = (await refresh()).json<{ expiresAt: string }>();
    expect(Date.parse(first.expiresAt) - opened.test.services.now().getTime()).toBeGreaterThan(
      590_000,
    );
    opened.test.wait(305);
    const [second, beside] = (await Promise.all([refresh(), refresh()])).map((answer) =>
      answer.json<{ expiresAt: string }>(),
    ) as [{ expiresAt: string }, { expiresAt: string }];
    expect(beside).toEqual(second);
    expect(Date.parse(second.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
    const [row] = await opened.test.services.database.db.select().from(sessions);
    expect(row!.sealedRefreshToken).toMatch(/^[\w-]{60,}$/);
    opened.test.wait(400);
    opened.provider.revokeAll();
    const ended = await refresh();
    expect(ended.statusCode).toBe(401);
    expect(ended.json()).toMatchObject({ code: 'EXTERNAL_TOKEN_EXPIRED' });
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
  });

  it('admits nobody five minutes after the expiry, until the sign-in is renewed', async () => {
    const { browser } = await opened.signIn();
    const privacy = async () => (await browser.send('GET', '/api/cafes')).headers['cache-control'];
    const statuses = async () => {
      const answers = [
        await browser.send('GET', '/api/user'),
        await browser.send('POST', '/api/favorites', { cafeId: 1 }),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    opened.test.wait(880);
    expect(await statuses()).toEqual([200, 404]);
    expect(await privacy()).toBe('private, no-cache');
    opened.test.wait(20);
    expect(await statuses()).toEqual([401, 401]);
    expect((await browser.send('GET', '/api/user')).json().code).toBe('EXTERNAL_TOKEN_EXPIRED');
    expect(await privacy()).toBe('no-cache');
    expect((await browser.send('POST', '/api/oauth/refresh')).statusCode).toBe(200);
    expect(await statuses()).toEqual([200, 404]);
    expect(await privacy()).toBe('private, no-cache');

    opened.test.wait(900);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
    expect((await browser.send('POST', '/api/logout')).statusCode).toBe(200);
    expect(await opened.test.services.database.db.$count(sessions)).toBe(0);
  });

  it('continues the session while the provider is unavailable', async () => {
    const { browser } = await opened.signIn();
    opened.test.wait(400);
    await opened.provider.close();
    expect((await browser.send('POST', '/api/oauth/refresh')).statusCode).toBe(503);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
  });

  it('has nothing to renew for a member with a password, and is off where it is not configured', async () => {
    const { send } = await signUp(opened.test, 'local');
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
});
