import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen } from '../drivers/auth.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';

const visit = useBrowser();
const product = useSharedProduct(visit);
const { open } = product;
const { openAdmin } = useAdmin(product);
const TOUCH = 44;

const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

/** By how much the page is wider than the screen. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const ADMIN_SCREENS = [
  '/admin?tab=import',
  '/admin?tab=cafes',
  '/admin?tab=filters',
  '/admin?tab=filters&view=apply',
  '/admin?tab=filters&view=organization',
  '/admin?tab=users',
  '/admin/cafes/new',
  '/admin/cafes/1',
  '/admin/merge?winner=1&loser=2',
];
const LARGE_TEXT_SCREENS = [
  '/',
  '/?q=ogawa',
  '/cafe/1',
  '/about',
  '/contact',
  '/privacy',
  '/nowhere',
  ...ADMIN_SCREENS,
  '/admin?tab=suggestions',
  '/profile',
  '/profile?tab=settings',
  '/profile?tab=suggestions',
  '/owner',
  '/suggest',
  '/cafe/1?report=',
  '/cafe/1?report=details',
  '/cafe/1?add-photo=',
  '/cafe/4?check=',
];
const AUTH_SCREENS = [
  '/auth',
  '/auth?tab=register',
  '/auth?tab=forgotPassword',
  '/auth?tab=resetPassword&reset=true',
];

/** Texts that do not fit into their box, but for those that are shortened by design. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '';
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isOpen = style.overflow === 'visible';
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (clientWidth <= 1 || clientHeight === 0 || isShortened) continue;
      if (/auto|scroll/.test(style.overflow) || element.closest('.sr-only, svg, textarea, select'))
        continue;
      const holdsText = isOpen
        ? [...element.childNodes].some(isText)
        : element.innerText.trim() !== '';
      // How far letters protrude from a line that is lower than they are.
      const letters = isOpen ? parseFloat(style.fontSize) / 5 : 1;
      if (
        !holdsText ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (scrollHeight > clientHeight + letters || scrollWidth > clientWidth + 1) {
        cut.push(`${element.tagName} ${element.className}: ${element.innerText.slice(0, 40)}`);
      }
    }
    return cut;
  });

/** Expects a screen to fit each of some widths, without loading it again. @param misfits what does not fit */
async function expectFits(
  page: Page,
  { path, widths }: { path: string; widths: readonly number[] },
  misfits: (page: Page) => Promise<unknown[]>,
): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    const message = `${path} at ${width} px`;
    await expect.poll(() => misfits(page), { message }).toEqual([]);
  }
}
const tooWide = async (page: Page) => {
  const pixels = await overhang(page);
  return pixels === 0 ? [] : [`${pixels} px too wide`];
};

it('with text twice as large nothing is cut, and no screen is wider than the window, at 390, 1024 and 1440 px', async () => {
  const page = await openAdmin('/admin', { drawsMap: true });
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of LARGE_TEXT_SCREENS) {
    await expectFits(page, { path, widths: [390, 1024, 1440] }, async () => [
      ...(await tooWide(page)),
      ...(await cutTexts(page)),
    ]);
  }
});

describe('320 and 390 px wide', () => {
  const widths = [320, 390];

  it('admins see each screen without overflow', async () => {
    const page = await openAdmin('/admin');
    for (const path of ADMIN_SCREENS) await expectFits(page, { path, widths }, tooWide);
  });

  it('the account screens do not overflow', async () => {
    const page = await open('about:blank');
    for (const path of AUTH_SCREENS) await expectFits(page, { path, widths }, tooWide);
  });

  it('admins and owners work without the public footer', async () => {
    const page = await openAdmin('/admin');
    for (const path of ['/admin?tab=users', '/admin/cafes/new', '/owner']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      expect(await page.getByRole('contentinfo').count()).toBe(0);
    }
    await page.goto('/profile');
    await page.getByRole('contentinfo').waitFor();
  });
});

describe('a cafe’s actions on a phone', () => {
  const NAME = 'Gracenote Coffee';
  const trigger = (page: Page) => page.getByRole('button', { name: /^Actions: Gracenote/ }).first();
  const openSheet = async (page: Page) => {
    await page.getByRole('searchbox', { name: 'Search cafés' }).fill(NAME);
    // The list follows what is typed with a delay.
    await page.getByText(/^\d+ of \d+ cafés in total$/).waitFor();
    await trigger(page).click();
    return page.getByRole('dialog', { name: new RegExp(`^${NAME}`) });
  };

  it('open as a sheet, in rows large enough for a finger, and return the focus', async () => {
    const page = await openAdmin('/admin?tab=cafes', { size: 'phone' });
    const sheet = await openSheet(page);
    const rows = sheet.getByRole('listitem');
    await rows.first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    for (const row of await rows.all())
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(TOUCH);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(trigger(page))).toBe(true);
    expect((await trigger(page).boundingBox())!.height).toBeGreaterThanOrEqual(TOUCH);
  });

  it('change its status, and delete it after confirmation', async () => {
    const page = await openAdmin('/admin?tab=cafes', { size: 'phone' });
    const screen = new AuthScreen(page);
    const sheet = await openSheet(page);
    await sheet.getByRole('button', { name: 'Archive' }).click();
    await screen.toast('Status updated').waitFor();
    await sheet.waitFor({ state: 'detached' });
    const count = await page.getByRole('button', { name: /^Actions: Gracenote/ }).count();
    await trigger(page).click();
    await sheet.getByRole('button', { name: 'Permanently Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Permanently Delete' }).click();
    await screen.toast('Café deleted').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: /^Actions: Gracenote/ }).count())
      .toBe(count - 1);
    await sheet.waitFor({ state: 'detached' });
  });
});

describe('discovery between phone and desktop', () => {
  it.each([900, 1024, 1199])('%i px wide: list, map, and filters from the left', async (width) => {
    const page = await visit('/?area=all', { size: { width, height: 768 }, drawsMap: true });
    expect(await overhang(page)).toBe(0);
    expect(await page.getByRole('complementary', { name: 'Filters' }).count()).toBe(0);
    const map = (await page.getByRole('region', { name: 'Café map' }).boundingBox())!;
    expect([map.x, map.width]).toEqual([480, width - 480]);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const { x, y, height, width: wide } = (await sheet.boundingBox())!;
    expect([x, y, wide, height]).toEqual([0, 0, 440, 768]);
    await sheet.getByRole('button', { name: /^Show \d+ cafés/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('button', { name: /^Filters/ }))).toBe(true);
  });

  it('from 1200 px the filters are beside the list', async () => {
    const page = await visit('/?area=all', { size: { width: 1200, height: 768 } });
    await page.getByRole('complementary', { name: 'Filters' }).waitFor();
    expect(await page.getByRole('button', { name: /^Filters/ }).count()).toBe(0);
  });
});
