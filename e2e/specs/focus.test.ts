import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus, holdsFocus } from '../helper/focus.ts';

const visit = useBrowser();

const cafeList = (page: Page) => page.getByRole('region', { name: 'Cafés', exact: true });

/** Presses what will be gone afterwards, by keyboard, and expects the focus elsewhere. */
async function expectHandedOn(button: Locator, heir: Locator): Promise<void> {
  await button.press('Enter');
  await button.waitFor({ state: 'detached' });
  await expect.poll(() => holdsFocus(heir)).toBe(true);
}

describe('the focus stays on the screen', () => {
  it('when a cluster comes apart: one of its markers has it', async () => {
    const map = new MapView(await visit('/?area=all', { drawsMap: true }));
    await map.ready();
    const cluster = map.clusters.first();
    const name = (await cluster.getAttribute('aria-label'))!;
    await cluster.press('Enter');
    const before = map.page.getByRole('button', { name, exact: true });
    await before.waitFor({ state: 'detached' });
    const marks = map.page.locator('button').and(map.container.locator('button[aria-label]'));
    await expect
      .poll(() =>
        marks.evaluateAll((all) => all.indexOf(document.activeElement as HTMLButtonElement)),
      )
      .toBeGreaterThanOrEqual(0);
    const box = (await map.container.boundingBox())!;
    const focused = await map.page.evaluate(() => {
      const { x, y } = document.activeElement!.getBoundingClientRect();
      return { x, y };
    });
    expect(focused.x).toBeGreaterThanOrEqual(box.x);
    expect(focused.y).toBeGreaterThanOrEqual(box.y - 44);
  });

  it("when the sidebar's 'Clear all' is pressed", async () => {
    const page = await visit('/?area=all&features=wifi');
    const sidebar = page.getByRole('complementary', { name: 'Filters' });
    await expectHandedOn(sidebar.getByRole('button', { name: /^Clear all/ }), cafeList(page));
    await new Discovery(page).expectTotal(105);
  });

  it("when the list's 'Clear all' is pressed", async () => {
    const page = await visit('/?area=all&features=wifi', { size: { width: 1024, height: 800 } });
    const list = cafeList(page);
    await expectHandedOn(list.getByRole('button', { name: 'Clear all' }), list);
  });

  it('when a filter is removed', async () => {
    const page = await visit('/?area=all&features=wifi');
    await expectHandedOn(new Discovery(page).chip('Wifi'), cafeList(page));
  });

  it("when 'Show all cafés' is pressed", async () => {
    const page = await visit('/');
    await expectHandedOn(
      page.getByRole('button', { name: /^Show all \d+ cafés$/ }),
      cafeList(page),
    );
  });

  it('when an empty list is widened', async () => {
    const page = await visit('/?q=zzzzqqqq');
    const widen = page.getByRole('button', { name: 'Clear all filters' });
    await expectHandedOn(widen, cafeList(page));
  });

  it("when 'Search this area' is pressed", async () => {
    const page = await visit('/?area=all', { drawsMap: true });
    const map = new MapView(page);
    await map.ready();
    await page.getByRole('region', { name: /^Map: move/ }).press('ArrowRight');
    await expectHandedOn(page.getByRole('button', { name: 'Search this area' }), map.container);
  });

  it("when Esc closes a phone's menu: its button has it", async () => {
    const page = await visit('/', { size: 'phone' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' });
    await about.waitFor();
    await about.focus();
    await page.keyboard.press('Escape');
    await about.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });
});

describe('Esc', () => {
  it('in the search box leaves the popup open and the focus where it is', async () => {
    const page = await visit('/?q=ogawa&area=all', { drawsMap: true });
    const map = new MapView(page);
    const discovery = new Discovery(page);
    const [ogawa] = await cafes('?q=ogawa');
    await map.open(ogawa!.name);
    const { searchBox } = discovery;
    await searchBox.focus();
    await page.keyboard.press('Escape');
    expect(await hasFocus(searchBox)).toBe(true);
    // The browser's own answer to the key: the text is cleared.
    await discovery.expectTotal(105);
    expect(await map.popup.count()).toBe(1);
    // It closes the open list of a select, and nothing else.
    const sort = page.getByRole('combobox', { name: 'Sort', exact: false }).first();
    await sort.focus();
    await page.keyboard.press('ArrowDown');
    await sort.locator('option:focus').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(sort)).toBe(true);
    expect(await map.popup.count()).toBe(1);
    const row = discovery.names.first();
    await row.focus();
    await page.keyboard.press('Escape');
    await map.popup.waitFor({ state: 'detached' });
    expect(await hasFocus(row)).toBe(true);
  });
});

describe("the header's location, on a page without cafés", () => {
  it('does not navigate on an arrow key, and there with Enter', async () => {
    const page = await visit('/about');
    const { locationControl } = new Discovery(page);
    await locationControl.focus();
    // The first opens the list.
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
    const area = await locationControl.locator('option:focus').innerText();
    expect(area).not.toBe('All Locations');
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('area') === area);
  });

  it('does not navigate on a letter either, which chooses without the list, and there with Enter', async () => {
    const page = await visit('/about');
    const { locationControl } = new Discovery(page);
    await locationControl.focus();
    await page.keyboard.press('b');
    const area = await locationControl.inputValue();
    expect(area).not.toBe('all');
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await hasFocus(locationControl)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('area') === area);
  });

  it('is searched with a text by the search button, without a script too', async () => {
    const page = await visit('/about', { javaScript: false });
    const { locationControl, searchBox } = new Discovery(page);
    await searchBox.fill('coffee');
    await locationControl.selectOption({ index: 1 });
    const area = await locationControl.inputValue();
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('area') === area);
    expect(new URL(page.url()).searchParams.get('q')).toBe('coffee');
  });
});

describe('the map', () => {
  it('can be skipped by keyboard', async () => {
    const map = new MapView(await visit('/?area=all', { drawsMap: true }));
    await map.ready();
    const skip = map.page.getByRole('button', { name: 'Skip the map' });
    await map.page.getByRole('region', { name: /^Map: move/ }).focus();
    await map.page.keyboard.press('Tab');
    expect(await hasFocus(skip)).toBe(true);
    await map.page.keyboard.press('Enter');
    await map.page.keyboard.press('Tab');
    expect(await holdsFocus(map.container)).toBe(false);
    await expect.poll(() => holdsFocus(map.page.getByRole('contentinfo'))).toBe(true);
  });
});
