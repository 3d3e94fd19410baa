import type { Page } from 'playwright-core';

/** Where two layers meet, a pixel or two of an edge are smoothed by how a page came about. */
const MAX_STRAY_PIXELS = 2;

/**
 * A screenshot of the visible part of a page; without the map, whose painting takes its time, and
 * without the number of cafes that are open, which depends on the server's clock and may change between two pictures.
 */
export function picture(page: Page): Promise<Buffer> {
  return page.screenshot({
    animations: 'disabled',
    mask: [
      page.locator('section[aria-label*="map" i]'),
      page.locator('label:has-text("Open now") > :last-child'),
    ],
  });
}

/** A picture once nothing changes any more: fonts and drawings come in their own time. */
export async function stillPicture(page: Page): Promise<Buffer> {
  let before = await picture(page);
  for (;;) {
    // Fonts are requested once there is a layout, which the first picture has made sure of.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const now = await picture(page);
    if (now.equals(before)) return now;
    before = now;
  }
}

/** Where two pictures differ, in words that are empty where they do not; worked out by the browser that made them. */
export function difference(page: Page, before: Buffer, after: Buffer): Promise<string> {
  return page.evaluate(
    async ([one, other, maxStray]) => {
      const read = async (base64: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [a, b] = await Promise.all([read(one), read(other)]);
      if (a.width !== b.width || a.height !== b.height) return 'They are not of one size.';
      const differing = new Set<number>();
      a.data.forEach((value, at) => {
        // Edges are smoothed by shades that no eye distinguishes.
        if (Math.abs(value - b.data[at]!) > 24) differing.add(Math.floor(at / 4));
      });
      if (differing.size <= maxStray) return '';
      const xs = new Set([...differing].map((pixel) => pixel % a.width));
      const ys = new Set([...differing].map((pixel) => Math.floor(pixel / a.width)));
      const span = (all: Set<number>) => `${Math.min(...all)} to ${Math.max(...all)}`;
      return `They differ from x ${span(xs)} and y ${span(ys)}.`;
    },
    [before.toString('base64'), after.toString('base64'), MAX_STRAY_PIXELS] as const,
  );
}
