import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT, openOidcProvider, type OidcProvider } from '../../../../testing/oidc-provider.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { openBrowser } from '../../testing/members.ts';

describe.each(testEngines)('the redirects to a provider and back on $name', ({ open }) => {
  let test: TestApp;
  let provider: OidcProvider;

  beforeAll(async () => {
    provider = await openOidcProvider(['http://localhost:3000/api/oauth/callback']);
    test = await openTestApp(await open(), {
      seed: 'none',
      environment: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  it('start on our own pages or by a typed address, not by a link of another site', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site };
      const answer = await test.app.inject({ url: '/api/oauth/start', headers });
      expect(answer.headers.location).toBe('/auth');
      expect(answer.cookies).toEqual([]);
    }
    for (const site of ['same-origin', 'none']) {
      const headers = { 'sec-fetch-site': site };
      const answer = await test.app.inject({ url: '/api/oauth/start', headers });
      expect(answer.headers.location).toMatch(provider.issuer);
    }
  });

  it('stop after 60 failures of a client in 15 minutes', async () => {
    const fail = async () => {
      const browser = openBrowser(test);
      await browser.send('GET', '/api/oauth/start');
      const answer = await browser.send('GET', '/api/oauth/callback?code=made-up&state=wrong');
      return /error=([\w-]+)/.exec(answer.headers.location!)![1];
    };
    const codes: unknown[] = [];
    for (let count = 0; count < 61; count++) codes.push(await fail());
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['user-mismatch']));
    expect(codes[60]).toBe('network-request-failed');
    test.wait(15 * 60);
    expect(await fail()).toBe('user-mismatch');
  });
});
