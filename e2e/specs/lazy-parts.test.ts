import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { holdAll } from '../helper/held-requests.ts';
import { quiet } from '../helper/quiet.ts';
import { saveData } from '../helper/save-data.ts';

const visit = useBrowser();

/** Makes the requests for a part fail, so many times. */
async function failPart(page: Page, part: RegExp, times: number): Promise<() => number> {
  let failures = 0;
  await page.route(part, (route) => {
    failures += 1;
    return failures <= times ? route.abort() : route.continue();
  });
  return () => failures;
}

const failed = (page: Page) => page.getByText('This part could not be loaded.');

describe('a part that does not load', () => {
  it('is tried again by itself', async () => {
    const page = await visit('/', { size: 'phone' });
    const requests = await failPart(page, /\/FilterSheet-/, 1);
    await page.getByRole('button', { name: 'Filters' }).first().click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    // Its style sheet twice, its script once.
    expect(requests()).toBe(3);
  });

  it('does not affect the list, and loads on another try', async () => {
    const page = await visit('/', { size: 'phone' });
    await failPart(page, /\/FilterSheet-/, 2);
    await page.getByRole('button', { name: 'Filters' }).first().click();
    await failed(page).waitFor();
    await new Discovery(page).settled();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(await failed(page).count()).toBe(0);
  });

  it('does not affect a café’s page, and leaves the focus where it was tried again', async () => {
    const page = await visit('/cafe/5', { drawsMap: true });
    await failPart(page, /\/SingleCafeMap-/, 2);
    await page.getByRole('tab', { name: 'Map' }).click();
    await failed(page).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: /^Map of / }).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  it('stays on the former screen, and offers to reload where it fails for good', async () => {
    const page = await visit('/');
    await failPart(page, /\/AboutScreen-/, 6);
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Load the page again' }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await new Discovery(page).settled();
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'About Cortado' }).waitFor();
  });

  it('says that the browser is offline, and loads by itself with its styles once it is online', async () => {
    const page = await visit('/');
    const heading = page.getByRole('heading', { level: 1, name: 'About Cortado' });
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    const offline = page.getByRole('heading', { level: 1, name: 'You are offline' });
    await offline.waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await offline.waitFor();
    await page.context().setOffline(false);
    await heading.waitFor();
    const shown = await heading.boundingBox();
    await page.reload();
    expect(shown).toEqual(await heading.boundingBox());
  });
});

describe('the code of a café’s page', () => {
  const CODE = /\/CafeScreen-[^/]+\.js$/;

  it('is preloaded once the list is there, so that a tap shows the row’s cafe without an answer', async () => {
    const page = await visit('about:blank', { size: 'phone' });
    const ahead = page.waitForRequest(CODE);
    await page.goto('/?area=all');
    await ahead;
    await quiet(page);
    const discovery = new Discovery(page);
    const name = (await discovery.shownNames())[0]!;
    const letGo = await holdAll(page, '**/*');
    await discovery.names.first().tap();
    await page.waitForURL('**/cafe/*');
    await page.getByRole('tab', { name: 'Reviews' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      name.split(' (')[0],
    );
    letGo();
  });

  it('is not preloaded where data is to be saved', async () => {
    const page = await visit('about:blank', { size: 'phone' });
    await saveData(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/?area=all');
    await quiet(page);
    expect(asked.filter((url) => CODE.test(url))).toEqual([]);
    await new Discovery(page).names.first().tap();
    await page.getByRole('tab', { name: 'Reviews' }).waitFor();
    expect(asked.filter((url) => CODE.test(url))).toHaveLength(1);
  });
});

describe('a part for members', () => {
  const product = useSharedProduct(visit);
  const { openAdmin } = useAdmin(product);

  it('does not affect the list where it does not load', async () => {
    const page = await openAdmin('/about');
    const requests = await failPart(page, /\/FavoriteHeart-/, 100);
    await page.goto('/?area=all');
    await page.getByRole('button', { name: /’s account$/ }).waitFor();
    await new Discovery(page).settled();
    await expect.poll(requests).toBeGreaterThan(0);
    expect(await new Discovery(page).names.count()).toBe(10);
    expect(await page.getByRole('button', { name: /^Favorite / }).count()).toBe(0);
  });

  it('shows the spinner while it loads, and the footer below the window', async () => {
    const page = await openAdmin('/about');
    const letGo = await holdAll(page, /\/ProfileScreen-[^/]+\.js$/);
    await page.goto('/profile', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /’s account$/ }).waitFor();
    await page.getByRole('main').getByText('Loading...').waitFor();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer!.y).toBeGreaterThanOrEqual(page.viewportSize()!.height);
    letGo();
    await page.getByRole('tab', { name: 'Favorites' }).waitFor();
  });

  it('leaves the settings visible while a dialog of theirs loads', async () => {
    const page = await openAdmin('/profile?tab=settings');
    const letGo = await holdAll(page, /\/AddApp-[^/]+\.js$/);
    const asked = page.waitForRequest(/\/AddApp-[^/]+\.js$/);
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    await asked;
    expect(await page.getByRole('heading', { name: 'Two-step sign-in' }).isVisible()).toBe(true);
    letGo();
    await page.getByRole('dialog', { name: 'Set up two-step sign-in' }).waitFor();
  });
});

describe('a new version', () => {
  const NEW_FILE = 'added-later-1a2b3c.js';

  it('of the files is served without a restart', async () => {
    const file = fileURLToPath(
      new URL(`../../dist/web/client/assets/${NEW_FILE}`, import.meta.url),
    );
    onTestFinished(() => rm(file, { force: true }));
    const ask = () => fetch(`${inject('demo')}/assets/${NEW_FILE}`);
    expect((await ask()).status).toBe(404);
    await writeFile(file, 'export {};');
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is offered on return to the tab, and loses nothing that is typed', async () => {
    const page = await visit('/about');
    const comeBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await new Discovery(page).searchBox.fill('flat wh');
    const asked = page.waitForResponse('**/version.txt');
    // What looks for a new version is loaded after the screen.
    await page.waitForLoadState('networkidle');
    await comeBack();
    expect(await (await asked).text()).toMatch(/^[\w-]{12}$/);
    expect(await notice.count()).toBe(0);

    const later = await visit('about:blank');
    await later.route('**/version.txt', (route) => route.fulfill({ body: 'another' }));
    await later.goto('/about');
    await new Discovery(later).searchBox.fill('flat wh');
    await later.waitForLoadState('networkidle');
    await later.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const shown = later.getByRole('status').filter({ hasText: 'A new version is ready' });
    await shown.waitFor();
    expect(await new Discovery(later).searchBox.inputValue()).toBe('flat wh');
    await shown.getByRole('button', { name: 'Dismiss' }).click();
    await shown.waitFor({ state: 'detached' });
  });
});
