import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MapView } from '../drivers/map.ts';
import { meanBrightness } from '../helper/brightness.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';
import { watchConsole } from '../helper/console.ts';
import { serveGoogle, withoutGoogle } from '../helper/google-maps.ts';
import {
  bundledProduct,
  googleProduct,
  styleProduct,
  tilesProduct,
  type MapProduct,
} from '../helper/map-products.ts';

const visit = useBrowser(WITH_WEBGL);
const CAFE = 'Ogawa';
const SAN_FRANCISCO = { latitude: 37.77, longitude: -122.42 };
const ONE_CAFE = '/?q=ogawa&area=all';
/** The list and the map alone: what is drawn without a graphics card costs by its size. */
const SIZE = { width: 1000, height: 900 };

interface Source {
  name: string;
  start: () => Promise<MapProduct>;
  /** Whether it has a light and a dark look. */
  hasThemes: boolean;
  /** Where the visitor is, and so where the map is opened, before it goes to what is found. */
  location?: typeof SAN_FRANCISCO;
  /** Before a page loads its map. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Breaks the data of the map, before a page loads it; absent where another source has the same. */
  spoil?: (page: Page) => Promise<unknown>;
}

const withoutWebGl = (page: Page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

const SOURCES: readonly Source[] = [
  { name: 'the bundled map', start: bundledProduct, hasThemes: true, spoil: withoutWebGl },
  {
    name: 'the world around the bundled map',
    start: bundledProduct,
    hasThemes: true,
    location: SAN_FRANCISCO,
  },
  {
    name: 'a file of tiles',
    start: tilesProduct,
    hasThemes: true,
    spoil: (page) =>
      page
        .context()
        .route('**/map-tiles.pmtiles', (route) =>
          route.fulfill({ status: 206, body: 'This is no PMTiles archive. '.repeat(20) }),
        ),
  },
  {
    name: 'a style of another host',
    start: styleProduct,
    hasThemes: false,
    spoil: (page) => page.context().route('**/style.json', (route) => route.abort()),
  },
  {
    name: 'Google',
    start: googleProduct,
    hasThemes: true,
    prepare: (page) => serveGoogle(page),
    spoil: withoutGoogle,
  },
];

interface Spot {
  x: number;
  y: number;
}

/** Where a marker's place is on the map, from its top left corner, in pixels. */
const spotOf = (marker: Locator): Promise<Spot> =>
  marker.evaluate((element) => {
    const { m41, m42 } = new DOMMatrix(getComputedStyle(element).transform);
    return { x: m41, y: m42 };
  });

const middleOf = async (map: MapView): Promise<Spot> => {
  const box = (await map.container.boundingBox())!;
  return { x: box.width / 2, y: box.height / 2 };
};

/** Within two pixels: browsers and engines round. */
const near = ({ x, y }: Spot) => ({
  x: expect.closeTo(x, -0.6) as number,
  y: expect.closeTo(y, -0.6) as number,
});
const plus = (a: Spot, x: number, y: number): Spot => ({ x: a.x + x, y: a.y + y });
/** Where there is nothing but the map, from its middle. */
const GROUND = { x: -100, y: 200 };
/** What is over a narrow map leaves 60 pixels less room below than above. */
const MAX_OFF_MIDDLE = 32;

async function expectThemes(page: Page, map: MapView): Promise<void> {
  const brightness = async () => meanBrightness(page, await map.container.screenshot());
  const light = await brightness();
  expect(light).toBeGreaterThan(150);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeLessThan(light - 100);
}

describe.each(SOURCES)('a map of $name', ({ start, hasThemes, location, prepare, spoil }) => {
  let product: MapProduct;
  beforeAll(async () => {
    product = await start();
  });
  afterAll(() => product.stop());

  const visitBlank = () =>
    visit('about:blank', {
      size: SIZE,
      ...(location && { location }),
      context: { baseURL: product.origin },
    });
  const visitMap = async () => {
    const page = await visitBlank();
    await prepare?.(page);
    await page.goto(ONE_CAFE);
    const map = new MapView(page);
    const marker = map.marker(CAFE).first();
    await marker.waitFor();
    const offMiddle = async () => {
      const [spot, middle] = await Promise.all([spotOf(marker), middleOf(map)]);
      return Math.hypot(spot.x - middle.x, spot.y - middle.y);
    };
    await expect.poll(offMiddle).toBeLessThan(MAX_OFF_MIDDLE);
    return { page, map, marker, fitted: await spotOf(marker) };
  };

  it('is fitted, moved and zoomed, its markers stay on their places, and it reports what is visible', async () => {
    const { page, map, marker, fitted } = await visitMap();
    await map.drag(-120, 80, GROUND);
    const moved = plus(fitted, -120, 80);
    await expect.poll(() => spotOf(marker)).toEqual(near(moved));
    await page.getByRole('button', { name: 'Zoom out' }).click();
    const middle = await middleOf(map);
    const nearer = { x: (moved.x + middle.x) / 2, y: (moved.y + middle.y) / 2 };
    await expect.poll(() => spotOf(marker)).toEqual(near(nearer));
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => spotOf(marker)).toEqual(near(moved));

    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('bbox')).not.toBeNull();
    const box = new URL(page.url()).searchParams.get('bbox')!.split(',').map(Number);
    const [west = 0, south = 0, east = 0, north = 0] = box;
    const found = (await (await fetch(`${product.origin}/api/cafes?q=ogawa`)).json()) as {
      latitude: string;
      longitude: string;
    }[];
    const { latitude, longitude } = found[0]!;
    const { width, height } = (await map.container.boundingBox())!;
    // So near that the earth is flat.
    const x = ((Number(longitude) - west) / (east - west)) * width;
    const y = ((north - Number(latitude)) / (north - south)) * height;
    expect(await spotOf(marker)).toEqual(near({ x, y }));
  });

  it('holds a popup at its marker, closed by a click on the map, takes over the theme, preserves its center when its size changes, leaves nothing behind, and comes back', async () => {
    const { page, map, marker, fitted } = await visitMap();
    const messages = watchConsole(page);
    await map.open(CAFE);
    const popup = page.locator('dialog[open]').filter({ has: map.popup });
    const gapOf = async () => {
      const [box, spot, frame] = await Promise.all([
        popup.boundingBox(),
        spotOf(marker),
        map.container.boundingBox(),
      ]);
      return { x: box!.x - frame!.x - spot.x, y: box!.y - frame!.y - spot.y };
    };
    const gap = await gapOf();
    await map.drag(40, 50, GROUND);
    const dragged = plus(fitted, 40, 50);
    await expect.poll(() => spotOf(marker)).toEqual(near(dragged));
    await expect.poll(gapOf).toEqual(near(gap));
    const frame = (await map.container.boundingBox())!;
    await page.mouse.click(frame.x + 30, frame.y + 300);
    await popup.waitFor({ state: 'hidden' });

    if (hasThemes) await expectThemes(page, map);
    expect(await spotOf(marker)).toEqual(near(dragged));

    const before = await middleOf(map);
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect.poll(() => middleOf(map)).not.toEqual(before);
    const after = await middleOf(map);
    const moved = plus(dragged, after.x - before.x, after.y - before.y);
    await expect.poll(() => spotOf(marker)).toEqual(near(moved));

    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('canvas, [data-google-map]').count()).toBe(0);
    await page.goBack();
    await marker.waitFor();
    expect(messages).toEqual([]);
  });

  it.runIf(spoil)('says where it cannot be shown, and the page goes on', async () => {
    const page = await visitBlank();
    await spoil!(page);
    await page.goto(ONE_CAFE);
    await page.getByRole('heading', { name: 'Map Loading Error' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(CAFE) })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.getByRole('heading', { name: 'API Loading Error' }).waitFor();
  });
});
