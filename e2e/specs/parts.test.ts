import { describe, expect, it } from 'vitest';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';
import { useSharedProduct } from '../helper/shared-product.ts';

const { open } = useSharedProduct(useBrowser());
const PARTS = '/dev/parts';

describe.each(['light', 'dark'] as const)('all parts in %s', (theme) => {
  it('have nothing that axe finds', async () => {
    const page = await open(PARTS, { theme });
    await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor();
    await quiet(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

it('fit on the narrowest screen', async () => {
  const page = await open(PARTS, { size: { width: 320, height: 844 } });
  await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor();
  const widths = () => [document.documentElement.scrollWidth, window.innerWidth];
  expect(await page.evaluate(widths)).toEqual([320, 320]);
});
