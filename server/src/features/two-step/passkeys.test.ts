import type { TwoStep } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHALLENGE_MS } from '../../auth/two-step/passkeys.ts';
import { users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { TestAuthenticator } from './testing/authenticator.ts';
import { signUpWithApp } from './testing/two-step.ts';

type Browser = Pick<TestMember, 'send'>;

describe.each(testEngines)('passkeys on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const authenticator = (options: { origin?: string; isVerifying?: boolean } = {}) =>
    new TestAuthenticator({ origin: test.services.settings.APP_URL, ...options });
  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
  const challengeOf = async (browser: Browser, path: string, body: object) =>
    (await browser.send('POST', path, body)).json<{ challenge: string }>().challenge;
  const challengeToAdd = (member: Browser) =>
    challengeOf(member, '/api/user/passkeys/options', { password: PASSWORD });
  const challengeToSignIn = (browser: Browser, isSecondStep = false) =>
    challengeOf(browser, '/api/login/passkey/options', { isSecondStep });
  const add = async (member: Browser, made: TestAuthenticator) =>
    member.send('POST', '/api/user/passkeys', {
      name: 'A key',
      credential: made.create(await challengeToAdd(member)),
    });
  const signIn = (browser: Browser, credential: object) =>
    browser.send('POST', '/api/login/passkey', { credential });
  /** Signs in with it alone, in a new browser. */
  const signInAlone = async (key: TestAuthenticator) => {
    const browser = openBrowser(test);
    return signIn(browser, key.get(await challengeToSignIn(browser)));
  };
  const withPasskey = async (username: string, key: TestAuthenticator) => {
    const member = await signUp(test, username);
    const { statusCode, body } = await add(member, key);
    if (statusCode !== 200) throw new Error(body);
    return member;
  };
  /** A browser of a member whose first step is done. */
  const begin = async (username: string) => {
    const browser = openBrowser(test);
    const answer = await browser.send('POST', '/api/login', { username, password: PASSWORD });
    expect(codeOf(answer)).toBe('SECOND_STEP_REQUIRED');
    return browser;
  };

  it('switch two-step sign-in on with the first, and sign in alone', async () => {
    const key = authenticator();
    const member = await signUp(test, 'keyed');
    const added = await add(member, key);
    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await signInAlone(key)).json()).toMatchObject({ username: 'keyed', hasTwoStep: true });
    const { passkeys } = (await member.send('GET', '/api/user/two-step')).json<TwoStep>();
    expect(passkeys).toMatchObject([{ name: 'A key', lastUsedAt: expect.any(String) as string }]);
  });

  it('are added by who has given the password, in the same browser, once', async () => {
    const member = await signUp(test, 'adding');
    const wrong = await member.send('POST', '/api/user/passkeys/options', { password: 'wrong' });
    expect(codeOf(wrong)).toBe('WRONG_PASSWORD');
    const other = await signUp(test, 'adding.too');
    const key = authenticator();
    const credential = key.create(await challengeToAdd(member));
    const body = { name: 'A key', credential };
    expect(codeOf(await other.send('POST', '/api/user/passkeys', body))).toBe('PASSKEY_REFUSED');
    expect((await member.send('POST', '/api/user/passkeys', body)).statusCode).toBe(200);
    expect(codeOf(await member.send('POST', '/api/user/passkeys', body))).toBe('PASSKEY_REFUSED');
    expect(codeOf(await add(other, key))).toBe('PASSKEY_REFUSED');
    expect(codeOf(await add(member, key))).toBe('PASSKEY_REFUSED');
  });

  it('confirm a change of address and the deletion of the account, after the password, in place of a code', async () => {
    const key = authenticator();
    const member = await withPasskey('confirming', key);
    const stranger = await withPasskey('not.confirming', authenticator());
    const challenge = (of: Browser) => challengeOf(of, '/api/user/passkeys/confirmation', {});
    const sign = async () => key.get(await challenge(member));
    const move = (body: object, by: Browser = member) =>
      by.send('POST', '/api/user/email', {
        email: 'moved@example.org',
        password: PASSWORD,
        ...body,
      });
    expect(codeOf(await move({}))).toBe('WRONG_CODE');
    const passkey = await sign();
    expect(codeOf(await move({ passkey, password: 'wrong' }))).toBe('WRONG_PASSWORD');
    expect(codeOf(await move({ passkey }, stranger))).toBe('PASSKEY_REFUSED');
    // It was taken by the stranger's try.
    expect(codeOf(await move({ passkey }))).toBe('PASSKEY_REFUSED');
    const toSignIn = key.get(await challengeToSignIn(member));
    expect(codeOf(await move({ passkey: toSignIn }))).toBe('PASSKEY_REFUSED');
    const others = authenticator().get(await challenge(member));
    expect(codeOf(await move({ passkey: others }))).toBe('PASSKEY_REFUSED');
    const late = await sign();
    test.wait(CHALLENGE_MS / 1000 + 1);
    expect(codeOf(await move({ passkey: late }))).toBe('PASSKEY_REFUSED');
    expect((await move({ passkey: await sign() })).json()).toMatchObject({
      newEmail: { address: 'moved@example.org' },
    });
    const remove = (body: object) =>
      member.send('POST', '/api/delete-account', { password: PASSWORD, ...body });
    expect(codeOf(await remove({}))).toBe('WRONG_CODE');
    expect((await remove({ passkey: await sign() })).statusCode).toBe(200);
  });

  it('confirm a change of two-step sign-in of an account without a password', async () => {
    const key = authenticator();
    const member = await withPasskey('provided', key);
    const { db } = test.services.database;
    await db
      .update(users)
      .set({ password: null, providerId: 'p', providerUid: 'provided' })
      .where(eq(users.id, member.user.id));
    const off = (body: object) => member.send('POST', '/api/user/two-step/off', body);
    expect(codeOf(await off({}))).toBe('WRONG_CODE');
    const challenge = await challengeOf(member, '/api/user/passkeys/confirmation', {});
    expect((await off({ passkey: key.get(challenge) })).statusCode).toBe(200);
    const none = await member.send('POST', '/api/user/passkeys/confirmation');
    expect(codeOf(none)).toBe('PASSKEY_NOT_FOUND');
  });

  it('are refused from another site, with another challenge, replayed, and too late', async () => {
    const phished = authenticator({ origin: 'https://cortado.example.net' });
    const member = await signUp(test, 'careful');
    expect(codeOf(await add(member, phished))).toBe('PASSKEY_REFUSED');
    const key = authenticator();
    await add(member, key);

    const browser = openBrowser(test);
    await challengeToSignIn(browser);
    expect(codeOf(await signIn(browser, key.get('A'.repeat(43))))).toBe('PASSKEY_REFUSED');
    const credential = key.get(await challengeToSignIn(browser));
    expect(codeOf(await signIn(openBrowser(test), credential))).toBe('PASSKEY_REFUSED');
    expect((await signIn(browser, credential)).statusCode).toBe(200);
    expect(codeOf(await signIn(browser, credential))).toBe('PASSKEY_REFUSED');
    const late = key.get(await challengeToSignIn(browser));
    test.wait(CHALLENGE_MS / 1000);
    expect(codeOf(await signIn(browser, late))).toBe('PASSKEY_REFUSED');
  });

  it('that do not verify their user are a second step, and no sign-in of their own', async () => {
    const key = authenticator({ isVerifying: false });
    await withPasskey('unverified', key);
    expect(codeOf(await signInAlone(key))).toBe('PASSKEY_REFUSED');
    const browser = await begin('unverified');
    const answer = await signIn(browser, key.get(await challengeToSignIn(browser, true)));
    expect(answer.json()).toMatchObject({ username: 'unverified' });
  });

  it('of somebody else finish no sign-in', async () => {
    const stolen = authenticator();
    await withPasskey('stranger', stolen);
    await signUpWithApp(test, 'victim');
    const browser = await begin('victim');
    const answer = await signIn(browser, stolen.get(await challengeToSignIn(browser, true)));
    expect(codeOf(answer)).toBe('PASSKEY_REFUSED');
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
    const none = await openBrowser(test).send('POST', '/api/login/passkey/options', {
      isSecondStep: true,
    });
    expect(codeOf(none)).toBe('SECOND_STEP_EXPIRED');
  });

  it('that were copied are refused once the other has been used: the counter has gone on', async () => {
    const key = authenticator();
    await withPasskey('copied', key);
    const [earlier, later] = [openBrowser(test), openBrowser(test)];
    const first = key.get(await challengeToSignIn(earlier));
    const second = key.get(await challengeToSignIn(later));
    expect((await signIn(later, second)).statusCode).toBe(200);
    expect(codeOf(await signIn(earlier, first))).toBe('PASSKEY_REFUSED');
  });

  it('are of no use once removed; without the last one signing in takes one step', async () => {
    const key = authenticator();
    const member = await withPasskey('leaving.it', key);
    const { passkeys } = (await member.send('GET', '/api/user/two-step')).json<TwoStep>();
    const path = `/api/user/passkeys/${passkeys[0]!.id}/remove`;
    const other = await signUp(test, 'meddling');
    expect(codeOf(await other.send('POST', path, { password: PASSWORD }))).toBe(
      'PASSKEY_NOT_FOUND',
    );
    expect((await member.send('POST', path, { password: PASSWORD })).statusCode).toBe(200);
    expect(codeOf(await signInAlone(key))).toBe('PASSKEY_REFUSED');
    const login = { username: 'leaving.it', password: PASSWORD };
    expect((await openBrowser(test).send('POST', '/api/login', login)).statusCode).toBe(200);
  });

  it('are asked for 60 times in 15 minutes by one client, and not more often', async () => {
    test.wait(15 * 60);
    const browser = openBrowser(test);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) {
      const body = { isSecondStep: false };
      statuses.push((await browser.send('POST', '/api/login/passkey/options', body)).statusCode);
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  });
});
