import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { registerMember } from '../helper/visitor.ts';

// With the log, jobs have the request that queued them.
const product = useAccountsProduct(useBrowser(), { LOG_REQUESTS: 'true' });
const { origin, mailbox } = product;
const { openAdmin } = useAdmin(product);

const HEALTH = '/admin?tab=health';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const summary = (page: Page) => page.locator('[data-panel] h2').first();

async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
}

it('has its tab visible on a phone, also once another one shows a count', async () => {
  const page = await openAdmin('/about', { size: 'phone' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/admin/suggestions/counts', async (route) => {
    await held;
    await route.fulfill({ json: { open: 7, accepted: 0, declined: 0 } });
  });
  await page.goto(new URL(HEALTH, origin()).href);
  const tab = page.getByRole('tab', { name: 'Health' });
  const row = page.getByRole('tablist', { name: 'Admin Dashboard' });
  const isAtEnd = () =>
    row.evaluate(
      (tabs) => tabs.scrollLeft > 0 && tabs.scrollLeft + tabs.clientWidth >= tabs.scrollWidth - 1,
    );
  await expect.poll(isAtEnd).toBe(true);
  const before = await tab.evaluate((one: HTMLElement) => one.offsetLeft);
  letGo();
  await page.getByRole('tab', { name: 'Suggestions 7' }).waitFor();
  await expect
    .poll(() => tab.evaluate((one: HTMLElement) => one.offsetLeft))
    .toBeGreaterThan(before);
  await expect.poll(isAtEnd).toBe(true);
});

/** A member whose notice of a new password the mail server refuses for good, and whose confirmation it refused before. */
async function failMails() {
  mailbox().refuse(1, 550);
  await registerMember(origin(), 'refused');
  await expect.poll(() => mailbox().refusalsLeft()).toBe(0);
  const mara = await registerMember(origin(), 'mara');
  const { text } = await mailbox().latestTo('mara@example.org');
  const token = /confirm-email#(\S+)/.exec(text!)![1];
  await mara.send(`${origin()}/api/confirm-email`, 'POST', { token });
  mailbox().refuse(1, 550);
  const change = { currentPassword: 'A good one 4 nodes', newPassword: 'Quite 1 other for nodes' };
  const answer = await mara.send(`${origin()}/api/change-password`, 'POST', change);
  expect(answer.status).toBe(200);
  await expect.poll(() => mailbox().refusalsLeft()).toBe(0);
  return answer.headers.get('x-request-id')!;
}

it.each([
  ['a laptop', 1280, 800],
  ['a phone', 390, 844],
])('says on %s the state of each part, and what needs action', async (_name, width, height) => {
  const page = await openAdmin(HEALTH);
  await page.setViewportSize({ width, height });
  await card(page, 'Database').getByText('Reads and writes are working.').waitFor();
  await card(page, 'Database').getByText('Embedded, ').waitFor();
  await card(page, 'Catalog').getByText('Visitors see all changes.').waitFor();
  await card(page, 'Email').getByText('Emails are sent by the SMTP server.').waitFor();
  await card(page, 'Jobs').getByText('No jobs have failed.').waitFor();
  await card(page, 'Backups')
    .getByText(/^There is no backup\. Set BACKUP_EVERY_HOURS/)
    .waitFor();
  await card(page, 'Server').getByText(process.versions.node).waitFor();
  expect(await summary(page).textContent()).toMatch(/^[12] issues? needs? attention$/);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overhang()).toBe(0);
});

it('has a failed mail sent again, and dismisses one whose link is gone', async () => {
  const requestId = await failMails();
  const page = await openAdmin(HEALTH);
  const failed = card(page, 'Failed jobs');
  await failed.waitFor();
  await card(page, 'Jobs').getByText('2 jobs failed. See below.').waitFor();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await failed.getByText(/\b550 /).count()).toBe(2);
  expect(await failed.getByText(/so it can’t be tried again/).count()).toBe(1);

  const ofMara = failed
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Try again/ }) });
  await ofMara.getByText(requestId, { exact: true }).click();
  const selected = () => page.evaluate(() => String(getSelection()));
  expect(await selected()).toBe(requestId);

  const retries = failed.getByRole('button', { name: /^Try again: Email: / });
  expect(await retries.count()).toBe(1);
  await retries.click();
  await expect.poll(() => hasFocus(summary(page))).toBe(true);
  await card(page, 'Jobs').getByText('1 job failed. See below.').waitFor();
  await expect.poll(() => mailbox().countTo('mara@example.org')).toBe(2);

  await failed.getByRole('button', { name: /^Dismiss: Email: / }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await failed.waitFor({ state: 'detached' });
  await card(page, 'Jobs').getByText('No jobs have failed.').waitFor();
});

it('shows what it knows while the server does not answer, and says that it is old', async () => {
  const page = await openAdmin(HEALTH);
  await card(page, 'Database').waitFor();
  await page.clock.install();
  await page.route('**/api/admin/health', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Health did not load' }).waitFor();
  await page.unroute('**/api/admin/health');
  await page.getByRole('button', { name: 'Try again' }).click();
  const known = await card(page, 'Database').innerText();
  await page.route('**/api/admin/health', (route) => route.abort());
  await page.clock.runFor(60_000);
  await page
    .getByRole('alert')
    .getByText(/seeing data from/)
    .waitFor();
  expect(await card(page, 'Database').innerText()).toBe(known);
});
