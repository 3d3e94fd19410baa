import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { areas, cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus, holdsFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

async function openFilters(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Filters/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.waitFor();
  return dialog;
}

const onPhone = async (path = '/?area=all', drawsMap = false) =>
  new Discovery(await visit(path, { size: 'phone', drawsMap }));

describe('filters on a phone', () => {
  it('open as a dialog, filter at once and return the focus', async () => {
    const discovery = await onPhone();
    const { page } = discovery;
    const button = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^Wifi/ }).check();
    const expected = (await cafes('?features=wifi')).length;
    await dialog.getByRole('button', { name: `Show ${expected} cafés` }).click();
    await dialog.waitFor({ state: 'hidden' });
    await discovery.expectTotal(expected);
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  it('close on Escape', async () => {
    const { page } = await onPhone();
    const button = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  it('trap the focus while open', async () => {
    const { page } = await onPhone();
    const dialog = await openFilters(page);
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => holdsFocus(dialog)).toBe(true);
    }
  });

  it('have the groups of the sidebar, in its order, the location as radios', async () => {
    const names = async (page: Page) =>
      page
        .locator('fieldset, [role="radiogroup"]')
        .filter({ visible: true })
        .locator('h3')
        .allInnerTexts();
    const wide = new Discovery(await visit('/?area=all'));
    const { page } = await onPhone();
    await openFilters(page);
    await expect.poll(() => names(page)).toEqual(await names(wide.page));
    const [, second = ''] = await areas();
    const phone = new Discovery(page);
    await phone.area(second).check();
    const expected = (await cafes(`?area=${encodeURIComponent(second)}`)).length;
    await page.getByRole('button', { name: `Show ${expected} caf` }).click();
    await phone.expectTotal(expected);
  });

  it('close on Back, which then undoes the choices one by one', async () => {
    const discovery = await onPhone();
    const { page } = discovery;
    await discovery.settled();
    const dialog = await openFilters(page);
    await dialog.getByRole('checkbox', { name: /^Wifi/ }).check();
    await dialog.getByRole('checkbox', { name: /^Medium Roast/ }).check();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    const both = '?features=wifi&roastLevels=medium';
    await discovery.expectTotal((await cafes(both)).length);
    await page.goBack();
    await discovery.expectTotal((await cafes('?features=wifi')).length);
    await page.goBack();
    await discovery.expectTotal(105);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goForward();
    await discovery.expectTotal((await cafes('?features=wifi')).length);
  });

  it('closed by their button leave no history entry, and stay open through a reload', async () => {
    const discovery = await onPhone('/about');
    const { page } = discovery;
    await page.goto('/?area=all');
    await discovery.settled();
    const dialog = await openFilters(page);
    await page.reload();
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('**/about');
  });

  it('are not beside the list', async () => {
    const { page } = await onPhone();
    expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('combobox', { name: /sort/i }).filter({ visible: true }).waitFor();
  });
});

describe('list and map on a phone', () => {
  it('are shown in turn, and the address has which', async () => {
    const discovery = await onPhone('/?area=all', true);
    const { page } = discovery;
    await page.getByRole('button', { name: 'Switch to Map View' }).click();
    await new MapView(page).ready();
    await discovery.paging.waitFor({ state: 'hidden' });
    expect(discovery.query).toContain('view=map');
    await page.getByRole('button', { name: 'Switch to List View' }).click();
    await discovery.paging.waitFor();
  });

  it('come back with Back', async () => {
    const discovery = await onPhone('/?area=all', true);
    await discovery.page.getByRole('button', { name: 'Switch to Map View' }).click();
    await new MapView(discovery.page).ready();
    await discovery.page.goBack();
    await discovery.paging.waitFor();
  });

  it('load nothing of the map before it is shown', async () => {
    const page = await visit('/', { size: 'phone', drawsMap: true });
    await quiet(page);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
    );
    // The map engine is far larger than everything else together.
    expect(Math.max(...sizes)).toBeLessThan(500_000);
  });

  it('show a chosen cafe as a card', async () => {
    const { page } = await onPhone('/?q=ogawa&view=map', true);
    const map = new MapView(page);
    const [ogawa] = await cafes('?q=ogawa');
    await map.open(ogawa!.name);
    await page.getByRole('link', { name: /View on Maps/ }).waitFor();
  });
});

/** Swipes a card to the left, as to the next one. */
const swipe = (card: Locator) =>
  card.evaluate((target) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX });
    const options = { bubbles: true, cancelable: true };
    target.dispatchEvent(new TouchEvent('touchstart', { ...options, touches: [touch(300)] }));
    target.dispatchEvent(new TouchEvent('touchend', { ...options, changedTouches: [touch(100)] }));
  });

describe('the card of a chosen cafe', () => {
  it('goes through the ranks of the page, and on to the next page', async () => {
    const discovery = await onPhone('/?area=all&view=map', true);
    const { page } = discovery;
    const map = new MapView(page);
    await map.ready();
    const pin = map.container.locator('button[data-kind="pin"]').first();
    // The first cluster holds the first rank.
    while ((await pin.count()) === 0) {
      await map.clusters.first().press('Enter');
      await map.ready();
    }
    const [, rank, first] = /^(\d+)\. (.+)$/.exec((await pin.getAttribute('aria-label'))!)!;
    await pin.press('Enter');
    const names = (await cafes()).map(({ name }) => name);
    expect(names[Number(rank) - 1]).toBe(first);
    for (let next = Number(rank); next < 12; next++) {
      await swipe(page.getByRole('region', { name: names[next - 1]!, exact: true }));
      await page.getByRole('region', { name: names[next]!, exact: true }).waitFor();
    }
    expect(discovery.query).toContain('page=2');
    await page.goBack();
    await expect.poll(() => discovery.query).not.toContain('page=');
  });
});

describe('the list on a phone', () => {
  it('has its controls in one row that stays, and a header that comes back upwards', async () => {
    const { page } = await onPhone();
    const top = async (one: Locator) => (await one.boundingBox())!.y;
    const filters = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
    const near = page.getByRole('button', { name: 'Near me' }).filter({ visible: true });
    const header = page.getByRole('banner');
    const toMap = page.getByRole('button', { name: 'Switch to Map View' });
    expect(await top(near)).toBe(await top(filters));
    const bottom = page.viewportSize()!.height;
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(filters)).toBeLessThan(16);
    await expect
      .poll(async () => (await top(header)) < 0 && (await top(toMap)) > bottom)
      .toBe(true);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => top(header)).toBe(0);
    await expect.poll(() => top(filters)).toBeGreaterThan(60);
    await expect.poll(() => top(toMap)).toBeLessThan(bottom);
    // What is in use stays, and its row with it.
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => top(header)).toBe(0);
    expect(await top(filters)).toBeGreaterThan(60);
  });

  it('comes back from the map with its header and the button to the map', async () => {
    const { page } = await onPhone();
    const header = page.getByRole('banner');
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, -100);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBe(500);
    await page.getByRole('button', { name: 'Switch to Map View' }).click();
    await page.getByRole('button', { name: 'Switch to List View' }).click();
    await expect.poll(scrolled).toBe(500);
    await expect.poll(async () => (await header.boundingBox())!.y).toBe(0);
  });
});

describe('a narrow screen', () => {
  it.each(['/', '/?q=zzzzqqqq', '/?view=map', '/about', '/contact', '/no-such-page'])(
    'of 320 px shows %s without scrolling sideways',
    async (path) => {
      const page = await visit(path, {
        size: { width: 320, height: 640 },
        drawsMap: path.includes('view=map'),
      });
      await quiet(page);
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(content).toBeLessThanOrEqual(screen ?? 0);
    },
  );

  it('of 320 px shows a cafe without scrolling sideways', async () => {
    for (const { id } of (await cafes()).slice(0, 3)) {
      const page = await visit(`/cafe/${id}`, { size: { width: 320, height: 640 } });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    }
  });
});

it('the order of unrated cafes is shown below the heading', async () => {
  const page = await visit('/?area=all', { size: 'phone', seed: 'boston' });
  const box = async (one: Locator) => (await one.boundingBox())!;
  const line = await box(page.getByText('Roasters and slow bars first, until there are ratings'));
  const heading = await box(page.getByRole('heading', { level: 1 }));
  // On one line, beside nothing.
  expect(heading.height).toBeLessThan(50);
  expect(line.y).toBeGreaterThanOrEqual(heading.y + heading.height);
  const first = await box(new Discovery(page).entries.first());
  expect(line.y + line.height).toBeLessThanOrEqual(first.y);
});
