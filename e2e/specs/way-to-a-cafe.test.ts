import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { useBrowser } from '../helper/browser.ts';
import { holdAll } from '../helper/held-requests.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const SEARCH = '/?area=all&features=wifi&page=2';
const back = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'All cafés', exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Cafés', exact: true });
const scrolled = (page: Page) => list(page).evaluate((one) => one.scrollTop);

async function openFirst(discovery: Discovery): Promise<void> {
  await discovery.settled();
  await discovery.names.first().click();
  await discovery.page.waitForURL('**/cafe/*');
  await discovery.page.getByRole('tab', { name: 'Reviews' }).waitFor();
}

describe('‘All cafés’', () => {
  it('goes back to the search the visitor came from, also after a visit to another tab', async () => {
    const discovery = new Discovery(await visit(SEARCH));
    const { page } = discovery;
    const before = await page.evaluate(() => history.length);
    await openFirst(discovery);
    const search = new URL(await back(page).getAttribute('href').then(String), page.url()).search;
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.waitForURL(/tab=map/);
    const ratings = page.getByRole('main').getByRole('link', { name: /^\d+ ratings?$/ });
    await ratings.click();
    await page.waitForURL(/tab=reviews/);
    await back(page).click();
    await expect.poll(() => discovery.query).toBe(search);
    expect(new URLSearchParams(search).get('page')).toBe('2');
    expect(new URLSearchParams(search).get('features')).toBe('wifi');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  it('goes back to that search from a cafe beyond the first, and to the start page without one', async () => {
    const discovery = new Discovery(await visit(SEARCH));
    const { page } = discovery;
    await openFirst(discovery);
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL('**/about');
    await page.goBack();
    await back(page).click();
    await expect.poll(() => new URLSearchParams(discovery.query).get('page')).toBe('2');
    await page.goto('/cafe/5');
    expect(await back(page).getAttribute('href')).toBe('/');
  });
});

describe('back from a cafe beside the map', () => {
  it('the list is scrolled to where it was, and the map shows what it showed', async () => {
    const discovery = new Discovery(await visit('/?area=all', { drawsMap: true }));
    const { page } = discovery;
    const map = new MapView(page);
    await map.ready();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await map.drag(90, 40);
    await quiet(page);
    const dots = () =>
      map.container.getByRole('button').evaluateAll((all) =>
        all.map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return [one.getAttribute('aria-label'), Math.round(x), Math.round(y)].join(' ');
        }),
      );
    await list(page).evaluate((one) => one.scrollTo(0, 400));
    await expect.poll(() => scrolled(page)).toBe(400);
    const seen = await dots();
    await discovery.names.nth(5).click();
    await page.waitForURL('**/cafe/*');
    await page.goBack();
    await discovery.settled();
    expect(await scrolled(page)).toBe(400);
    await map.container.getByRole('button', { name: 'Zoom in', exact: true }).waitFor();
    await expect.poll(dots).toEqual(seen);
  });

  it('the chosen pin is still chosen, and the list is where the visitor scrolled on to', async () => {
    const discovery = new Discovery(await visit('/?area=all', { drawsMap: true }));
    const { page } = discovery;
    const map = new MapView(page);
    await map.ready();
    const names = await discovery.shownNames();
    const counts = await Promise.all(names.map((name) => map.marker(name).count()));
    // Some are in a cluster. The one nearest to an end of the list is out of sight at the other end.
    const middle = (names.length - 1) / 2;
    const toEnd = (index: number) => Math.abs(index - middle);
    const index = [...names.keys()]
      .filter((at) => counts[at] === 1)
      .toSorted((one, two) => toEnd(two) - toEnd(one))[0]!;
    const name = names[index]!;
    const end = index < middle ? 10_000 : 0;
    // By the keyboard: it may be out of sight.
    await map.marker(name).first().press('Enter');
    const href = await map.popup.getAttribute('href');
    await list(page).evaluate((one, top) => one.scrollTo(0, top), end);
    const at = await scrolled(page);
    const row = await list(page).locator('[data-open]').boundingBox();
    const seen = await list(page).boundingBox();
    const isAbove = row!.y + row!.height <= seen!.y;
    expect(isAbove || row!.y >= seen!.y + seen!.height).toBe(true);
    await map.popup.press('Enter');
    await page.waitForURL('**/cafe/*');
    await page.goBack();
    await map.popup.waitFor();
    expect(await map.popup.getAttribute('href')).toBe(href);
    expect(await scrolled(page)).toBe(at);
  });
});

describe('a cafe that is opened from the list', () => {
  it.each(['phone', 'desktop'] as const)('is rendered from its row at once, %s', async (size) => {
    const page = await visit('/?area=all', { size });
    const discovery = new Discovery(page);
    await discovery.settled();
    const letGo = await holdAll(page, /\/api\/cafes\/\d+$/);
    const name = (await discovery.shownNames())[0]!;
    await discovery.names.first().click();
    await page.waitForURL('**/cafe/*');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toContain(name.split(' ')[0]);
    await page.getByRole('tab', { name: 'Reviews' }).waitFor();
    letGo();
  });

  it('has no footer in the first screen while nothing is known of it', async () => {
    const page = await visit('/about');
    const letGo = await holdAll(page, /\/api\/cafes\/\d+$/);
    await page.evaluate(() => {
      history.pushState(null, '', '/cafe/5');
    });
    await page.getByRole('heading', { name: 'Loading café...' }).waitFor();
    const { height } = page.viewportSize()!;
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer!.y).toBeGreaterThanOrEqual(height);
    letGo();
  });
});

it('the area and the number of ratings in the hero are links', async () => {
  const page = await visit('/?area=all');
  const discovery = new Discovery(page);
  await openFirst(discovery);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ ratings?$/ })
    .click();
  await expect
    .poll(() => page.getByRole('tab', { name: 'Reviews' }).getAttribute('aria-selected'))
    .toBe('true');
  const area = page.getByRole('main').locator('li > a[href^="/?area="]').first();
  const name = await area.textContent();
  await area.click();
  await expect.poll(() => new URLSearchParams(discovery.query).get('area')).toBe(name);
});
