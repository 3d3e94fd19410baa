import { describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD } from '../../testing/members.ts';
import { useProviderTest } from '../../testing/provider.ts';
import { addApp, appCode, signUpWithApp } from '../two-step/testing/two-step.ts';

describe.each(testEngines)('signing in with a provider in two steps on $name', ({ open }) => {
  const opened = useProviderTest(open);
  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

  it('gives no session before the second step, and the provider’s own after it', async () => {
    const { test } = opened;
    const first = await opened.signIn();
    const { secret } = await addApp(test, first.browser);
    const { browser, answer } = await opened.signIn();
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'SECOND_STEP_REQUIRED']);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
    const finished = await browser.send('POST', '/api/login/second-step', {
      code: appCode(test, secret),
    });
    expect(finished.json()).toMatchObject({ username: 'mara' });
    // The refresh token came along: the provider can be asked again.
    const renewed = await browser.send('POST', '/api/oauth/refresh');
    expect(renewed.json()).toEqual({ expiresAt: expect.any(String) as string });
  });

  it('asks an account without a password for a code before that changes', async () => {
    const { test } = opened;
    const { browser } = await opened.signIn();
    const { secret, recoveryCodes } = await addApp(test, browser);
    const off = (body: object) => browser.send('POST', '/api/user/two-step/off', body);
    expect(codeOf(await off({}))).toBe('WRONG_CODE');
    expect(codeOf(await off({ password: PASSWORD }))).toBe('WRONG_CODE');
    expect(codeOf(await off({ code: recoveryCodes[0]!.replace('-', 'z') }))).toBe('WRONG_CODE');
    expect((await off({ code: appCode(test, secret) })).statusCode).toBe(200);
  });

  it('asks an account with neither password nor second step for a fresh sign-in', async () => {
    const { test } = opened;
    const { browser } = await opened.signIn();
    test.wait(10 * 60 + 1);
    const made = await browser.send('POST', '/api/user/two-step/secret');
    const { secret } = made.json<{ secret: string }>();
    const body = { secret, appCode: appCode(test, secret) };
    const stale = await browser.send('POST', '/api/user/two-step/app', body);
    expect([stale.statusCode, codeOf(stale)]).toEqual([403, 'SIGN_IN_AGAIN']);
    const passkey = await browser.send('POST', '/api/user/passkeys/options', {});
    expect(codeOf(passkey)).toBe('SIGN_IN_AGAIN');
    test.wait(-10 * 60);
    await opened.signIn(browser);
    await addApp(test, browser);
  });

  it('does not leave the second step out where an account is linked', async () => {
    const { test } = opened;
    const member = await signUpWithApp(test, 'mara');
    await opened.confirmAddress(member.user.id);
    const browser = openBrowser(test);
    const { id_token: idToken } = await opened.comeBack(browser);
    const linked = await opened.exchange(browser, idToken!, PASSWORD);
    expect(codeOf(linked)).toBe('SECOND_STEP_REQUIRED');
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
  });
});
