import type { BrowserContextOptions, Page } from 'playwright-core';
import { ADMIN } from './admin-account.ts';
import type { useAccountsProduct } from './accounts-product.ts';
import type { PageOptions } from './browser.ts';

type Product = Pick<ReturnType<typeof useAccountsProduct>, 'origin' | 'open'>;
type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

async function signIn(origin: string): Promise<Cookies> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    return {
      name,
      value,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: /httponly/i.test(line),
      secure: false,
      sameSite: 'Lax' as const,
    };
  });
}

/** Pages of the product's admin, who signed in once for all tests of a file. */
export function useAdmin({ origin, open }: Product) {
  let cookies: Promise<Cookies> | undefined;
  const signedIn = () => (cookies ??= signIn(origin()));
  return {
    openAdmin: async (path = '/admin', options: PageOptions = {}): Promise<Page> =>
      open(path, {
        ...options,
        context: { ...options.context, storageState: { cookies: await signedIn(), origins: [] } },
      }),
    /** Asks the API as the admin. */
    ask: async (method: string, path: string, body?: object): Promise<Response> =>
      fetch(`${origin()}${path}`, {
        method,
        headers: {
          cookie: (await signedIn()).map(({ name, value }) => `${name}=${value}`).join('; '),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}
