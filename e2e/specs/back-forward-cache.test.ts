import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { AuthScreen, MemberMenu } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useBrowser } from '../helper/browser.ts';

const { open } = useSharedProduct(useBrowser());

/** The page comes back as it was left: simulated, as Playwright's Chromium has no such cache. */
const comeBack = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

it('a page that comes back after a sign-out elsewhere shows nothing of the last member', async () => {
  const page = await open('/');
  const { name } = await signUpAt(page, 'comes.back', '/profile');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // Without a message to this tab, as while its page is in the cache.
  expect((await page.request.post('/api/logout')).ok()).toBe(true);
  await page.route('**/api/user', () => {});
  await comeBack(page);
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' });
  await new AuthScreen(page).tab('Login').waitFor();
});

it('a page that comes back after somebody else has signed in shows them', async () => {
  const page = await open('/');
  await signUpAt(page, 'was.here');
  const { name } = await signUpAt(await page.context().newPage(), 'is.here');
  await comeBack(page);
  await new MemberMenu(page).trigger
    .and(page.getByRole('button', { name: new RegExp(name) }))
    .waitFor();
});

it('a page that comes back with nobody else signed in stays as it was', async () => {
  const page = await open('/');
  const { name } = await signUpAt(page, 'still.here', '/profile');
  const heading = page.getByRole('heading', { level: 1, name });
  await heading.waitFor();
  const answered = page.waitForResponse('**/api/user');
  await comeBack(page);
  await answered;
  await heading.waitFor();
});
