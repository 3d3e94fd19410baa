import type { Page, Request, Route } from 'playwright-core';

export const isPost = (request: Request) => request.method() === 'POST';

interface Held {
  /** Lets the oldest one that is held go on, and waits until it is answered. */
  answer: () => Promise<void>;
  /** Breaks the oldest one that is held. */
  abort: () => Promise<void>;
  count: () => number;
}

/** Holds the requests that `isHeld` picks until the test says what becomes of each. */
export async function holdRequests(
  page: Page,
  pattern: string,
  isHeld: (request: Request) => boolean,
): Promise<Held> {
  const routes: Route[] = [];
  const waiting: ((route: Route) => void)[] = [];
  await page.route(pattern, async (route) => {
    if (!isHeld(route.request())) return route.fallback();
    const next = waiting.shift();
    if (next) next(route);
    else routes.push(route);
    return undefined;
  });
  const oldest = async () =>
    routes.shift() ?? (await new Promise<Route>((resolve) => waiting.push(resolve)));
  return {
    async answer() {
      const route = await oldest();
      await route.continue();
      await route.request().response();
    },
    async abort() {
      await (await oldest()).abort();
    },
    count: () => routes.length,
  };
}

/** Holds the requests for an address until all are released. */
export async function holdAll(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, (route) => held.then(() => route.continue()));
  return letGo;
}

/** The changes a page sends from now on, such as `POST /api/favorites`. */
export function watchChanges(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path) && request.method() !== 'GET') {
      sent.push(`${request.method()} ${pathname}`);
    }
  });
  return sent;
}
