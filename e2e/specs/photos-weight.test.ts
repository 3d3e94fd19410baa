import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../helper/browser.ts';
import { layoutShift } from '../helper/layout-shift.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

/** A face that comes late moves words sideways by some pixels, 0.0005; a photo without its room, a whole row. */
const FONTS_SHIFT = 0.001;

/** The paths and bytes of the photos that a page has loaded. */
async function loadedPhotos(page: Page): Promise<{ path: string; bytes: number }[]> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/photos/')),
  );
  return Promise.all(
    paths.map(async (path) => {
      const body = await (await page.request.get(path)).body();
      return { path, bytes: body.length };
    }),
  );
}

describe.each(['desktop', 'phone'] as const)('photos on a %s', (size) => {
  it('cause no layout shift when they load, in the list and on a cafe page', async () => {
    const page = await visit('/', { size });
    await quiet(page);
    expect((await loadedPhotos(page)).length).toBeGreaterThan(2);
    expect(await layoutShift(page)).toBeLessThan(FONTS_SHIFT);
    const cafe = await page.locator('li:has(picture) a').first().getAttribute('href');
    await page.goto(cafe!);
    await quiet(page);
    expect((await loadedPhotos(page)).length).toBeGreaterThan(0);
    expect(await layoutShift(page)).toBeLessThan(FONTS_SHIFT);
  });
});

it('weigh 250 kB at most on the first screen of a phone, in the small size and as AVIF', async () => {
  const page = await visit('/', { size: 'phone', context: { deviceScaleFactor: 3 } });
  await quiet(page);
  const photos = await loadedPhotos(page);
  expect(photos.length).toBeGreaterThan(2);
  for (const { path } of photos) expect(path).toMatch(/-480\.avif$/);
  expect(photos.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(250_000);
});

it('are a tenth darker in the dark theme, but not in the gallery', async () => {
  const page = await visit('/', { theme: 'dark' });
  const filterOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((image) => getComputedStyle(image).filter);
  expect(await filterOf('li picture > img')).toBe('brightness(0.9)');
  const cafe = await page.locator('li:has(picture) a').first().getAttribute('href');
  await page.goto(`${cafe}?photo=1`);
  await page.getByRole('dialog').waitFor();
  expect(await filterOf('[role=dialog] picture > img')).toBe('none');
});
