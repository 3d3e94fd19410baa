import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MapView } from '../drivers/map.ts';
import { cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser(WITH_WEBGL);

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const edges = (one: Locator): Promise<Edges> =>
  one.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

const isInside = (inner: Edges, outer: Edges): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

/** A map with one pin, moved so that the pin's point lies so far from the map's left and top edge; less than 0 is from the right and the bottom. */
async function pinAt(page: Page, from: { x: number; y: number }) {
  const [cafe] = await cafes('?q=ogawa');
  const map = new MapView(page);
  const pin = map.marker(cafe!.name).first();
  await pin.waitFor();
  await quiet(page);
  const box = await edges(map.container);
  const now = await edges(pin);
  const x = from.x < 0 ? box.right + from.x : box.left + from.x;
  const y = from.y < 0 ? box.bottom + from.y : box.top + from.y;
  // Starts beside the pin, which would be pressed, to a place within the map.
  const beside = { x: from.x < 0 ? -60 : 60, y: from.y < 0 ? -60 : 60 };
  await map.drag(x - (now.left + now.right) / 2, y - now.bottom, beside);
  await expect.poll(async () => Math.abs((await edges(pin)).bottom - y)).toBeLessThan(2);
  const shape = pin.locator('span').first();
  return { name: cafe!.name, map, pin, shape };
}

describe('a pin that is pressed near the lower edge of a phone', () => {
  const MAP = '/?q=ogawa&view=map';

  it('moves above its card, without a search, and moves back with it', async () => {
    const page = await visit(MAP, { size: 'phone' });
    const { name, map, pin, shape } = await pinAt(page, { x: 200, y: -130 });
    const [before, address] = [await edges(pin), page.url()];
    await map.open(name);
    const card = page.getByRole('region', { name, exact: true });
    expect(before.top).toBeGreaterThan((await edges(card)).top);
    await expect
      .poll(async () => (await edges(shape)).bottom)
      .toBeLessThan((await edges(card)).top);
    expect(isInside(await edges(shape), await edges(map.container))).toBe(true);
    expect(page.url()).toBe(address);
    await page.getByRole('button', { name: 'Search this area' }).waitFor();
    await pin.press('Escape');
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => edges(pin)).toEqual(before);
  });

  it('does not move the map after the visitor has moved it', async () => {
    const page = await visit(MAP, { size: 'phone' });
    const { name, map, pin } = await pinAt(page, { x: 200, y: -130 });
    await map.open(name);
    await map.drag(-40, 30, { x: 0, y: -100 });
    const moved = await edges(pin);
    await page.mouse.click(60, (await edges(map.container)).top + 150);
    await page.getByRole('region', { name, exact: true }).waitFor({ state: 'detached' });
    await quiet(page);
    expect(await edges(pin)).toEqual(moved);
  });
});

describe('a pin that is pressed near an edge of a desktop’s map', () => {
  it.each([
    ['left', { x: 12, y: 400 }],
    ['top', { x: 200, y: 30 }],
    ['right', { x: -12, y: 400 }],
    ['lower', { x: 200, y: -4 }],
  ])('comes into sight with its popup: the %s edge', async (_, at) => {
    const page = await visit('/?q=ogawa');
    const { name, map, pin, shape } = await pinAt(page, at);
    const [before, box] = [await edges(pin), await edges(map.container)];
    await map.open(name);
    const popup = page.getByRole('dialog', { name });
    await expect.poll(async () => isInside(await edges(shape), box)).toBe(true);
    expect(isInside(await edges(popup), box)).toBe(true);
    // The larger one of the open cafe is at the same point.
    expect((await edges(shape)).bottom).toBe((await edges(pin)).bottom);
    await pin.press('Escape');
    await expect.poll(() => edges(pin)).toEqual(before);
  });

  it('shows its whole popup on a low screen', async () => {
    const page = await visit('/?q=ogawa', { size: { width: 1024, height: 480 } });
    const { name, map } = await pinAt(page, { x: 200, y: 160 });
    await map.open(name);
    const box = await edges(map.container);
    await expect
      .poll(async () => isInside(await edges(page.getByRole('dialog', { name })), box))
      .toBe(true);
  });
});
