import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';
import { holdAll, holdRequests, isPost, watchChanges } from '../helper/held-requests.ts';

const product = useSharedProduct(useBrowser());
const { open, ownCafe } = product;
const { openAdmin, ask } = useAdmin(product);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isWrite = (request: Request) => request.method() !== 'GET';

async function becomeOwner(page: Page, username: string) {
  await signUpAt(page, username);
  const cafe = await ownCafe();
  await page.request.post(`/api/cafes/${cafe.id}/claim`, { data: { note: 'Mine.' } });
  const queue = await ask('GET', `/api/admin/suggestions?kind=claim&cafeId=${cafe.id}`);
  const [claim] = (await queue.json()) as { id: number }[];
  const accepted = await ask('POST', `/api/admin/suggestions/${claim!.id}/accept`, {});
  expect(accepted.ok).toBe(true);
  return cafe;
}

/** The form of a cafe with a field for its phone, and what its changes are sent to. */
const FORMS = {
  async admin() {
    const cafe = await ownCafe();
    const page = await openAdmin(`/admin/cafes/${cafe.id}`);
    return { page, path: `/api/admin/cafes/${cafe.id}`, saved: 'Cafe updated' };
  },
  async owner() {
    const page = await open('/');
    const cafe = await becomeOwner(page, 'slow.owner');
    await page.goto(`/owner/${cafe.id}`);
    return { page, path: `/api/owner/cafes/${cafe.id}`, saved: 'Saved' };
  },
};

describe.each(['admin', 'owner'] as const)('the form of an %s', (who) => {
  it('is editable again once its change is saved, however long the lists take', async () => {
    const { page, path, saved } = await FORMS[who]();
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('617-555-0150');
    const writes = await holdRequests(page, `**${path}`, isWrite);
    const sent = watchChanges(page, path);
    await phone.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(writes.count).toBe(1);
    await button(page, 'Saving...').waitFor();
    const letGo = await holdAll(page, /\/api\/(?!.*hours\/preview)/);
    await writes.answer();
    await expectToast(page, saved);
    await button(page, 'Save changes').waitFor();
    await expect.poll(() => hasFocus(phone)).toBe(true);
    // What is typed now is not overwritten by late answers.
    await phone.fill('617-555-0151');
    letGo();
    await quiet(page);
    expect(await phone.inputValue()).toBe('617-555-0151');
    expect(sent).toEqual([`PUT ${path}`]);
  });
});

it('a report is sent once however often it is pressed, and what was typed stays where it fails', async () => {
  const cafe = await ownCafe();
  const page = await open(`/cafe/${cafe.id}?report=details`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('617-555-0170');
  const writes = await holdRequests(page, '**/reports', isPost);
  const sent = watchChanges(page, '/api/cafes');
  await button(page, 'Send correction').dblclick();
  await expect.poll(writes.count).toBe(1);
  await writes.abort();
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('617-555-0170');
  await button(page, 'Send correction').dblclick();
  await writes.answer();
  await dialog.getByRole('heading', { name: /^Thank you/ }).waitFor();
  expect(sent).toHaveLength(2);
});

it('a suggestion is sent once however often it is pressed', async () => {
  const page = await open('/suggest');
  await page.getByRole('textbox', { name: 'Name' }).fill('Slow Cafe');
  await page.getByRole('combobox', { name: 'Address' }).fill('1 Slow St');
  const writes = await holdRequests(page, '**/api/suggestions', isPost);
  const sent = watchChanges(page, '/api/suggestions');
  await button(page, 'Send suggestion').dblclick();
  await expect.poll(writes.count).toBe(1);
  await writes.abort();
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Slow Cafe');
  await button(page, 'Send suggestion').dblclick();
  await writes.answer();
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  expect(sent).toHaveLength(2);
});

it('a suggestion with hours that can’t be sent yet says so', async () => {
  const page = await open('/suggest');
  await page.getByRole('textbox', { name: 'Name' }).fill('Slow Cafe');
  await page.getByRole('combobox', { name: 'Address' }).fill('1 Slow St');
  await button(page, 'Add hours').click();
  const hours = page.getByRole('group', { name: 'Hours' });
  await button(page, 'Add hours to Monday').click();
  const to = hours.getByLabel('Monday, to');
  // As it opens.
  await to.fill('8 am');
  await to.blur();
  const sent = watchChanges(page, '/api/suggestions');
  await button(page, 'Send suggestion').click();
  await expectToast(page, 'The hours can’t be saved yet');
  await expect.poll(() => hasFocus(hours)).toBe(true);
  expect(sent).toEqual([]);
});

it('a password is changed once however often it is pressed, and the button works again after a pause', async () => {
  const page = await open('/');
  const member = await signUpAt(page, 'slow.member', '/profile?tab=settings');
  const fill = async () => {
    await page.getByLabel('Current password').fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill('Another good one 7');
    await page.getByLabel('Confirm new password').fill('Another good one 7');
  };
  await fill();
  const writes = await holdRequests(page, '**/api/change-password', isPost);
  const sent = watchChanges(page, '/api/change-password');
  await button(page, 'Change Password').dblclick();
  await expect.poll(writes.count).toBe(1);
  await writes.abort();
  await button(page, 'Change Password').waitFor();
  const letGo = await holdAll(page, '**/api/user/sessions');
  await button(page, 'Change Password').dblclick();
  await writes.answer();
  await expectToast(page, 'Success');
  await button(page, 'Change Password').waitFor();
  letGo();
  expect(sent).toHaveLength(2);
});

it('a rating is sent once however often it is pressed, and shown at once', async () => {
  const cafe = await ownCafe();
  const page = await open('/');
  await signUpAt(page, 'slow.rater', `/cafe/${cafe.id}?tab=reviews`);
  await page.getByRole('radio', { name: '4 stars' }).click();
  const writes = await holdRequests(page, '**/ratings', isPost);
  const sent = watchChanges(page, `/api/cafes/${cafe.id}/ratings`);
  await button(page, 'Submit Rating').dblclick();
  await expect.poll(writes.count).toBe(1);
  const letGo = await holdAll(page, /\/api\/(cafes|facets|map|user\/ratings)/);
  await writes.answer();
  await expectToast(page, 'Rating');
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  letGo();
  await quiet(page);
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  expect(sent).toHaveLength(1);
});
