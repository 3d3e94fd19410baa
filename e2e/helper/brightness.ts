import type { Page } from 'playwright-core';

/** The mean of a PNG's colours, 0 black to 255 white, worked out by the browser that made it. */
export function meanBrightness(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const size = 16;
    const context = new OffscreenCanvas(size, size).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(picture, 0, 0, size, size);
    const values = [...context.getImageData(0, 0, size, size).data];
    const colours = values.filter((_, i) => i % 4 !== 3);
    return colours.reduce((sum, value) => sum + value, 0) / colours.length;
  }, png.toString('base64'));
}
