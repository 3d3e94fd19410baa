import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorApps, recoveryCodes, sessions, users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { changeTwoStep } from './change-two-step.ts';
import { TestAuthenticator } from './testing/authenticator.ts';
import { addApp, appCode, signUpWithApp } from './testing/two-step.ts';

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

const DAY_SECONDS = 24 * 3600;

const NEW_PASSWORD = 'Another 1 for the tests';

describe.each(testEngines)('two-step sign-in on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const login = async (username: string, browser = openBrowser(test)) => {
    const answer = await browser.send('POST', '/api/login', { username, password: PASSWORD });
    return { browser, answer };
  };
  const state = async ({ send }: Pick<TestMember, 'send'>) =>
    (await send('GET', '/api/user/two-step')).json() as object;
  const confirmEmail = ({ user }: TestMember) =>
    test.services.database.db
      .update(users)
      .set({ emailConfirmedAt: test.services.now() })
      .where(eq(users.id, user.id));
  const subjectsTo = async ({ user }: TestMember) => {
    await test.services.jobs.idle();
    const subjects = test.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);
    return subjects.filter((subject) => !subject.startsWith('Confirm'));
  };

  /** Sets another password by a mailed link. */
  const resetPassword = async (member: TestMember, browser: ReturnType<typeof openBrowser>) => {
    await browser.send('POST', '/api/forgot-password', { email: member.user.email });
    await test.services.background.idle();
    await test.services.jobs.idle();
    const { text } = test.mails.findLast(({ to }) => to === member.user.email)!;
    const link = new URL(/http\S+password-reset\S+/.exec(text)![0]);
    await browser.send('GET', `${link.pathname}${link.search}`);
    const reset = await browser.send('POST', '/api/reset-password', { newPassword: NEW_PASSWORD });
    expect(reset.statusCode).toBe(200);
  };

  const challengeOf = async (browser: Pick<TestMember, 'send'>, path: string, body: object) =>
    (await browser.send('POST', path, body)).json<{ challenge: string }>().challenge;
  const addPasskey = async (member: TestMember) => {
    const key = new TestAuthenticator({ origin: test.services.settings.APP_URL });
    const body = { password: PASSWORD };
    const challenge = await challengeOf(member, '/api/user/passkeys/options', body);
    const passkey = { name: 'A key', credential: key.create(challenge) };
    await member.send('POST', '/api/user/passkeys', passkey);
    return key;
  };
  const signInAlone = async (key: TestAuthenticator) => {
    const browser = openBrowser(test);
    const body = { isSecondStep: false };
    const challenge = await challengeOf(browser, '/api/login/passkey/options', body);
    return browser.send('POST', '/api/login/passkey', { credential: key.get(challenge) });
  };

  it('is switched on by an app that shows its code, with the password, and ends all other sessions', async () => {
    const member = await signUp(test, 'starter');
    await confirmEmail(member);
    const { browser: elsewhere } = await login('starter');
    const off = { since: null, appSince: null, recoveryCodesLeft: 0, passkeys: [] };
    expect(await state(member)).toEqual(off);
    const made = await member.send('POST', '/api/user/two-step/secret');
    const { secret, uri } = made.json<{ secret: string; uri: string }>();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toContain('Cortado:starter');
    const add = (body: object) =>
      member.send('POST', '/api/user/two-step/app', { secret, ...body });
    const right = { appCode: appCode(test, secret), password: PASSWORD };
    expect((await add({ ...right, appCode: '000000' })).json()).toMatchObject({
      code: 'WRONG_CODE',
      fields: { appCode: 'Incorrect code.' },
    });
    expect(codeOf(await add({ ...right, password: 'wrong' }))).toBe('WRONG_PASSWORD');
    expect(codeOf(await add({ appCode: right.appCode }))).toBe('INVALID_REQUEST');
    expect(codeOf(await add({ ...right, secret: 'SHORT' }))).toBe('INVALID_REQUEST');
    expect(await state(member)).toEqual(off);
    const answer = await add(right);
    const { recoveryCodes: codes } = answer.json<{ recoveryCodes: string[] }>();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const now = test.services.now().toISOString();
    expect(await state(member)).toEqual({
      ...off,
      since: now,
      appSince: now,
      recoveryCodesLeft: 10,
    });
    expect((await elsewhere.send('GET', '/api/user')).statusCode).toBe(401);
    expect(await subjectsTo(member)).toContain('Two-step sign-in is on for your Cortado account');
    expect(test.mails.at(-1)!.text).toContain(
      'If not, reset your password. That signs everyone else out and, within 7 days, removes what was added.',
    );
    // The code that proved the app signs nobody in.
    const { browser } = await login('starter');
    const replay = await browser.send('POST', '/api/login/second-step', { code: right.appCode });
    expect(codeOf(replay)).toBe('WRONG_CODE');
  });

  it('is switched on once by two tabs at the same time', async () => {
    const member = await signUp(test, 'tabs');
    const answers = await Promise.all(
      [1, 2].map(async () => {
        const made = await member.send('POST', '/api/user/two-step/secret');
        const { secret } = made.json<{ secret: string }>();
        return member.send('POST', '/api/user/two-step/app', {
          secret,
          appCode: appCode(test, secret),
          password: PASSWORD,
        });
      }),
    );
    const codes = answers.map((answer) => answer.json<{ recoveryCodes: unknown }>().recoveryCodes);
    expect(codes.filter((one) => one === null)).toHaveLength(1);
    expect(await state(member)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('takes another app in place of the first, and other recovery codes', async () => {
    const member = await signUpWithApp(test, 'changer');
    await confirmEmail(member);
    const { recoveryCodes: none, secret } = await addApp(test, member);
    expect(none).toBeNull();
    expect(secret).not.toBe(member.secret);
    const { browser } = await login('changer');
    const finish = (code: string) => browser.send('POST', '/api/login/second-step', { code });
    expect(codeOf(await finish(appCode(test, member.secret)))).toBe('WRONG_CODE');
    const url = '/api/user/two-step/recovery-codes';
    expect(codeOf(await member.send('POST', url, { password: 'wrong' }))).toBe('WRONG_PASSWORD');
    const renewed = await member.send('POST', url, { password: PASSWORD });
    const { recoveryCodes: fresh } = renewed.json<{ recoveryCodes: string[] }>();
    expect(codeOf(await finish(member.recoveryCodes[0]!))).toBe('WRONG_CODE');
    expect((await finish(fresh[0]!)).statusCode).toBe(200);
    expect(await subjectsTo(member)).toEqual([
      'Your Cortado account has a new authenticator app',
      'Your Cortado account has new recovery codes',
      'A recovery code for your Cortado account was used',
    ]);
  });

  it('is switched off with the password, which ends what waits and all other sessions', async () => {
    const member = await signUpWithApp(test, 'leaver');
    await confirmEmail(member);
    const waiting = await login('leaver');
    const off = (password: string) => member.send('POST', '/api/user/two-step/off', { password });
    expect(codeOf(await off('wrong'))).toBe('WRONG_PASSWORD');
    expect((await off(PASSWORD)).statusCode).toBe(200);
    expect(codeOf(await off(PASSWORD))).toBe('TWO_STEP_OFF');
    const code = appCode(test, member.secret);
    const late = await waiting.browser.send('POST', '/api/login/second-step', { code });
    expect(codeOf(late)).toBe('SECOND_STEP_EXPIRED');
    expect((await login('leaver')).answer.statusCode).toBe(200);
    expect(await subjectsTo(member)).toEqual(['Two-step sign-in is off for your Cortado account']);
  });

  it('is not changed by a request whose session ended while it waited for its turn', async () => {
    const { user, send } = await signUp(test, 'ended');
    const { db } = test.services.database;
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    const viewer = { ...user, sessionId: session!.id } as unknown as MemberContext['viewer'];
    const client = { logSecurityEvent: () => {} } as unknown as MemberContext['client'];
    const change = () =>
      changeTwoStep({ services: test.services, viewer, client }, async () => 'app');
    expect(await change()).toBe('app');
    await send('POST', '/api/logout');
    await expect(change()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is not got round by a reset link, which leads to signing in', async () => {
    const member = await signUpWithApp(test, 'forgetful');
    test.wait(8 * DAY_SECONDS);
    const waiting = await login('forgetful');
    const browser = openBrowser(test);
    await resetPassword(member, browser);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
    const code = appCode(test, member.secret);
    const before = await waiting.browser.send('POST', '/api/login/second-step', { code });
    expect(codeOf(before)).toBe('SECOND_STEP_EXPIRED');
    const again = await browser.send('POST', '/api/login', {
      username: 'forgetful',
      password: NEW_PASSWORD,
    });
    expect(codeOf(again)).toBe('SECOND_STEP_REQUIRED');
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
    const finished = await browser.send('POST', '/api/login/second-step', { code });
    expect(finished.statusCode).toBe(200);
  });

  it('that is less than a week old goes with a reset by mail, whoever added it, and the mail says so', async () => {
    const bystander = await signUpWithApp(test, 'bystander');
    const member = await signUpWithApp(test, 'robbed');
    test.wait(6 * DAY_SECONDS);
    const browser = openBrowser(test);
    await resetPassword(member, browser);
    const again = { username: 'robbed', password: NEW_PASSWORD };
    expect((await browser.send('POST', '/api/login', again)).json()).toMatchObject({
      hasTwoStep: false,
    });
    expect(await state(browser)).toEqual({
      since: null,
      appSince: null,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    await test.services.jobs.idle();
    const mail = test.mails.findLast(({ to }) => to === member.user.email)!;
    expect(mail.subject).toBe('Your Cortado password was changed');
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('added to your account in the last 7 days');
    expect(codeOf((await login('bystander')).answer)).toBe('SECOND_STEP_REQUIRED');
    expect(await state(bystander)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('leaves the older second steps as they are where a reset removes a new passkey', async () => {
    const member = await signUpWithApp(test, 'settled');
    test.wait(6 * DAY_SECONDS);
    await state(member);
    test.wait(2 * DAY_SECONDS);
    const added = await addPasskey(member);
    expect(await state(member)).toMatchObject({ passkeys: [{ name: 'A key' }] });
    const browser = openBrowser(test);
    await resetPassword(member, browser);
    expect(codeOf(await signInAlone(added))).toBe('PASSKEY_REFUSED');
    const again = { username: 'settled', password: NEW_PASSWORD };
    expect(codeOf(await browser.send('POST', '/api/login', again))).toBe('SECOND_STEP_REQUIRED');
    const code = appCode(test, member.secret);
    await browser.send('POST', '/api/login/second-step', { code });
    expect(await state(browser)).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] });
  });

  it('gives an account back whose password was stolen and which got a passkey', async () => {
    const thief = await signUp(test, 'taken');
    const key = await addPasskey(thief);
    expect((await signInAlone(key)).statusCode).toBe(200);
    const browser = openBrowser(test);
    await resetPassword(thief, browser);
    const again = { username: 'taken', password: NEW_PASSWORD };
    expect((await browser.send('POST', '/api/login', again)).statusCode).toBe(200);
    expect(codeOf(await signInAlone(key))).toBe('PASSKEY_REFUSED');
    expect((await thief.send('GET', '/api/user')).statusCode).toBe(401);
  });

  it('lets nobody try more codes by resetting the password', async () => {
    const member = await signUpWithApp(test, 'mailbox-lost');
    test.wait(8 * DAY_SECONDS);
    const { browser } = await login('mailbox-lost');
    const guess = () => browser.send('POST', '/api/login/second-step', { code: '000000' });
    for (let count = 0; count < 6; count++) expect((await guess()).statusCode).toBe(400);
    await resetPassword(member, browser);
    const again = { username: 'mailbox-lost', password: NEW_PASSWORD };
    expect(codeOf(await browser.send('POST', '/api/login', again))).toBe('SECOND_STEP_REQUIRED');
    expect((await guess()).statusCode).toBe(429);
  });

  it('is in the account’s export without a secret, and is deleted with the account', async () => {
    const member = await signUpWithApp(test, 'exported');
    const answer = await member.send('GET', '/api/user/export');
    expect(answer.json()).toMatchObject({ twoStep: await state(member) });
    expect(answer.body).not.toContain(member.secret);
    expect(answer.body).not.toContain('argon2');
    const code = appCode(test, member.secret);
    await member.send('POST', '/api/delete-account', { password: PASSWORD, code });
    const { db } = test.services.database;
    const { id } = member.user;
    expect(await db.$count(authenticatorApps, eq(authenticatorApps.userId, id))).toBe(0);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0);
  });
});
