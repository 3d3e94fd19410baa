import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { changedLooks, readLooks, type Looks } from '../helper/looks.ts';
import { quiet } from '../helper/quiet.ts';

const product = useSharedProduct(useBrowser());
const { openAdmin } = useAdmin(product);

/** Navigates as a link does, without loading the page again. */
const goTo = (page: Page, path: string) =>
  page.evaluate((target) => history.pushState(null, '', target), path);

/** Waits until a screen is there, with its styles. */
async function arrive(page: Page): Promise<void> {
  await page.locator('#content h1').waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Waits until nothing of the screen is on its way. */
async function settle(page: Page): Promise<void> {
  await arrive(page);
  await quiet(page);
}

async function expectRolesInCells(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).waitFor();
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const role = headings.indexOf('Role');
  const roleCell = page.getByRole('row').nth(1).getByRole('cell').nth(role);
  const cell = (await roleCell.boundingBox())!;
  const badge = (await roleCell.getByText('Admin', { exact: true }).boundingBox())!;
  expect(badge.x).toBeGreaterThanOrEqual(cell.x);
  expect(badge.y).toBeGreaterThanOrEqual(cell.y);
  expect(badge.x + badge.width).toBeLessThanOrEqual(cell.x + cell.width);
  expect(badge.y + badge.height).toBeLessThanOrEqual(cell.y + cell.height);
}

describe('a screen’s styles', () => {
  it('leave the roles of users in their cells', async () => {
    const page = await openAdmin('/admin?tab=users');
    await expectRolesInCells(page);
    await goTo(page, '/profile?tab=preferences');
    await page.getByRole('tab', { name: /preferences/i, selected: true }).waitFor();
    await goTo(page, '/admin?tab=users');
    await expectRolesInCells(page);
  });

  it('leave the filters’ heading below the header', async () => {
    const page = await openAdmin('/admin?tab=filters');
    await page.getByRole('button', { name: /Add Category/ }).waitFor();
    await goTo(page, '/?roastLevels=medium');
    const header = (await page.getByRole('banner').boundingBox())!;
    const filters = page.getByRole('complementary', { name: 'Filters' });
    for (const part of [
      filters.getByRole('heading', { name: 'Filters' }),
      filters.getByRole('button', { name: /Clear all/ }),
    ])
      await expect
        .poll(async () => (await part.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header.y + header.height);
  });

  it('are the same whatever screens came before', async () => {
    const [cafe] = await product.cafesOf();
    const screens = [
      '/',
      `/cafe/${cafe!.id}`,
      `/cafe/${cafe!.id}?tab=reviews`,
      '/about',
      '/contact',
      '/no-such-page',
      ...['favorites', 'ratings', 'preferences', 'settings'].map((tab) => `/profile?tab=${tab}`),
      ...['cafes', 'import', 'users', 'filters', 'activity'].map((tab) => `/admin?tab=${tab}`),
      '/admin/cafes/new',
      `/admin/cafes/${cafe!.id}`,
    ];
    const fresh = new Map<string, Looks>();
    const page = await openAdmin('/');
    for (const path of screens) {
      await page.goto(path);
      await settle(page);
      fresh.set(path, await readLooks(page));
    }
    for (const path of screens) await goTo(page, path).then(() => arrive(page));
    for (const path of screens) {
      await goTo(page, path);
      await settle(page);
      await expect
        .poll(async () => changedLooks(fresh.get(path)!, await readLooks(page)), { message: path })
        .toEqual([]);
    }
  });
});
