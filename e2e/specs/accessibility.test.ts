import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpAt } from '../drivers/members.ts';
import { useAdmin } from '../helper/admin.ts';
import { cafes } from '../helper/api.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';
import { useSharedProduct } from '../helper/shared-product.ts';

const visit = useBrowser();
const product = useSharedProduct(visit);
const { openAdmin } = useAdmin(product);

/** What axe finds once the page has come to rest. */
async function violationsAtRest(page: Page) {
  await quiet(page);
  return findViolations(page);
}

interface Screens {
  /** Those with a map are drawn with it. */
  map: readonly string[];
  guest: readonly string[];
  member: readonly string[];
  /** Each with a button that is there once its data are. */
  admin: readonly (readonly [path: string, button: string])[];
}

const DESKTOP: Screens = {
  map: ['/', '/?area=all&roastLevels=medium&features=wifi&page=1', '/?area=all&view=map'],
  guest: [
    '/?q=zzzzqqqq',
    '/about',
    '/contact',
    '/no-such-page',
    '/cafe/999999',
    '/suggest',
    '/auth',
    '/auth?tab=register',
    '/auth?tab=forgotPassword',
    '/auth?tab=resetPassword&reset=true',
    '/password-reset/7',
    '/confirm-email',
    '/newsletter/unsubscribe',
  ],
  member: [
    ...['favorites', 'ratings', 'preferences', 'settings'].map((tab) => `/profile?tab=${tab}`),
    '/owner',
  ],
  admin: [
    ['/admin', 'Import Cafes'],
    ['/admin?tab=cafes', 'Published'],
    ['/admin?tab=filters', 'Add Category'],
    ['/admin?tab=filters&view=organization', 'Reset Order'],
    ['/admin?tab=users', 'Refresh'],
    ['/admin/cafes/new', 'Add cafe'],
  ],
};
/** One of each kind: their parts are checked in both themes in `parts.test.ts`. */
const PHONE: Screens = {
  map: ['/', '/?area=all&view=map'],
  guest: ['/about', '/no-such-page', '/suggest', '/auth?tab=register'],
  member: ['/profile?tab=preferences', '/profile?tab=settings', '/owner'],
  admin: [
    ['/admin?tab=cafes', 'Published'],
    ['/admin?tab=filters&view=organization', 'Reset Order'],
  ],
};

describe.each([
  { size: 'desktop', theme: 'light', screens: DESKTOP },
  { size: 'phone', theme: 'dark', screens: PHONE },
] as const)('axe finds nothing on a $size in $theme', ({ size, theme, screens }) => {
  const expectNone = async (page: Page, path: string) =>
    expect.soft([path, await violationsAtRest(page)]).toEqual([path, []]);

  it.each([
    ['without a map', screens.guest, false],
    ['with a map', screens.map, true],
  ] as const)('on the screens of a guest %s', async (_, paths, drawsMap) => {
    const page = await visit('about:blank', { size, theme, drawsMap });
    for (const path of paths) {
      await page.goto(path);
      await expectNone(page, path);
    }
  });

  it('on the screens of a member', async () => {
    const page = await product.open('about:blank', { size, theme });
    await signUpAt(page, `axe.${size}`);
    for (const path of screens.member) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNone(page, path);
    }
  });

  it('on the screens of an admin', async () => {
    const page = await openAdmin('/admin', { size, theme });
    const [cafe] = await product.cafesOf();
    const form = [`/admin/cafes/${cafe!.id}`, 'Save changes'] as const;
    for (const [path, button] of [...screens.admin, form]) {
      await page.goto(path);
      await page.getByRole('main').getByRole('button', { name: button }).first().waitFor();
      await expectNone(page, path);
    }
  });

  it('on the tabs of a cafe', async () => {
    const [cafe] = await cafes();
    const page = await visit(`/cafe/${cafe?.id}`, { size, theme, drawsMap: true });
    for (const name of ['Details', 'Map', 'Reviews']) {
      await page.getByRole('tab', { name }).click();
      await expectNone(page, name);
    }
  });

  it('with everything expanded', async () => {
    const page = await visit('/?area=all', { size, theme });
    if (size === 'phone') {
      await page
        .getByRole('button', { name: /^Filters/ })
        .filter({ visible: true })
        .click();
      await page.getByRole('dialog').waitFor();
    }
    await page.getByRole('button', { name: 'Additional' }).filter({ visible: true }).click();
    expect(await violationsAtRest(page)).toEqual([]);
  });
});

/** What has the focus, as assistive technology would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase()} ${name.trim()}`;
  });

describe('by keyboard', () => {
  it('every stop of the list shows its focus', async () => {
    const page = await visit('/');
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      const visible = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return true;
        const rings = [element, element.closest('label, li, form, div')].map((one) => {
          const style = one ? getComputedStyle(one) : null;
          const outlined = style && style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
          return Boolean(outlined) || Boolean(style && style.boxShadow !== 'none');
        });
        const sibling = element.nextElementSibling && getComputedStyle(element.nextElementSibling);
        return rings.some(Boolean) || (sibling ? sibling.outlineStyle !== 'none' : false);
      });
      expect(visible ? '' : await focused(page)).toBe('');
    }
  });

  it('tabs show their focus, and not where one is pressed', async () => {
    const page = await visit('/auth');
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    await page.getByRole('tab', { name: 'Create Account' }).click();
    expect(await focused(page)).toBe('button Create Account');
    expect(await ring()).toBe('none');
    await page.keyboard.press('ArrowLeft');
    // Radix moves the focus in a later task.
    await expect.poll(() => focused(page)).toBe('button Login');
    expect(await ring()).toBe('solid');
  });

  it('a cafe is found, opened and left', async () => {
    const page = await visit('/?area=all');
    await page.getByRole('combobox', { name: 'Search cafés' }).filter({ visible: true }).focus();
    await page.keyboard.type('ogawa');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?q=ogawa');
    const link = page.getByRole('main').getByRole('list').getByRole('link', { name: /ogawa/i });
    await link.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cafe/*');
    await page.getByRole('heading', { level: 1, name: /ogawa/i }).waitFor();
  });

  it('announces the page that a link has opened', async () => {
    const page = await visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).press('Enter');
    await page.waitForURL('**/about');
    await expect.poll(() => page.title()).toMatch(/About/);
  });

  it('filters are selected with Space', async () => {
    const page = await visit('/?area=all');
    const option = page.getByRole('checkbox', { name: /^Wifi/ });
    await option.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain('features=wifi');
    await expect.poll(() => hasFocus(option)).toBe(true);
  });
});

describe('with less motion, more zoom and forced colors', () => {
  it('nothing is lost at 200 %', async () => {
    const page = await visit('/', { size: { width: 720, height: 450 } });
    await page.getByRole('combobox', { name: 'Search cafés' }).filter({ visible: true }).waitFor();
    await page
      .getByRole('button', { name: /^Filters/ })
      .filter({ visible: true })
      .waitFor();
    const fits = await page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    );
    expect(fits).toBe(true);
  });

  it('ticks can be distinguished in forced colors', async () => {
    const page = await visit('/?roastLevels=medium', {
      context: { forcedColors: 'active' },
    });
    const ticked = page.getByRole('checkbox', { name: /^Medium Roast/ });
    const blank = page.getByRole('checkbox', { name: /^Light Roast/ });
    const picture = async (one: typeof ticked) =>
      (
        await one.locator('xpath=ancestor::label').locator('[aria-hidden]').first().screenshot()
      ).toString('base64');
    expect(await picture(ticked)).not.toBe(await picture(blank));
  });
});
