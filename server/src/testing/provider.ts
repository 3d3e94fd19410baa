import { afterEach, beforeEach, expect } from 'vitest';
import { CLIENT, openOidcProvider } from '../../../testing/oidc-provider.ts';
import type { Database } from '../database/open.ts';
import type { TestEngine } from './database.ts';
import { collectLog } from './log.ts';
import { openTestApp } from './product.ts';
import { confirmAddress, mailsTo, openBrowser } from './members.ts';

const APP_URL = 'http://localhost:3000';
export type Browser = ReturnType<typeof openBrowser>;

/** Follows the provider's pages as a browser does, until it redirects back. */
export async function visitProvider(start: string): Promise<string> {
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

/** The product with a real OpenID provider that knows Mara, and helpers for the tests of both. */
async function openProviderTest(database: Database) {
  const log = collectLog();
  const provider = await openOidcProvider([`${APP_URL}/api/oauth/callback`]);
  provider.accounts.set('mara', {
    email: 'mara@example.org',
    email_verified: true,
    name: 'Mara Reyes',
    preferred_username: 'mara',
  });
  const test = await openTestApp(database, {
    seed: 'none',
    startsAt: new Date(),
    logger: log.logger,
    environment: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  });

  /** The parameters in the fragment of the redirect back. */
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
  async function signIn(browser = openBrowser(test)) {
    const { id_token: idToken } = await comeBack(browser);
    return { browser, idToken: idToken!, answer: await exchange(browser, idToken!) };
  }

  return {
    test,
    provider,
    log,
    comeBack,
    exchange,
    confirmAddress: (id: number) => confirmAddress(test, id),
    mailsTo: (email: string) => mailsTo(test, email),
    signIn,
    async close() {
      await test.close();
      await provider.close();
    },
  };
}

type ProviderTest = Awaited<ReturnType<typeof openProviderTest>>;

/** Opens it before each test of a block, and closes it after. What it returns is filled in by then. */
export function useProviderTest(open: TestEngine['open']): ProviderTest {
  const opened = {} as ProviderTest;
  beforeEach(async () => void Object.assign(opened, await openProviderTest(await open())));
  afterEach(() => opened.close());
  return opened;
}
