import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';
import { useLargeProduct } from '../helper/large-product.ts';
import { quiet } from '../helper/quiet.ts';

const CAFES = 50_000;
const TOTAL = CAFES + 105 + 2;

const visit = useBrowser(WITH_WEBGL);
/** Two at either end of the world. */
const FAR = `
  insert into cafes (name, description, address, area, latitude, longitude, status)
  values
    ('Antipodes East', 'As far as it gets.', '1 Beach Rd', 'Auckland', -36.85, 174.76, 'published'),
    ('Antipodes West', 'As far as it gets.', '1 Calle Mayor', 'Ronda', 36.74, -5.16, 'published')`;
const { origin } = useLargeProduct(CAFES, { statements: [FAR] });
const at = (path: string) => new URL(path, origin()).href;

/** What comes over the wire from now on, in kB, but for scripts, styles, pictures and the streets of the map. */
function measureTraffic(page: Page): () => Promise<number> {
  const answered: Request[] = [];
  page.on('requestfinished', (request) => {
    const isTile = request.url().endsWith('.pmtiles');
    if (['document', 'fetch'].includes(request.resourceType()) && !isTile) answered.push(request);
  });
  return async () => {
    const sizes = await Promise.all(answered.splice(0).map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
}

/** How many cafes the visible markers represent. */
const counted = (map: MapView) =>
  map.container
    .locator('button[data-kind]')
    .evaluateAll((all) =>
      all
        .map((one) => /^([\d,]+) café/.exec(one.ariaLabel ?? '')?.[1] ?? '1')
        .reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0),
    );

/** Waits until the map has had so many answers since the page began, and nothing more is requested. */
async function mapAnswered(page: Page, count: number): Promise<void> {
  const answers = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname === '/api/map').length,
    );
  await expect.poll(answers).toBe(count);
  await quiet(page);
  expect(await answers()).toBe(count);
}

/** Moves the map eastward by its keys, which no marker is in the way of. */
async function moveEast(map: MapView): Promise<void> {
  const canvas = map.page.getByRole('region', { name: /^Map: move/ });
  for (let step = 0; step < 3; step++) await canvas.press('ArrowRight');
}

describe('discovery among 50,000 cafes', () => {
  it('loads kilobytes for the first screen, a page, an order and a movement of the map', async () => {
    const page = await visit('about:blank');
    const traffic = measureTraffic(page);
    await page.goto(at('/?area=all'));
    const discovery = new Discovery(page);
    const map = new MapView(page);
    await discovery.expectTotal(TOTAL);
    await map.ready();
    await quiet(page);
    expect(await traffic()).toBeLessThan(70);
    await discovery.pageButton(2).click();
    await page.getByText('Showing 11-20 of 50,107 cafés', { exact: true }).waitFor();
    await quiet(page);
    expect(await traffic()).toBeLessThan(5);
    await discovery.sort.selectOption({ label: 'Most Reviewed' });
    await discovery.settled();
    await quiet(page);
    expect(await traffic()).toBeLessThan(10);
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/map?'));
    await moveEast(map);
    await answered;
    await quiet(page);
    const moved = await traffic();
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(20);
  });

  it('counts every cafe on the map once, the ranked ones apart', async () => {
    const page = await visit(at('/?q=roastery&words=exact'));
    const map = new MapView(page);
    await map.ready();
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    for (let step = 0; step < 3; step++) await zoomOut.click();
    await quiet(page);
    const discovery = new Discovery(page);
    const total = await discovery.total();
    expect(total).toBeGreaterThanOrEqual(CAFES);
    await expect.poll(() => counted(map)).toBe(total);
    const names = await discovery.shownNames();
    for (const [index, name] of names.entries()) {
      await map.container
        .getByRole('button', { name: `${index + 1}. ${name}`, exact: true })
        .waitFor();
    }
  });

  it('opens a cluster where it is pressed, and the cafe behind a dot, with what it shows', async () => {
    const page = await visit(at('/?area=all'));
    const map = new MapView(page);
    await map.ready();
    await quiet(page);
    const dot = map.container.locator('button[data-kind="dot"]').first();
    while ((await dot.count()) === 0) {
      const before = await map.clusters.first().getAttribute('aria-label');
      await map.clusters.first().press('Enter');
      await expect.poll(() => map.clusters.first().getAttribute('aria-label')).not.toBe(before);
      await quiet(page);
    }
    const name = (await dot.getAttribute('aria-label'))!;
    await dot.press('Enter');
    const popup = page.getByRole('dialog', { name, exact: true });
    await popup.getByText(/\d\.\d mi$/).waitFor();
    await popup.getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await new Discovery(page).expectTotal(TOTAL);
    // The map shows the same place, with the same cafe open.
    await popup.waitFor();
  });

  it('shows some of them where the world is too large to be seen at once', async () => {
    const page = await visit(at('/?area=all'));
    const map = new MapView(page);
    await map.ready();
    await expect.poll(() => map.clusters.count()).toBeGreaterThan(1);
    await new Discovery(page).search('antipodes');
    await map.container.getByRole('button', { name: /Antipodes (East|West)/ }).waitFor();
  });

  it('sends two requests for a new search, and none after Back', async () => {
    const page = await visit(at('/?area=all'));
    const discovery = new Discovery(page);
    const map = new MapView(page);
    await map.ready();
    // For all matches, and for what is visible once the map does not move any more.
    await mapAnswered(page, 2);
    const first = await discovery.shownNames();
    const shown = await counted(map);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Chromium requests the icon at any time.
      if (pathname !== '/favicon.svg') asked.push(pathname);
    });
    await discovery.option('Wifi').check();
    await expect.poll(() => discovery.headingText()).not.toMatch(/^50,107/);
    await mapAnswered(page, 4);
    asked.length = 0;
    await page.goBack();
    await discovery.expectTotal(TOTAL);
    expect(await discovery.shownNames()).toEqual(first);
    await quiet(page);
    expect(await counted(map)).toBe(shown);
    expect(asked).toEqual([]);
  });
});

/** The header's field, which takes the place of a select once all else is there. */
const areaField = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Location' }).and(page.locator('input'));

describe('the choice among 800 areas', () => {
  /** The smallest one, which is not among those that come with the page. */
  const smallest = async () => {
    const listed = (await (await fetch(at('/api/areas'))).json()) as string[];
    expect(listed).toHaveLength(500);
    const area = 'Quarter 2450';
    expect(listed).not.toContain(area);
    return area;
  };

  it.each(['header', 'filters'] as const)('is made by typing, in the %s', async (where) => {
    const area = await smallest();
    const page = await visit(at('/?area=all'));
    const field =
      where === 'header'
        ? areaField(page)
        : page.getByRole('combobox', { name: 'Find a location' });
    await field.fill('2450 quart');
    await page.getByRole('option', { name: area, exact: true }).waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    const discovery = new Discovery(page);
    await expect.poll(() => discovery.headingText()).toBe(`19 cafés in ${area}`);
    await expect.poll(() => discovery.area(area).isChecked()).toBe(true);
    await expect.poll(() => discovery.locationControl.inputValue()).toBe(area);
    await areaField(page).click();
    await page.getByRole('option', { name: 'All Locations', exact: true }).click();
    await discovery.expectTotal(TOTAL);
    await areaField(page).fill('nowhere');
    await page.getByText('No locations found').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => discovery.locationControl.inputValue()).toBe('All Locations');
    expect(await findViolations(page)).toEqual([]);
  });

  it('closes its list by Escape, and the sheet it is in by another', async () => {
    const page = await visit(at('/?area=all'), { size: 'phone' });
    await page
      .getByRole('button', { name: /^Filters/ })
      .filter({ visible: true })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const field = sheet.getByRole('combobox', { name: 'Find a location' });
    await field.fill('2450 quart');
    await sheet.getByRole('option').first().waitFor();
    await field.press('Escape');
    await sheet.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('');
    await field.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  });

  it('goes to the list from other pages, by a press or Enter alone', async () => {
    const page = await visit(at('/about'));
    const field = areaField(page);
    await field.fill('quarter 2450');
    await page.getByRole('option', { name: 'Quarter 2450' }).waitFor();
    await field.press('ArrowDown');
    expect(new URL(page.url()).pathname).toBe('/about');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('area') === 'Quarter 2450');
  });

  it('is a list of the largest where there are no scripts', async () => {
    const page = await visit(at('/about'), { javaScript: false });
    const { locationControl } = new Discovery(page);
    expect(await locationControl.selectOption('Quarter 0')).toEqual(['Quarter 0']);
  });
});
