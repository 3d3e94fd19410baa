import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MapView } from '../drivers/map.ts';
import { Walk } from '../drivers/walk.ts';
import { useBrowser } from '../helper/browser.ts';
import { watchConsole } from '../helper/console.ts';
import { holdGoogle, serveGoogle, withoutGoogle } from '../helper/google-maps.ts';
import { googleProduct, type MapProduct } from '../helper/map-products.ts';

const visit = useBrowser();

interface Place {
  id: number;
  latitude: string;
  longitude: string;
}
const SCRIPT = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/;

describe('Google’s map', () => {
  let product: MapProduct;
  beforeAll(async () => {
    product = await googleProduct();
  });
  afterAll(() => product.stop());

  const open = async (google: (page: Page) => Promise<unknown>, path = '/?area=all') => {
    const page = await visit(`${product.origin}/about`, { context: { baseURL: product.origin } });
    await google(page);
    await page.clock.install();
    await page.goto(path);
    return page;
  };
  const saysOnDiscovery = async (page: Page) => {
    await page.getByRole('heading', { name: 'Map Loading Error' }).waitFor();
    await page
      .getByText('Failed to load the Google Maps service. Please check your API key configuration.')
      .waitFor();
    await page.getByText(/^Showing 1-10 of \d+ cafés$/).waitFor();
  };

  it('is requested with the key, as the content policy allows, and shows the clusters as buttons', async () => {
    const page = await visit(`${product.origin}/about`, { context: { baseURL: product.origin } });
    await serveGoogle(page);
    const messages = watchConsole(page);
    const script = page.waitForRequest(SCRIPT);
    await page.goto('/?area=all');
    const address = new URL((await script).url());
    expect(address.searchParams.get('key')).toBe('a-key');
    await new MapView(page).ready();
    expect(messages).toEqual([]);
  });

  it('says that the key is refused, and the page works', async () => {
    const page = await open((one) => serveGoogle(one, true));
    await saysOnDiscovery(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await saysOnDiscovery(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('gives up a script that never loads', async () => {
    const page = await open(holdGoogle, '/about');
    const asked = page.waitForRequest(SCRIPT);
    await page.goto('/?area=all');
    await asked;
    await page.clock.fastForward(20_000);
    await saysOnDiscovery(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('can be tried again once its script loads', async () => {
    const page = await open(withoutGoogle);
    await saysOnDiscovery(page);
    await serveGoogle(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await new MapView(page).clusters.first().waitFor();
  });

  it('fails on a cafe’s page in its own words', async () => {
    const [cafe] = (await (await fetch(`${product.origin}/api/cafes`)).json()) as { id: number }[];
    const page = await open(withoutGoogle, `/cafe/${cafe!.id}`);
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.getByRole('heading', { name: 'API Loading Error' }).waitFor();
    await page
      .getByText('Could not load Google Maps API. Please check your connection and API key.')
      .waitFor();
  });

  it('has the way on foot, in either theme, and the step that has the focus is thicker', async () => {
    const cafes = (await (await fetch(`${product.origin}/api/cafes`)).json()) as Place[];
    const { id, latitude, longitude } = cafes[0]!;
    const page = await visit(`${product.origin}/about`, {
      location: { latitude: Number(latitude) + 0.004, longitude: Number(longitude) },
      context: { baseURL: product.origin },
    });
    await serveGoogle(page);
    await page.goto(`/cafe/${id}/walk`);
    const map = page.locator('[data-google-map]');
    const lines = () => map.getAttribute('data-lines');
    await expect.poll(lines).toBe('8 4 0');
    const { steps } = new Walk(page);
    await steps.getByRole('button').first().focus();
    await expect.poll(lines).toBe('8 4 6');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => map.getAttribute('style')).toContain('rgb(34, 34, 34)');
    await expect.poll(lines).toBe('8 4 6');
  });
});
