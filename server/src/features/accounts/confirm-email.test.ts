import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitKey } from '../../auth/throttling/rate-limit.ts';
import {
  emailConfirmations,
  suggestions,
  suggestionSenders,
  users,
} from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { mailsTo, openBrowser, PASSWORD, signUp } from '../../testing/members.ts';

const NEW_PASSWORD = 'Another good one 7';
const DAY = 24 * 3600;

describe.each(testEngines)('the email address of an account on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, payload, remoteAddress: '10.5.5.5' });
  const confirm = (token: unknown) => post('/api/confirm-email', { token });
  const tokenOf = async (email: string) => {
    const { text } = (await mailsTo(test, email)).at(-1)!;
    return /http:\/\/localhost:3000\/confirm-email#([\w-]{43})\n/.exec(text)![1]!;
  };
  const isConfirmed = async ({ send }: { send: ReturnType<typeof openBrowser>['send'] }) =>
    (await send('GET', '/api/user')).json<{ isEmailConfirmed: boolean }>().isEmailConfirmed;

  it('is confirmed once, by the link that registration mails', async () => {
    const member = await signUp(test, 'newcomer');
    expect(member.user.isEmailConfirmed).toBe(false);
    expect(await mailsTo(test, 'newcomer@example.org')).toHaveLength(1);
    const token = await tokenOf('newcomer@example.org');
    const { db } = test.services.database;
    const [row] = await db.select().from(emailConfirmations);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await confirm(token)).json()).toEqual({
      message: 'Thank you. Your email address is confirmed.',
    });
    expect(await isConfirmed(member)).toBe(true);
    for (const other of [token, 'a'.repeat(43), 'x', `${token}a`]) {
      const refused = await confirm(other);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    }
    for (const other of ['', undefined, null, 7, {}, 'x'.repeat(300)]) {
      expect((await confirm(other)).statusCode).toBe(400);
    }
  });

  it('is not confirmed after a week, or by anything but a POST', async () => {
    const member = await signUp(test, 'slow');
    const token = await tokenOf('slow@example.org');
    const got = await test.app.inject(`/api/confirm-email?token=${token}`);
    expect(got.statusCode).toBe(405);
    test.wait(7 * DAY);
    expect((await confirm(token)).statusCode).toBe(400);
    test.wait(-1);
    expect((await confirm(token)).statusCode).toBe(200);
    test.wait(1 - 7 * DAY);
    expect(await isConfirmed(member)).toBe(true);
  });

  it('gets only one mail until it is confirmed, whatever the account does', async () => {
    const { send } = await signUp(test, 'stranger');
    let password = PASSWORD;
    for (let count = 0; count < 10; count++) {
      const newPassword = `Another good one ${count}`;
      const change = { currentPassword: password, newPassword };
      expect((await send('POST', '/api/change-password', change)).statusCode).toBe(200);
      password = newPassword;
    }
    expect((await mailsTo(test, 'stranger@example.org')).map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Cortado',
    ]);
    await confirm(await tokenOf('stranger@example.org'));
    const change = { currentPassword: password, newPassword: PASSWORD };
    await send('POST', '/api/change-password', change);
    expect((await mailsTo(test, 'stranger@example.org')).at(-1)!.subject).toBe(
      'Your Cortado password was changed',
    );
  });

  it('gets no words of the member before it is confirmed', async () => {
    const browser = openBrowser(test);
    const registration = {
      name: 'You won 500 EUR: http://evil.example/win',
      username: 'claim-at-evil.example',
      email: 'victim@example.org',
      password: PASSWORD,
    };
    for (const name of ['A\r\nBcc: b@c.org', 'A\u2028B', 'A\tB', 'A\u0000B']) {
      const refused = await post('/api/register', { ...registration, name });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ name: 'Name must be on one line' });
    }
    expect((await browser.send('POST', '/api/register', registration)).statusCode).toBe(200);
    await browser.send('POST', '/api/forgot-password', { email: registration.email });
    const mails = await mailsTo(test, registration.email);
    expect(mails).toHaveLength(2);
    for (const { text, html, subject } of mails) {
      expect(`${text}${html}${subject}`).not.toMatch(/evil|500/);
    }
  });

  it('can get the link again three times an hour, and each one works', async () => {
    const member = await signUp(test, 'again');
    const first = await tokenOf('again@example.org');
    const again = () => member.send('POST', '/api/user/confirmation');
    for (let count = 0; count < 3; count++) expect((await again()).statusCode).toBe(200);
    const refused = await again();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await mailsTo(test, 'again@example.org')).toHaveLength(4);
    expect(await tokenOf('again@example.org')).not.toBe(first);
    expect((await confirm(first)).statusCode).toBe(200);
    expect((await again()).json()).toEqual({ message: 'Your email address is already confirmed.' });
    expect(await mailsTo(test, 'again@example.org')).toHaveLength(4);
  });

  it('gets no link where the account is deleted meanwhile, and its member is asked to sign in', async () => {
    const member = await signUp(test, 'leaving');
    const { db } = test.services.database;
    const counter = limitKey('confirmation', String(member.user.id));
    await db.execute(sql`create function delete_leaving() returns trigger language plpgsql
      as 'begin delete from users where username = ''leaving''; return new; end'`);
    await db.execute(sql`create trigger leave before insert on rate_limits for each row
      when (new.key = ${sql.raw(`'${counter}'`)}) execute function delete_leaving()`);
    const refused = await member.send('POST', '/api/user/confirmation');
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
  });

  it('is confirmed by a reset link as well', async () => {
    await signUp(test, 'resetter');
    await post('/api/forgot-password', { email: 'resetter@example.org' });
    const { text } = (await mailsTo(test, 'resetter@example.org')).at(-1)!;
    const [, token] = /token=([\w-]{43})/.exec(text)!;
    await post('/api/reset-password', { token, newPassword: NEW_PASSWORD });
    const browser = openBrowser(test);
    await browser.send('POST', '/api/login', { username: 'resetter', password: NEW_PASSWORD });
    expect(await isConfirmed(browser)).toBe(true);
  });

  it('gets five mails an hour of all kinds, and always a reset link where none is valid', async () => {
    const member = await signUp(test, 'flooded');
    const email = 'flooded@example.org';
    const again = () => member.send('POST', '/api/user/confirmation');
    const forget = (address: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/forgot-password',
        payload: { email },
        remoteAddress: address,
      });
    for (let count = 0; count < 3; count++) await again();
    for (let count = 0; count < 4; count++) await forget(`10.6.6.${count}`);
    const mails = await mailsTo(test, email);
    expect(mails).toHaveLength(5);
    const [, token] = /token=([\w-]{43})/.exec(mails.at(-1)!.text)!;
    // The mails that were not sent did not void the one that was.
    expect((await post('/api/verify-reset-token', { token })).statusCode).toBe(200);
    const { db } = test.services.database;
    await db
      .update(users)
      .set({ passwordResetTokenExpiresAt: test.services.now() })
      .where(eq(users.username, 'flooded'));
    await forget('10.6.6.9');
    expect(await mailsTo(test, email)).toHaveLength(6);
  });

  it('once confirmed gets the mails that waited for it, each once', async () => {
    const member = await signUp(test, 'waiting');
    const { db } = test.services.database;
    const decidedAt = test.services.now();
    const suggestion = (name: string, changes: object) => ({
      kind: 'claim' as const,
      name,
      fingerprint: name,
      proposed: {},
      before: {},
      state: 'accepted' as const,
      decidedAt,
      ...changes,
    });
    const old = new Date(decidedAt.getTime() - 31 * DAY * 1000);
    const rows = await db
      .insert(suggestions)
      .values([
        suggestion('Kaffe', {}),
        suggestion('Long Ago', { decidedAt: old }),
        suggestion('Not Yet', { state: 'open', decidedAt: null }),
      ])
      .returning();
    for (const { id } of rows) {
      await db.insert(suggestionSenders).values({ suggestionId: id, userId: member.user.id });
    }
    const token = await tokenOf('waiting@example.org');
    test.wait(60);
    expect((await confirm(token)).statusCode).toBe(200);
    const mails = (await mailsTo(test, 'waiting@example.org')).slice(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Kaffe');
  });
});
