import type { Page } from 'playwright-core';
import type { PageOptions } from './browser.ts';

/** A page whose application is on its way until it arrives or fails; what runs before the first paint is there. */
export async function visitEarly(
  visit: (path: string, options?: PageOptions) => Promise<Page>,
  path: string,
  options: PageOptions = {},
) {
  const page = await visit('about:blank', options);
  let end: (arrives: boolean) => void = () => {};
  const arrival = new Promise<boolean>((resolve) => (end = resolve));
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) =>
    (await arrival) ? route.continue() : route.abort(),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').first().waitFor();
  // What is hidden by a style counts as visible until that is there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  return { page, arrive: () => end(true), fail: () => end(false) };
}
