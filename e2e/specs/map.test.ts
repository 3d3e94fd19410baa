import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { cafes } from '../helper/api.ts';
import { meanBrightness } from '../helper/brightness.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';
import { hasFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser(WITH_WEBGL);

describe('the map', () => {
  it('shows every cafe of the list, as pins or inside named clusters', async () => {
    const map = new MapView(await visit('/?area=all'));
    await map.ready();
    const names = await map.clusters.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name) => /^\d+ cafés/.test(name))).toBe(true);
  });

  it('has the cafes of the page as pins with their ranks, none of which covers another', async () => {
    const page = await visit('/?area=Back+Bay');
    const map = new MapView(page);
    await map.marker('1. ').first().waitFor();
    const ranks = await page.locator('li[data-cafe]').count();
    expect(ranks).toBeGreaterThan(5);
    const boxes = await Promise.all(
      Array.from({ length: ranks }, async (_, i) => {
        const pin = map.container.getByRole('button', { name: new RegExp(`^${i + 1}\\. `) });
        return (await pin.locator('> *').boundingBox())!;
      }),
    );
    const middles = boxes.map(({ x, y, width }) => ({ x: x + width / 2, y }));
    const gaps = middles.flatMap((one, i) =>
      middles.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(20);
  });

  it('is drawn without the streets that have a licence of their own', async () => {
    const page = await visit('about:blank');
    await page.route(/boston-osm.*\.pmtiles/, (route) => route.abort());
    await page.goto('/?area=all');
    await new MapView(page).ready();
    expect(await page.getByText('Map Loading Error').count()).toBe(0);
  });

  it('opens a cluster where it is pressed', async () => {
    const { page } = new Discovery(await visit('/?area=all'));
    const map = new MapView(page);
    await map.ready();
    const before = await map.clusters.first().getAttribute('aria-label');
    await map.clusters.first().press('Enter');
    await expect
      .poll(async () => {
        const names = await map.clusters.evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label')),
        );
        return names.includes(before);
      })
      .toBe(false);
  });

  it('shows a cafe in a popup, with its two links', async () => {
    const page = await visit('/?q=ogawa');
    const map = new MapView(page);
    const [ogawa] = await cafes('?q=ogawa');
    await map.open(ogawa!.name);
    await expect.poll(() => map.popup.getAttribute('href')).toBe(`/cafe/${ogawa?.id}`);
    const link = page.getByRole('link', { name: /View on Maps/ });
    const target = new URL((await link.getAttribute('href')) ?? '');
    const wanted = target.searchParams.get('query') ?? '';
    expect(wanted).toContain(ogawa?.name);
    expect(wanted).toContain(ogawa?.area);
    expect(wanted).toContain('Boston MA');
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
  });

  it.each(['q=ogawa', 'area=Leather+District'])(
    'has room for the area in it: %s',
    async (query) => {
      const page = await visit(`/?${query}`, { seed: 'boston' });
      const [cafe] = await cafes(`?${query}`, 'boston');
      await new MapView(page).open(cafe!.name);
      const popup = page.getByRole('dialog', { name: cafe!.name });
      const area = popup.getByText(cafe!.area, { exact: true });
      expect(await area.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    },
  );

  it('works by keyboard: Enter opens a pin and moves the focus into it, Escape closes it and returns the focus', async () => {
    const page = await visit('/?q=ogawa');
    const map = new MapView(page);
    const [ogawa] = await cafes('?q=ogawa');
    const marker = map.marker(ogawa?.name ?? '').first();
    await marker.focus();
    await page.keyboard.press('Enter');
    await map.popup.waitFor();
    await expect.poll(() => hasFocus(map.popup)).toBe(true);
    await page.keyboard.press('Escape');
    await map.popup.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(marker)).toBe(true);
  });

  it('leaves out a cafe without a position, says so in the log, and the list has it', async () => {
    const page = await visit('/about');
    const lost: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'debug') lost.push(message.text());
    });
    await page.route(/\/api\/cafes\?/, async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { latitude: string }[];
      list[0]!.latitude = 'nowhere';
      await route.fulfill({ response, json: list });
    });
    const [first] = await cafes('?q=tatte');
    await new Discovery(page).search('tatte');
    await page.locator(`[data-cafe="${first!.id}"]`).getByText('Distance unavailable').waitFor();
    const map = new MapView(page);
    await map.container.waitFor();
    await expect.poll(() => lost.join()).toContain(String(first!.id));
  });

  it('moves to whatever takes the focus beyond its edge', async () => {
    const map = new MapView(await visit('/?area=all'));
    await map.ready();
    const { x, y, width, height } = (await map.container.boundingBox())!;
    const marks = map.container.locator('button[data-kind]');
    const isInSight = async (index: number) => {
      const box = (await marks.nth(index).boundingBox())!;
      return box.x >= x && box.y >= y && box.x <= x + width && box.y <= y + height;
    };
    const sight = await Promise.all([...Array(await marks.count()).keys()].map(isInSight));
    const beyond = sight.indexOf(false);
    expect(beyond).toBeGreaterThanOrEqual(0);
    const name = (await marks.nth(beyond).getAttribute('aria-label'))!;
    await marks.nth(beyond).focus();
    await expect
      .poll(async () => {
        const box = await map.page.getByRole('button', { name, exact: true }).boundingBox();
        return box !== null && box.x >= x && box.y >= y && box.x <= x + width;
      })
      .toBe(true);
  });

  it('and the list highlight each other’s cafes', async () => {
    const page = await visit('/?q=ogawa');
    const discovery = new Discovery(page);
    const map = new MapView(page);
    const [ogawa] = await cafes('?q=ogawa');
    const marker = map.marker(ogawa?.name ?? '').first();
    await marker.waitFor();
    await page.mouse.move(0, 0);
    const look = () =>
      marker.evaluate((pin) => [pin.className, JSON.stringify(pin.dataset)].join());
    const row = discovery.entries.first();
    const rowLook = () => row.evaluate((entry) => getComputedStyle(entry).backgroundColor);
    const [quietPin, quietRow] = [await look(), await rowLook()];
    await row.hover();
    await expect.poll(look).not.toBe(quietPin);
    await page.mouse.move(0, 0);
    await expect.poll(rowLook).toBe(quietRow);
    await marker.hover();
    await expect.poll(rowLook).not.toBe(quietRow);
  });

  it('searches where it was moved to, on request', async () => {
    const page = await visit('/?area=all');
    const discovery = new Discovery(page);
    const map = new MapView(page);
    await map.ready();
    expect(await page.getByRole('button', { name: 'Search this area' }).count()).toBe(0);
    await map.drag(250, 0);
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect.poll(() => discovery.query).toContain('bbox=');
    const bbox = new URLSearchParams(discovery.query).get('bbox');
    await discovery.expectTotal((await cafes(`?bbox=${bbox}`)).length);
    await discovery.chip('Map area').click();
    await discovery.expectTotal(105);
  });

  it('says where nothing is found', async () => {
    const page = await visit('/?q=zzzzqqqq');
    await page.getByRole('heading', { name: 'No Cafés Found', exact: true }).waitFor();
  });

  it('loads without a request to any other host', async () => {
    const page = await visit('/about');
    const hosts = new Set<string>();
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).host);
    });
    await page.goto('/?area=all');
    await new MapView(page).ready();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

describe('the map by eye', () => {
  it.each(['light', 'dark'] as const)('has a %s style of its own', async (theme) => {
    const page = await visit('/?area=all', { theme });
    const map = new MapView(page);
    await map.ready();
    await quiet(page);
    const image = await map.container.screenshot();
    const brightness = await meanBrightness(page, image);
    expect(brightness > 128).toBe(theme === 'light');
  });
});

describe('without WebGL', () => {
  const visitWithout = useBrowser();

  it('the map says so without loading what draws it, and the list works', async () => {
    const page = await visitWithout('/?area=all');
    const discovery = new Discovery(page);
    await page.getByText('Map Loading Error').waitFor();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts.filter((name) => /MapPane.*js$|maplibre/.test(name))).toEqual([
      expect.stringContaining('MapPane'),
    ]);
    await discovery.option('Wifi').check();
    await discovery.expectTotal((await cafes('?features=wifi')).length);
  });

  it("a cafe's page says so and works", async () => {
    const [cafe] = await cafes();
    const page = await visitWithout(`/cafe/${cafe?.id}`);
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.getByText(/API Loading Error|Map Loading Error/).waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('tabpanel', { name: 'Details' }).waitFor();
  });
});
