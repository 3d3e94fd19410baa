import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { liftByKey } from '../helper/keyboard-drag.ts';

const product = useAccountsProduct(useBrowser());
const { origin } = product;
const { openAdmin, ask } = useAdmin(product);

interface Category {
  id: number;
  name: string;
  display_name: string;
  options: { display_name: string }[];
}

const categories = async () =>
  (await (await fetch(`${origin()}/api/filter-categories`)).json()) as Category[];
const card = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions: ${name}`, exact: true });
const choose = async (page: Page, name: string, action: string) => {
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: action }).click();
};

describe('categories and options', () => {
  it('are added, renamed in place and deleted, for visitors at once', async () => {
    const page = await openAdmin('/admin?tab=filters');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await dialog.getByText('Please fill in all required fields').first().waitFor();
    const name = dialog.getByRole('textbox', { name: 'Internal name' });
    await expect.poll(() => hasFocus(name)).toBe(true);
    await name.fill('vibe');
    await dialog.getByRole('textbox', { name: 'Display name' }).fill('Music');
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await dialog.getByText('There is already a category with this name.').waitFor();
    await name.fill('music');
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await expectToast(page, 'Filter category created successfully');
    await card(page, 'Music').getByText('No options yet').waitFor();

    await page.getByRole('button', { name: 'Add Option to Music' }).click();
    await dialog.getByRole('button', { name: 'Add Option' }).click();
    await dialog.getByText('Please select a category and fill in all fields').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Value' }).fill('vinyl');
    await dialog.getByRole('textbox', { name: 'Display name' }).fill('Vinyl');
    await dialog.getByRole('button', { name: 'Add Option' }).click();
    await expectToast(page, 'Filter option created successfully');

    await choose(page, 'Vinyl', 'Edit');
    const field = page.getByRole('textbox', { name: 'Display name of Vinyl' });
    await expect.poll(() => hasFocus(field)).toBe(true);
    await field.fill('Nothing of the kind');
    await field.press('Escape');
    await choose(page, 'Vinyl', 'Edit');
    await field.fill(' ');
    await expect
      .poll(() => field.evaluate((one) => one.ariaDescribedByElements?.[0]?.textContent))
      .toBe('Please fill in all required fields');
    await field.fill('Records');
    await field.press('Enter');
    await expectToast(page, 'Filter option updated successfully');
    await expect.poll(() => hasFocus(menuOf(page, 'Records'))).toBe(true);
    const music = (await categories()).find((one) => one.name === 'music');
    expect(music?.options.map((option) => option.display_name)).toEqual(['Records']);

    await choose(page, 'Records', 'Edit');
    const synonyms = page.getByRole('textbox', { name: 'Synonyms of Records' });
    await synonyms.fill('LPs, vinyl, lps,');
    await synonyms.press('Enter');
    await synonyms.waitFor({ state: 'detached' });
    await choose(page, 'Records', 'Edit');
    await expect.poll(() => synonyms.inputValue()).toBe('lps, vinyl');
    await synonyms.press('Escape');

    await choose(page, 'Records', 'Delete option');
    await page.getByText('No café or member uses it.').waitFor();
    await page.getByRole('button', { name: 'Delete option', exact: true }).click();
    await expectToast(page, 'Filter option deleted successfully');
    await expect
      .poll(() => hasFocus(page.getByRole('heading', { level: 2, name: 'Music' })))
      .toBe(true);
    await choose(page, 'Music', 'Delete category');
    await page.getByText('Its 0 options are deleted too.').waitFor();
    await page.getByRole('button', { name: 'Delete category', exact: true }).click();
    await expectToast(page, 'Filter category deleted successfully');
    await card(page, 'Music').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect((await categories()).some((one) => one.name === 'music')).toBe(false);
  });

  it('are collapsed on a phone, but the first, and expand by a tap', async () => {
    const page = await openAdmin('/admin?tab=filters', { size: 'phone' });
    await card(page, 'Roast Level').getByText('Light Roast', { exact: true }).waitFor();
    const vibe = card(page, 'Vibe');
    expect(await vibe.getByText('Quiet').isVisible()).toBe(false);
    const fold = vibe.getByText('5 options');
    expect((await fold.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await fold.tap();
    await vibe.getByText('Quiet').waitFor();
  });

  it('say how many cafes lose them, and built-in categories cannot be deleted', async () => {
    const page = await openAdmin('/admin?tab=filters');
    await choose(page, 'Roaster', 'Delete category');
    await page.getByText(/\d+ cafés and 0 members use it and will lose it\./).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await card(page, 'Features').getByText('Built-in').waitFor();
    expect(await menuOf(page, 'Features').count()).toBe(0);
  });

  it('are applied to a published cafe', async () => {
    const page = await openAdmin('/admin?tab=filters');
    const panel = page.getByRole('region', { name: 'Apply filters to a café' });
    await panel.getByRole('button', { name: 'Apply filters' }).click();
    await expectToast(page, 'Please select a café and at least one filter option');
    await panel.getByRole('combobox', { name: 'Café' }).fill('ogawa');
    await panel.getByRole('option', { name: 'Ogawa Coffee · Downtown' }).click();
    await panel.getByRole('heading', { name: 'Applied now' }).waitFor();
    expect(await panel.getByText('Vibe: Quiet').count()).toBe(0);
    await panel.getByRole('checkbox', { name: 'Quiet' }).check();
    await panel.getByRole('button', { name: 'Apply filters (1)' }).click();
    await expectToast(page, 'Filters applied to café successfully');
    await panel.getByText('Vibe: Quiet').waitFor();
    const found = await fetch(`${origin()}/api/cafes?dynamicFilter_vibe=quiet`);
    expect(((await found.json()) as { name: string }[]).map(({ name }) => name)).toEqual([
      'Ogawa Coffee',
    ]);
  });
});

describe('the order of categories', () => {
  const VIEW = '/admin?tab=filters&view=organization';
  const names = async (page: Page) => {
    const up = page.getByRole('button', { name: /^Move .+ up$/ });
    await up.first().waitFor();
    return up.evaluateAll((buttons) =>
      buttons.map((button) => /^Move (.+) up$/.exec(button.ariaLabel!)![1]),
    );
  };
  const saved = async () => (await categories()).map((one) => one.display_name);

  it('is changed by buttons, saved at once and the same after a reload', async () => {
    const page = await openAdmin(VIEW);
    const before = await names(page);
    await page.getByRole('button', { name: 'Move Brewing Method up' }).click();
    await expectToast(page, 'Filter organization updated successfully');
    const after = [before[1], before[0], ...before.slice(2)];
    await expect.poll(() => names(page)).toEqual(after);
    expect(await saved()).toEqual(after);
    await page.reload();
    await page.getByRole('button', { name: 'Reset Order' }).click();
    await expectToast(page, 'Order reset to current saved state');
    await expect.poll(() => names(page)).toEqual(after);
    const first = page.getByRole('button', { name: `Move ${after[0]} up` });
    await expect.poll(() => first.getAttribute('aria-disabled')).toBe('true');
  });

  it('is changed by keys: Space lifts, arrows move, Escape cancels', async () => {
    const page = await openAdmin(VIEW);
    const before = await names(page);
    const handle = page.getByRole('button', { name: 'Reorder Seating' });
    const at = before.indexOf('Seating');
    await liftByKey(handle, `Seating is over position ${at + 1}`);
    await page.keyboard.press('ArrowDown');
    await page.getByText(`Seating is over position ${at + 2}`).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('Seating is back where it was.').waitFor({ state: 'attached' });
    await expect.poll(() => names(page)).toEqual(before);
    await expect.poll(() => hasFocus(handle)).toBe(true);
    await liftByKey(handle, `Seating is over position ${at + 1}`);
    await page.keyboard.press('ArrowDown');
    await page.getByText(`Seating is over position ${at + 2}`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expectToast(page, 'Filter organization updated successfully');
    expect((await names(page)).indexOf('Seating')).toBe(at + 1);
    expect((await saved()).indexOf('Seating')).toBe(at + 1);
  });

  it('is changed by dragging', async () => {
    const page = await openAdmin(VIEW);
    const before = await names(page);
    const last = before.at(-1)!;
    const handle = page.getByRole('button', { name: `Reorder ${last}` });
    await handle.scrollIntoViewIfNeeded();
    const from = (await handle.boundingBox())!;
    const to = (await page
      .getByRole('button', { name: `Reorder ${before.at(-2)}` })
      .boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y, { steps: 8 });
    await page.mouse.up();
    await expectToast(page, 'Filter organization updated successfully');
    expect((await names(page)).at(-2)).toBe(last);
  });

  it('is reverted where the server refuses it', async () => {
    const page = await openAdmin(VIEW);
    const before = await names(page);
    // Nor can the saved order be refetched.
    await page.route('**/api/admin/filter-categories**', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .click();
    await expectToast(page, 'Failed to update filter organization');
    await expect.poll(() => names(page)).toEqual(before);
    expect((await ask('GET', '/api/admin/filter-categories')).status).toBe(200);
  });
});
