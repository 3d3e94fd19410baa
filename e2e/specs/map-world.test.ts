import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MapView } from '../drivers/map.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';
import { watchConsole } from '../helper/console.ts';

const visit = useBrowser(WITH_WEBGL);
const WORLD = /\/assets\/world-[^/]+\.geojson$/;
const SAN_FRANCISCO = { latitude: 37.77, longitude: -122.42 };

/** The addresses of the world's data that a page requests. */
function watchWorld(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (WORLD.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const zoomOut = async (page: Page, times: number) => {
  for (let i = 0; i < times; i++) await page.getByRole('button', { name: 'Zoom out' }).click();
};

describe('the world around the bundled basemap', () => {
  it('is not loaded while the view stays in the region', async () => {
    const page = await visit('/about');
    const asked = watchWorld(page);
    await page.goto('/?area=all');
    const map = new MapView(page);
    await map.ready();
    await map.drag(-60, 40);
    await map.ready();
    expect(asked).toEqual([]);
  });

  it('is loaded once, compressed to 600 kB at most, when the view is zoomed out beyond it', async () => {
    const page = await visit('/?area=all');
    const map = new MapView(page);
    await map.ready();
    const asked = watchWorld(page);
    const messages = watchConsole(page);
    const answered = page.context().waitForEvent('response', (one) => WORLD.test(one.url()));
    await zoomOut(page, 4);
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(await response.headerValue('content-encoding')).toBe('br');
    expect(Number(await response.headerValue('content-length'))).toBeLessThan(600_000);
    await zoomOut(page, 5);
    await map.ready();
    expect(asked).toHaveLength(1);
    expect(messages).toEqual([]);
  });

  it('is there where the visitor is, far from the region', async () => {
    const page = await visit('/about', { location: SAN_FRANCISCO });
    const answered = page.context().waitForEvent('response', (one) => WORLD.test(one.url()));
    await page.goto('/?area=all');
    await page.getByRole('button', { name: 'Show my location' }).click();
    expect((await answered).status()).toBe(200);
  });

  it('that cannot be loaded does not affect the map and its markers', async () => {
    const page = await visit('/?area=all');
    await page.context().route(WORLD, (route) => route.abort());
    const map = new MapView(page);
    await map.ready();
    const failed = page.context().waitForEvent('requestfailed', (one) => WORLD.test(one.url()));
    await zoomOut(page, 5);
    await failed;
    await map.clusters.first().waitFor();
    expect(await page.getByText('Map Loading Error').count()).toBe(0);
  });
});
