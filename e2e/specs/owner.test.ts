import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { violationsAtSizes } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';

const product = useSharedProduct(useBrowser());
const { open, ownCafe } = product;
const { ask } = useAdmin(product);

/** A new member who owns a cafe without another owner, accepted by an admin. */
async function becomeOwner(page: Page, username: string) {
  await signUpAt(page, username);
  const cafe = await ownCafe();
  const asked = await page.request.post(`/api/cafes/${cafe.id}/claim`, { data: { note: 'Mine.' } });
  expect(asked.ok()).toBe(true);
  const queue = await ask('GET', `/api/admin/suggestions?kind=claim&cafeId=${cafe.id}`);
  const [claim] = (await queue.json()) as { id: number }[];
  const accepted = await ask('POST', `/api/admin/suggestions/${claim!.id}/accept`, {});
  expect(accepted.ok).toBe(true);
  return cafe;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

describe('an owner', () => {
  it('sees what is missing, opens the part it is in, and adds it', async () => {
    const page = await open('/', { size: 'phone' });
    const cafe = await becomeOwner(page, 'owner.phone');
    await page.reload();
    await page.getByRole('button', { name: /’s account$/ }).click();
    await page.getByRole('menuitem', { name: 'My cafés' }).click();
    await page.getByRole('heading', { level: 1, name: 'My cafés' }).waitFor();
    const missing = page.getByRole('list', { name: `What needs attention: ${cafe.name}` });
    await missing.getByText('No hours').waitFor();
    await missing.getByText('Facts not checked yet').waitFor();
    expect(await missing.getByText('No photo').count()).toBe(1);
    const toPhotos = missing.getByRole('link', { name: `Add photos: ${cafe.name}` });
    expect(await toPhotos.getAttribute('href')).toBe(`/owner/${cafe.id}?tab=photos`);
    expect(await violationsAtSizes(page)).toEqual([]);
    const add = missing.getByRole('link', { name: `Add hours: ${cafe.name}` });
    await add.focus();
    await add.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Edit ${cafe.name}` }).waitFor();
    expect(await tab(page, 'Hours').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('main').getByRole('textbox').first().fill('Mo-Su 07:00-19:00');
    await tab(page, 'About').click();
    await page.getByRole('textbox', { name: 'Phone' }).fill('617-555-0142');
    await page.getByRole('textbox', { name: 'Licensed seats' }).fill('24');
    await tab(page, 'What you offer').click();
    const beans = page.getByRole('checkbox', { name: 'Sells coffee beans' });
    const sold = await beans.isChecked();
    await beans.setChecked(!sold);
    await tab(page, 'Name & address').click();
    await page.getByText('Changes here need admin approval.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Another Name');
    await page.getByRole('checkbox', { name: 'All facts are correct today' }).check();
    await quiet(page);
    expect(await violationsAtSizes(page)).toEqual([]);
    await save(page).click();
    await page.getByText('Name needs admin approval.').first().waitFor();
    const [shown] = (await (await page.request.get('/api/owner/cafes')).json()) as {
      cafe: Record<string, unknown>;
      missing: string[];
    }[];
    expect(shown).toMatchObject({
      cafe: {
        name: cafe.name,
        phone: '617-555-0142',
        openingHours: 'Mo-Su 07:00-19:00',
        sellsCoffeeBeans: !sold,
        licensedSeats: 24,
      },
      waiting: ['name'],
    });
    expect(shown!.missing).not.toContain('checked');
    await page.getByRole('main').getByRole('link', { name: 'My cafés' }).click();
    await missing.getByText('New name needs admin approval').waitFor();
    await page.request.post(`/api/cafes/${cafe.id}/reports`, {
      data: { reason: 'hours', note: 'Locked at five.' },
      headers: { 'x-forwarded-for': '192.0.2.5' },
    });
    await page.reload();
    await missing.getByText('A member says the hours are wrong').waitFor();
    await missing.getByRole('link', { name: `See report: ${cafe.name}` }).click();
    await page.getByText('“Locked at five.”').waitFor();
    expect(await tab(page, 'Hours').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('main').getByRole('link', { name: 'My cafés' }).click();
    await page.getByRole('link', { name: 'Add another café' }).click();
    await page.waitForURL('**/suggest');
    await page.goto('/owner');
    await missing.waitFor();
    expect(await missing.getByText('No hours').count()).toBe(0);
  });
});

it('sees what is wrong with the cursor at it, in whichever part it is', async () => {
  const page = await open('/');
  const cafe = await becomeOwner(page, 'owner.errors');
  await page.goto(`/owner/${cafe.id}`);
  const website = page.getByRole('textbox', { name: 'Website' });
  await website.fill('javascript:alert(1)');
  await tab(page, 'Name & address').click();
  await save(page).click();
  await expect.poll(() => hasFocus(website)).toBe(true);
  expect(await website.getAttribute('aria-invalid')).toBe('true');
  await website.fill('');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Short');
  await tab(page, 'Hours').click();
  await save(page).click();
  await expect.poll(() => hasFocus(description)).toBe(true);
  expect(await description.inputValue()).toBe('Short');
});

it('does not lose a time that can’t be read while another part is open, and opens its part instead of saving', async () => {
  const page = await open('/');
  const { id } = await becomeOwner(page, 'owner.mistyped');
  await page.goto(`/owner/${id}?tab=hours`);
  await page.getByRole('button', { name: 'Add hours to Friday' }).click();
  const from = page.getByRole('spinbutton', { name: 'Friday, from' });
  await from.fill('25:00');
  await tab(page, 'About').click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('617-555-0143');
  await save(page).click();
  await expect.poll(() => hasFocus(from)).toBe(true);
  expect(await from.inputValue()).toBe('25:00');
  expect(await tab(page, 'Hours').getAttribute('aria-selected')).toBe('true');
});

it('sees somebody else’s change, and saves only their own over it', async () => {
  const page = await open('/');
  const cafe = await becomeOwner(page, 'owner.stale');
  await page.goto(`/owner/${cafe.id}`);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('617-555-0150');
  const stored = (await (await ask('GET', `/api/admin/cafes/${cafe.id}`)).json()) as object;
  await ask('PUT', `/api/admin/cafes/${cafe.id}`, {
    ...stored,
    phone: '617-555-0151',
    instagramHandle: 'theirs',
  });
  await save(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'Someone else changed this café' });
  await note.getByRole('cell', { name: '617-555-0151' }).waitFor();
  expect(await phone.inputValue()).toBe('617-555-0150');
  await note.getByRole('button', { name: 'Save mine instead' }).click();
  await page.getByText(`${cafe.name} has been saved.`).first().waitFor();
  const after = (await (await ask('GET', `/api/admin/cafes/${cafe.id}`)).json()) as object;
  expect(after).toMatchObject({ phone: '617-555-0150', instagramHandle: 'theirs' });
});

it('loses the cafe while editing it: a note says so, and what was typed stays', async () => {
  const page = await open('/');
  const cafe = await becomeOwner(page, 'owner.lost');
  await page.goto(`/owner/${cafe.id}`);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('617-555-0160');
  await ask('DELETE', `/api/admin/cafes/${cafe.id}/owner`);
  await save(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'so your changes can’t be saved' });
  await note.waitFor();
  expect(await phone.inputValue()).toBe('617-555-0160');
  await note.getByRole('link', { name: 'My cafés' }).click();
  await page.getByRole('heading', { level: 1, name: 'No cafés yet' }).waitFor();
  await page.getByText('Open its page and choose “Is this your cafe?”').waitFor();
  await page.goto(`/owner/${cafe.id}`);
  await page.getByRole('heading', { level: 1, name: 'Not your café' }).waitFor();
});
