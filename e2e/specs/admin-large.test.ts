import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, expectToast } from '../drivers/auth.ts';
import { useAdmin } from '../helper/admin.ts';
import { ADMIN } from '../helper/admin-account.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdRequests } from '../helper/held-requests.ts';
import { useLargeProduct } from '../helper/large-product.ts';
import { quiet } from '../helper/quiet.ts';

const MANY = 50_000;

/** Every tenth cafe is a draft; as many users and entries of the activity. */
const STATEMENTS = [
  "update cafes set status = 'draft' where name like 'Roastery %9'",
  `insert into users (username, email, name, password)
   select 'member' || n, 'm' || n || '@example.com', 'Member ' || n, 'none' from generate_series(1, ${MANY}) n`,
  `insert into audit_entries (actor_name, action, subject_id, subject_name, before, after)
   select 'Somebody', 'cafe.status', id, name, '{"status":"draft"}', '{"status":"published"}' from cafes order by id`,
];

const visit = useBrowser();
const { origin } = useLargeProduct(MANY, {
  statements: STATEMENTS,
  settings: { SEED: 'boston', ADMIN_PASSWORD: ADMIN.password },
});
const { openAdmin, ask } = useAdmin({
  origin,
  open: (path, options) =>
    visit(new URL(path, origin()).href, {
      ...options,
      context: { baseURL: origin(), ...options?.context },
    }),
});

const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const rows = (page: Page) => page.locator('tbody > tr');
const names = (page: Page) => page.locator('tbody > tr p:first-of-type > a > bdi').allInnerTexts();
const link = (page: Page, to: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: to, exact: true });

describe('the table of 50,000 cafes', () => {
  it('loads a page of it, and the next one ahead', async () => {
    const page = await openAdmin('/admin?tab=import');
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) bytes += (await response.body()).length;
    });
    const next = page.waitForRequest(/\/api\/admin\/cafes\?.*offset=100/);
    await page.getByRole('tab', { name: 'Manage Cafes' }).click();
    await page.getByText('50,147 cafés in total').waitFor();
    expect(await rows(page).count()).toBe(100);
    await next;
    await quiet(page);
    expect(bytes).toBeLessThan(400_000);
    await page.route('**/api/admin/cafes?*', (route) => route.abort());
    const first = await names(page);
    await link(page, '2').click();
    await expect.poll(() => names(page)).not.toEqual(first);
    expect(page.url()).toMatch(/page=2$/);
    expect(await rows(page).count()).toBe(100);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(first);
  });

  it('is searched, filtered and sorted, and shows its rows until others are there', async () => {
    const page = await openAdmin('/admin?tab=cafes');
    await page.getByText('50,147 cafés in total').waitFor();
    const held = await holdRequests(page, '**/api/admin/cafes?*', (request) =>
      request.url().includes('q=ROASTERY'),
    );
    const before = await names(page);
    await search(page).fill('ROASTERY 4999');
    await expect.poll(held.count).toBe(1);
    expect(await names(page)).toEqual(before);
    await page.locator('[aria-busy="true"] > table').waitFor();
    await held.answer();
    await page.unroute('**/api/admin/cafes?*');
    await page.getByText('11 of 50,147 cafés in total').waitFor();
    expect(await names(page)).toEqual([
      'Roastery 4999',
      ...Array.from({ length: 10 }, (_, n) => `Roastery ${49_990 + n}`),
    ]);
    await page.getByRole('button', { name: 'Draft 2', exact: true }).click();
    await page.getByText('2 of 50,147 cafés in total').waitFor();
    await search(page).fill('');
    await page.getByRole('columnheader', { name: 'Neighborhood' }).getByRole('button').click();
    await expect.poll(() => rows(page).count()).toBe(100);
    await page.waitForURL(/tab=cafes&status=draft&sort=neighborhood$/);
    await search(page).fill('nowhere at all');
    await page.getByText('No cafes found. Try adjusting').waitFor();
  });

  it('has in its address what is typed, also when left at once and returned to', async () => {
    const page = await openAdmin('/admin?tab=users');
    await page.getByRole('tab', { name: 'Manage Cafes' }).click();
    await search(page).pressSequentially('roastery 77');
    await page.goBack();
    await page.getByText(/users in total/).waitFor();
    await page.goForward();
    await expect.poll(() => search(page).inputValue()).toBe('roastery 77');
    await page.getByText('111 of 50,147 cafés in total').waitFor();
    await link(page, '2').click();
    await expect.poll(() => rows(page).count()).toBe(11);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(11);
    expect(await link(page, '2').getAttribute('aria-current')).toBe('page');
    await page.goto(new URL('/admin?tab=cafes&page=9999', origin()).href);
    await expect.poll(() => rows(page).count()).toBe(47);
    expect(await link(page, '502').getAttribute('aria-current')).toBe('page');
  });

  it('shows a new status at once, and the old one again where it is refused', async () => {
    const page = await openAdmin('/admin?tab=cafes&q=roastery+31411');
    const row = rows(page).filter({ hasText: 'Roastery 31411' });
    const held = await holdRequests(
      page,
      '**/api/admin/cafes/*',
      (request) => request.method() === 'PATCH',
    );
    const menu = row.getByRole('button', { name: /^Actions: / });
    const archive = page.getByRole('menuitem', { name: 'Archive' });
    await menu.click();
    await archive.click();
    await row.getByText('Archived', { exact: true }).waitFor();
    await expect.poll(() => hasFocus(menu)).toBe(true);
    await held.abort();
    await expectToast(page, 'Status update failed');
    await row.getByText('Published', { exact: true }).waitFor();
    await menu.click();
    await archive.click();
    await row.getByText('Archived', { exact: true }).waitFor();
    await held.answer();
    await page.getByRole('button', { name: 'Archived 1', exact: true }).waitFor();
  });

  it('is selected across pages, and as a whole', async () => {
    const page = await openAdmin('/admin?tab=cafes&q=quarter');
    const all = page.getByRole('checkbox', { name: 'Select all cafés on this page' });
    const bulk = page.getByRole('group', { name: 'Selected cafés' });
    await all.check();
    await bulk.getByText('100 selected').waitFor();
    await link(page, '2').click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => all.isChecked()).toBe(false);
    await all.check();
    await bulk.getByText('200 selected').waitFor();
    await bulk.getByRole('button', { name: 'Select the first 5,000 found' }).click();
    await bulk.getByText('5,000 selected').waitFor();
    await bulk.getByRole('button', { name: 'Clear selection' }).click();

    await search(page).fill('roastery 123');
    await page.getByText('111 of 50,147 cafés in total').waitFor();
    await all.check();
    await bulk.getByRole('button', { name: 'Select all 111 found' }).click();
    await bulk.getByText('111 selected').waitFor();
    await bulk.getByRole('button', { name: 'Set as Draft' }).click();
    await new AuthScreen(page)
      .toast('Status updated')
      .getByText(/cafés were changed to draft/)
      .waitFor();
    await page.getByRole('button', { name: 'Draft 111', exact: true }).waitFor();
    const counts = await (await ask('GET', '/api/admin/cafes/counts?q=roastery+123')).json();
    expect(counts).toEqual({ draft: 111, published: 0, archived: 0, needsLook: 0 });
  });
});

describe('among 50,000 cafes', () => {
  it('one is picked by typing, to apply filters to', async () => {
    const page = await openAdmin('/admin?tab=filters');
    const panel = page.getByRole('region', { name: 'Apply filters to a café' });
    const field = panel.getByRole('combobox', { name: 'Café' });
    await field.fill('roastery 45678');
    await panel.getByRole('option', { name: /^Roastery 45678 · Quarter/ }).click();
    await panel.getByRole('heading', { name: 'Applied now' }).waitFor();
    expect(await field.inputValue()).toMatch(/^Roastery 45678 · Quarter/);
    await field.fill('nothing');
    await field.press('Tab');
    expect(await field.inputValue()).toMatch(/^Roastery 45678 · Quarter/);
    // A draft is not offered.
    await field.fill('roastery 45679');
    await page.waitForResponse(/q=roastery\+45679/);
    await expect.poll(() => panel.getByRole('option').count()).toBe(0);
  });

  it('the activity of one is shown, and that of all a page at a time', async () => {
    const page = await openAdmin('/admin?tab=import');
    const panel = page.getByRole('region', { name: 'Activity' });
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(20);
    await panel.getByRole('button', { name: 'Show older' }).click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(40);
    const field = panel.getByRole('combobox', { name: 'Show' });
    await field.fill('roastery 777');
    await panel.getByRole('option', { name: /^Roastery 777 · / }).click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1);
    await field.fill('');
    await panel.getByRole('option', { name: 'All cafés and filters' }).click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(40);
  });
});

it('50,000 users are searched, paged and deleted', async () => {
  const page = await openAdmin('/admin?tab=users');
  await page.getByText('50,001 users in total').waitFor();
  expect(await rows(page).count()).toBe(100);
  await link(page, '501').click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await search(page).fill('M4711@');
  await page.getByText('1 user in total').waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete user Member 4711' }).click();
  await page.getByText('No local users found').waitFor();
  await search(page).fill('');
  await page.getByText('50,000 users in total').waitFor();
});

it.each(['/admin?tab=cafes&page=250', '/admin?tab=users&page=250'])(
  '%s fits a phone',
  async (path) => {
    const page = await openAdmin(path, { size: 'phone' });
    await link(page, '250').waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
