import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, expectToast, newMember } from '../drivers/auth.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdRequests } from '../helper/held-requests.ts';

const product = useAccountsProduct(useBrowser());
const { open, origin } = product;
const { openAdmin, ask } = useAdmin(product);
const CAFES = '/admin?tab=cafes';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions: ${name}`, exact: true });
const action = (page: Page, name: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${name}: `) });
const isPublic = async (name: string) => {
  const cafes = (await (await fetch(`${origin()}/api/cafes`)).json()) as { name: string }[];
  return cafes.some((cafe) => cafe.name === name);
};

describe('the admin’s cafes', () => {
  it('are searched, filtered and counted', async () => {
    const page = await openAdmin(CAFES);
    await page.getByText('147 cafés in total').waitFor();
    await page.getByRole('button', { name: /^Draft/ }).click();
    await page.getByText('35 of 147 cafés in total').waitFor();
    await page.getByRole('button', { name: /^All/ }).click();
    await page.getByRole('searchbox', { name: 'Search cafés' }).fill('OGAWA');
    await row(page, 'Ogawa Coffee').waitFor();
    await page.getByRole('searchbox', { name: 'Search cafés' }).fill('nowhere at all');
    await page
      .getByText('No cafes found. Try adjusting your filters or import some cafes.')
      .waitFor();
  });

  it('are filtered by buttons that appear with their counts, or without them if those fail', async () => {
    const page = await openAdmin('/legal');
    const counts = await holdRequests(page, '**/api/admin/cafes/counts*', () => true);
    const draft = page.getByRole('button', { name: /^Draft/ });
    const rows = page.getByRole('table');
    await page.goto(CAFES);
    await rows.waitFor();
    expect(await draft.isVisible()).toBe(false);
    await counts.answer();
    await page.getByRole('button', { name: 'Draft 35' }).waitFor();
    await page.reload();
    await rows.waitFor();
    await counts.abort();
    await draft.click();
    await page
      .getByText(/^35 of /)
      .or(page.getByText('35 cafés in total'))
      .waitFor();
  });

  it('are published, drafted and archived, for visitors at once', async () => {
    const page = await openAdmin(CAFES);
    const name = 'Ogawa Coffee';
    const screen = new AuthScreen(page);
    const change = async (wanted: string, status: string) => {
      await menuOf(page, name).click();
      await action(page, wanted).click();
      await screen
        .toast('Status updated')
        .getByText(`Cafe status has been changed to ${status}`)
        .waitFor();
    };
    await menuOf(page, name).press('Enter');
    await expect.poll(() => hasFocus(action(page, 'Edit'))).toBe(true);
    expect(await action(page, 'Publish').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(action(page, 'Set as Draft'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(menuOf(page, name))).toBe(true);
    await change('Set as Draft', 'draft');
    await expect.poll(() => hasFocus(menuOf(page, name))).toBe(true);
    expect(await isPublic(name)).toBe(false);
    await row(page, name).getByText('Draft', { exact: true }).waitFor();
    await change('Archive', 'archived');
    await change('Publish', 'published');
    expect(await isPublic(name)).toBe(true);
  });

  it('are deleted for good, after confirmation', async () => {
    const page = await openAdmin(CAFES);
    const name = 'Barismo';
    const trigger = menuOf(page, name);
    const dialog = page.getByRole('alertdialog', { name: `Permanently delete ${name}?` });
    await trigger.click();
    await action(page, 'Permanently Delete').click();
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => hasFocus(trigger)).toBe(true);
    await trigger.click();
    await action(page, 'Permanently Delete').click();
    await dialog.getByRole('button', { name: 'Permanently Delete' }).click();
    await new AuthScreen(page)
      .toast('Café deleted')
      .getByText(`${name} has been permanently deleted`)
      .waitFor();
    await page.getByText('146 cafés in total').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  });

  it('say why a change failed', async () => {
    const page = await openAdmin(CAFES);
    await page.route('**/api/admin/cafes/*', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Actions: / })
      .first()
      .click();
    await action(page, 'Archive').click();
    await expectToast(page, 'Status update failed');
  });
});

describe('the admin’s list', () => {
  it('is sorted, and stays where it was after an edit', async () => {
    const page = await openAdmin(CAFES);
    await page.getByRole('columnheader', { name: 'Neighborhood' }).getByRole('button').click();
    await page.getByRole('columnheader', { name: 'Neighborhood', exact: true }).waitFor();
    const sorted = page.locator('th[aria-sort="ascending"]');
    await expect.poll(() => sorted.innerText()).toBe('Neighborhood');
    await page.getByRole('searchbox', { name: 'Search cafés' }).fill('coffee');
    await page.getByRole('button', { name: /^Published/ }).click();
    await page.waitForURL(/q=coffee&status=published/);
    const counts = await (await ask('GET', '/api/admin/cafes/counts?q=coffee')).json();
    const total = `${(counts as { published: number }).published} of 146 cafés in total`;
    await page.getByText(total, { exact: true }).waitFor();
    await page.getByRole('row').nth(4).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /^Edit / }).waitFor();
    await page.getByRole('link', { name: 'Manage Cafes' }).click();
    await page.getByText(total, { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search cafés' }).inputValue())
      .toBe('coffee');
    await expect.poll(() => sorted.innerText()).toBe('Neighborhood');
  });

  it('changes the status of all that are selected, and says which it could not', async () => {
    const made = await ask('POST', '/api/admin/import-cafes', { location: 'Boston, MA' });
    expect(made.status).toBe(200);
    const page = await openAdmin('/admin?tab=cafes&status=draft');
    await page.getByRole('checkbox', { name: 'Select all cafés on this page' }).check();
    const bulk = page.getByRole('group', { name: 'Selected cafés' });
    const count = Number.parseInt(await bulk.getByText(/selected$/).innerText(), 10);
    expect(count).toBeGreaterThan(3);
    await bulk.getByRole('button', { name: 'Archive' }).click();
    await new AuthScreen(page)
      .toast('Status updated')
      .getByText(`${count} cafés were changed to archived`)
      .waitFor();
    await bulk.waitFor({ state: 'detached' });
    await page.getByText('No cafes found.').waitFor();
  });

  it('reports a change of many that changed none as failed, and leaves them selected', async () => {
    // A draft may have no description yet.
    const content =
      'name,address,latitude,longitude\nBare One,1 Elm St,42.1,-71.1\nBare Two,9 Oak St,42.2,-71.2';
    const looked = await ask('POST', '/api/admin/imports/file', { name: 'bare.csv', content });
    const { batch } = (await looked.json()) as { batch: { id: number } };
    await ask('POST', `/api/admin/imports/${batch.id}/run`, { include: [] });
    const state = async () => {
      const answer = await ask('GET', `/api/admin/imports/${batch.id}`);
      return ((await answer.json()) as { state: string }).state;
    };
    await expect.poll(state).toBe('done');
    const page = await openAdmin(CAFES);
    await page.getByRole('searchbox', { name: 'Search cafés' }).fill('Bare');
    // The list follows what is typed with a delay.
    await page.getByText(/^2 of \d+ cafés in total$/).waitFor();
    await page.getByRole('checkbox', { name: 'Select all cafés on this page' }).check();
    const bulk = page.getByRole('group', { name: 'Selected cafés' });
    await bulk.getByRole('button', { name: 'Publish' }).click();
    await new AuthScreen(page)
      .toast('Status update failed')
      .getByText(/^Not changed: Bare (One, Bare Two|Two, Bare One) \(/)
      .waitFor();
    await bulk.getByText('2 selected').waitFor();
    await bulk.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  });
});

describe('the admin’s users', () => {
  it('are listed and deleted once confirmed', async () => {
    const member = newMember('leaving.user');
    const other = await open('/auth?tab=register');
    await new AuthScreen(other).register(member);
    await other.waitForURL(/:\d+\/$/);
    const page = await openAdmin('/admin?tab=users');
    const remove = page.getByRole('button', { name: `Delete user ${member.name}` });
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await remove.click();
    expect(asked).toEqual([`Are you sure you want to delete user ${member.name}?`]);
    page.once('dialog', (dialog) => void dialog.accept());
    await remove.click();
    await new AuthScreen(page)
      .toast('User deleted')
      .getByText('The user has been successfully removed from the database.')
      .waitFor();
    await row(page, member.email).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect(await row(page, 'admin@localhost').getByRole('button').count()).toBe(0);
    await other.goto('/profile');
    await other.waitForURL(/\/auth/);
  });
});

it('test users are offered only where a setting asks for it', async () => {
  const page = await openAdmin();
  await page.getByRole('button', { name: 'Import Cafes' }).waitFor();
  expect(await page.getByRole('button', { name: 'Create Test User' }).count()).toBe(0);
});
