import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus, holdsFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';
import { dragFinger } from '../helper/touch.ts';

const visit = useBrowser();
const gallery = (page: Page) => page.getByRole('dialog', { name: 'George Howell Coffee' });
const place = (page: Page, at: number) => gallery(page).getByText(`${at} of 6`, { exact: true });
const seeAll = (page: Page) => page.getByRole('link', { name: 'See all 6 photos' });

/** The demo's cafe with six photos. */
async function openCafe(options: Parameters<typeof visit>[1]): Promise<Page> {
  const page = await visit('/?q=george%20howell%20godfrey', options);
  const link = page.getByRole('link', { name: 'George Howell Coffee (Godfrey Hotel)' }).first();
  await page.goto((await link.getAttribute('href'))!);
  await seeAll(page).waitFor();
  // After hydration: an earlier press would follow the link to the gallery.
  await page.waitForLoadState('networkidle');
  return page;
}

describe.each(['desktop', 'phone'] as const)('the gallery on a %s', (size) => {
  it('moves by keys, does not wrap, traps the focus and returns it', async () => {
    const page = await openCafe({ size });
    await seeAll(page).press('Enter');
    await place(page, 1).waitFor();
    expect(await holdsFocus(gallery(page))).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await place(page, 2).waitFor();
    await page.keyboard.press('End');
    await place(page, 6).waitFor();
    await page.keyboard.press('ArrowRight');
    await gallery(page).getByText('Croissants, buns and slices of cake').waitFor();
    await gallery(page).getByText('Photo: Drawn for Cortado').last().waitFor();
    await quiet(page);
    expect(await place(page, 6).count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
    expect(await holdsFocus(gallery(page))).toBe(true);
    await page.keyboard.press('Home');
    await place(page, 1).waitFor();
    await gallery(page)
      .getByRole('button', { name: /^Photo 3 of 6/ })
      .click();
    await place(page, 3).waitFor();
    expect(new URL(page.url()).searchParams.get('photo')).toBe('3');
    await page.keyboard.press('Escape');
    await gallery(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => hasFocus(seeAll(page))).toBe(true);
  });

  it('closes by the back button, and opens from an address', async () => {
    const page = await openCafe({ size });
    await page.getByRole('link', { name: /^Photo 1 of 6/ }).click();
    await place(page, 1).waitFor();
    await page.goBack();
    await gallery(page).waitFor({ state: 'detached' });
    await seeAll(page).waitFor();
    await page.goto(`${page.url()}?photo=4`);
    await place(page, 4).waitFor();
    await gallery(page).getByRole('button', { name: 'Close' }).click();
    await gallery(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });
});

it('moves by a swipe on a phone, in the hero as well, and closes when it is dragged down', async () => {
  const page = await openCafe({ size: 'phone' });
  await dragFinger(page, { x: 330, y: 200 }, { x: -280 });
  await page.getByText('2 of 6', { exact: true }).waitFor();
  await seeAll(page).click();
  await place(page, 2).waitFor();
  await dragFinger(page, { x: 330, y: 400 }, { x: -280 });
  await place(page, 3).waitFor();
  await dragFinger(page, { x: 200, y: 300 }, { y: 260 });
  await gallery(page).waitFor({ state: 'detached' });
});

it('loads no more than the photos beside the one that is shown', async () => {
  const page = await openCafe({});
  const large: string[] = [];
  page.on('request', (request) => {
    if (/-1600\./.test(request.url())) large.push(request.url());
  });
  await seeAll(page).click();
  await place(page, 1).waitFor();
  await quiet(page);
  expect(large.length).toBeLessThanOrEqual(2);
});
