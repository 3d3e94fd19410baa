import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '../../auth/sessions/remove-expired.ts';
import { pendingSignIns, sessions, users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { appCode, signUpWithApp } from './testing/two-step.ts';

describe.each(testEngines)('the second step of signing in on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
  /** A browser whose first step is done. */
  const begin = async (username: string, browser = openBrowser(test)) => {
    const answer = await browser.send('POST', '/api/login', { username, password: PASSWORD });
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'SECOND_STEP_REQUIRED']);
    return browser;
  };
  const finish = (browser: ReturnType<typeof openBrowser>, code: string) =>
    browser.send('POST', '/api/login/second-step', { code });

  it('gives no session without it, and one with the code of the app', async () => {
    const { secret } = await signUpWithApp(test, 'twofold');
    const browser = await begin('twofold');
    expect(browser.cookies).not.toHaveProperty('sid');
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
    const ways = await browser.send('GET', '/api/login/second-step');
    expect(ways.json()).toEqual({ hasApp: true, hasPasskey: false });
    expect(ways.headers['cache-control']).toBe('no-store');
    const wrong = await finish(browser, '000000');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([400, 'WRONG_CODE']);
    const code = appCode(test, secret);
    const answer = await finish(browser, `${code.slice(0, 3)} ${code.slice(3)} `);
    expect(answer.json()).toMatchObject({ username: 'twofold', hasTwoStep: true });
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
    expect(browser.cookies).not.toHaveProperty('second-step');
  });

  it('is asked for after the right password alone, and is of no use to another browser', async () => {
    const { secret } = await signUpWithApp(test, 'bound');
    const guess = await openBrowser(test).send('POST', '/api/login', {
      username: 'bound',
      password: 'wrong',
    });
    expect(codeOf(guess)).toBe('WRONG_CREDENTIALS');
    await begin('bound');
    const other = await finish(openBrowser(test), appCode(test, secret));
    expect(codeOf(other)).toBe('SECOND_STEP_EXPIRED');
    const forged = openBrowser(test);
    forged.cookies['second-step'] = 'A'.repeat(43);
    expect(codeOf(await finish(forged, appCode(test, secret)))).toBe('SECOND_STEP_EXPIRED');
  });

  it('accepts a code once, also in another sign-in or twice at once, and no earlier one after it', async () => {
    const { secret } = await signUpWithApp(test, 'replayed');
    const code = appCode(test, secret);
    const browsers = await Promise.all([begin('replayed'), begin('replayed')]);
    const answers = await Promise.all(browsers.map((browser) => finish(browser, code)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    const late = await begin('replayed');
    expect(codeOf(await finish(late, code))).toBe('WRONG_CODE');
    test.wait(60);
    const now = appCode(test, secret);
    const earlier = appCode(test, secret, -1);
    expect((await finish(late, now)).statusCode).toBe(200);
    expect(codeOf(await finish(await begin('replayed'), earlier))).toBe('WRONG_CODE');
  });

  it('takes the code before and after the current one, and none further off', async () => {
    const { secret, user } = await signUpWithApp(test, 'steady');
    test.wait(120);
    const at = (steps: number) => appCode(test, secret, steps);
    const browser = await begin('steady');
    for (const steps of [-2, 2]) {
      expect(codeOf(await finish(browser, at(steps)))).toBe('WRONG_CODE');
    }
    expect((await finish(browser, at(-1))).statusCode).toBe(200);
    expect((await finish(await begin('steady'), at(1))).statusCode).toBe(200);
    expect(await test.services.database.db.$count(sessions, eq(sessions.userId, user.id))).toBe(3);
  });

  it('is not confused by a server clock that was an hour ahead or behind', async () => {
    const { secret } = await signUpWithApp(test, 'stepped');
    for (const seconds of [3600, -7200]) {
      const phone = appCode(test, secret);
      test.wait(seconds);
      const browser = await begin('stepped');
      expect(codeOf(await finish(browser, phone))).toBe('WRONG_CODE');
      test.wait(-seconds);
    }
    test.wait(3600);
    expect((await finish(await begin('stepped'), appCode(test, secret))).statusCode).toBe(200);
  });

  it('is waited for five minutes, and for one tab', async () => {
    const { secret } = await signUpWithApp(test, 'slow');
    const browser = await begin('slow');
    test.wait(301);
    expect(codeOf(await browser.send('GET', '/api/login/second-step'))).toBe('SECOND_STEP_EXPIRED');
    expect(codeOf(await finish(browser, appCode(test, secret)))).toBe('SECOND_STEP_EXPIRED');
    const { db } = test.services.database;
    expect(await db.$count(pendingSignIns)).toBeGreaterThan(0);
    await removeExpired(test.services);
    expect(await db.$count(pendingSignIns)).toBe(0);
    await begin('slow', browser);
    const code = appCode(test, secret);
    const next = appCode(test, secret, 1);
    const both = await Promise.all([finish(browser, code), finish(browser, next)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('makes an account wait from the sixth wrong code, in whatever sign-in and at whatever speed', async () => {
    const { secret } = await signUpWithApp(test, 'guessed');
    const browsers = await Promise.all(Array.from({ length: 4 }, () => begin('guessed')));
    const answers = await Promise.all(
      browsers.flatMap((browser) =>
        ['1', '2', '3'].map((digit) => finish(browser, `00000${digit}`)),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(6);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
    const waiting = await finish(browsers[0]!, appCode(test, secret));
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1']);
    test.wait(1);
    expect((await finish(browsers[0]!, appCode(test, secret))).statusCode).toBe(200);
  });

  it('takes a recovery code once, however it is typed, and notifies the member', async () => {
    const { recoveryCodes, user } = await signUpWithApp(test, 'recovered');
    await test.services.database.db
      .update(users)
      .set({ emailConfirmedAt: test.services.now() })
      .where(eq(users.id, user.id));
    const [code] = recoveryCodes;
    const browsers = await Promise.all([begin('recovered'), begin('recovered')]);
    const typed = [code!, ` ${code!.toUpperCase().replace('-', '')} `];
    const answers = await Promise.all(browsers.map((one, at) => finish(one, typed[at]!)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
    const signedIn = browsers[answers.findIndex(({ statusCode }) => statusCode === 200)]!;
    const state = await signedIn.send('GET', '/api/user/two-step');
    expect(state.json()).toMatchObject({ recoveryCodesLeft: 9 });
    await test.services.jobs.idle();
    const subjects = test.mails.map(({ subject }) => subject);
    expect(subjects.filter((one) => one.startsWith('A recovery code'))).toHaveLength(1);
    expect(codeOf(await finish(await begin('recovered'), code!))).toBe('WRONG_CODE');
    expect(codeOf(await finish(await begin('recovered'), 'zzzzz-zzzzz'))).toBe('WRONG_CODE');
  });

  it('ends where the account goes meanwhile', async () => {
    const { user, secret } = await signUpWithApp(test, 'gone');
    const browser = await begin('gone');
    await test.services.database.db.delete(users).where(eq(users.id, user.id));
    expect(codeOf(await finish(browser, appCode(test, secret)))).toBe('SECOND_STEP_EXPIRED');
  });
});
