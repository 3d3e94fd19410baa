import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { useSharedProduct } from '../helper/shared-product.ts';

const product = useSharedProduct(useBrowser());
const { origin } = product;
const { openAdmin, ask } = useAdmin(product);

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}( \\*)?$`));
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function makeCafe(name: string): Promise<number> {
  const made = await ask('POST', '/api/admin/cafes', {
    name,
    description: 'A place to try things out.',
    address: '1 Main St, Boston, MA',
    neighborhood: 'Downtown',
    latitude: 42.36,
    longitude: -71.06,
  });
  return ((await made.json()) as { id: number }).id;
}

const stored = async (id: number) =>
  (await (await ask('GET', `/api/admin/cafes/${id}`)).json()) as Record<string, unknown>;

describe('adding a cafe', () => {
  it('says what is missing, and preserves what was typed', async () => {
    const page = await openAdmin('/admin/cafes/new');
    await expect.poll(() => field(page, 'Neighborhood').inputValue()).toBe('Boston');
    await field(page, 'Description').fill('Short');
    await field(page, 'Latitude').fill('4x2');
    await field(page, 'Longitude').fill('181');
    await field(page, 'Website').fill('javascript:alert(1)');
    await field(page, 'Licensed seats').fill('a dozen');
    await button(page, 'Add cafe').click();
    for (const text of [
      'Cafe name is required',
      'Description should be at least 10 characters',
      'Address is required',
      'Latitude must be a valid number',
      'Longitude must be between -180 and 180',
      'Please enter a web address that begins with http:// or https://',
      'Please enter a whole number from 0 to 5000',
    ]) {
      await page.getByText(text).waitFor();
    }
    await expect.poll(() => hasFocus(field(page, 'Name'))).toBe(true);
    await expect.poll(() => field(page, 'Description').inputValue()).toBe('Short');
  });

  it('fills in an address that is chosen with the keys, applies filters, and is empty again', async () => {
    const page = await openAdmin('/admin/cafes/new');
    await field(page, 'Name').fill('Keyboard Cafe');
    await field(page, 'Description').fill('Made without a mouse.');
    const address = page.getByRole('combobox', { name: 'Address' });
    await address.fill('505 wash');
    await page.getByRole('option', { name: '505 Washington St, Boston, MA 02111' }).waitFor();
    await address.press('ArrowDown');
    await address.press('Enter');
    await expect.poll(() => address.inputValue()).toBe('505 Washington St, Boston, MA 02111');
    await expect.poll(() => field(page, 'Neighborhood').inputValue()).toBe('Downtown');
    await expect.poll(() => field(page, 'Latitude').inputValue()).toBe('42.35466');
    await expect.poll(() => field(page, 'Longitude').inputValue()).toBe('-71.06168');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
    await page.getByRole('checkbox', { name: 'Siphon' }).check();
    await button(page, 'Add cafe').click();
    await expectToast(page, 'Keyboard Cafe has been created successfully');
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    await expect.poll(() => field(page, 'Neighborhood').inputValue()).toBe('Boston');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Siphon' }).isChecked()).toBe(true);
    const found = await fetch(`${origin()}/api/cafes?q=keyboard+cafe&brewingMethods=siphon`);
    expect(await found.json()).toMatchObject([{ name: 'Keyboard Cafe', area: 'Downtown' }]);
  });

  it('works without completion', async () => {
    const page = await openAdmin('/admin/cafes/new');
    await page.route('**/api/admin/places?**', (route) => route.abort());
    const address = page.getByRole('combobox', { name: 'Address' });
    await address.fill('12 Unknown Road, Boston');
    await page
      .getByText('Suggestions are not available right now. Please type it in full.')
      .waitFor();
    await field(page, 'Name').fill('By Hand');
    await field(page, 'Description').fill('Every letter was typed.');
    await field(page, 'Latitude').fill('42.36');
    await field(page, 'Longitude').fill('-71.06');
    await button(page, 'Add cafe').click();
    await expectToast(page, 'By Hand has been created successfully');
  });

  it('takes the place from the pin that is dragged', async () => {
    const page = await openAdmin('/admin/cafes/new', { drawsMap: true });
    await field(page, 'Latitude').fill('42.36');
    await field(page, 'Longitude').fill('-71.06');
    const pin = page.locator('div[data-kind="pin"]');
    // Waits until the pin is visible and does not move.
    await pin.hover();
    const box = (await pin.boundingBox())!;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 40, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => field(page, 'Latitude').inputValue()).not.toBe('42.36');
    const [latitude, longitude] = await Promise.all(
      ['Latitude', 'Longitude'].map(async (label) => Number(await field(page, label).inputValue())),
    );
    expect(latitude! - 42.36).toBeGreaterThan(0);
    expect(latitude! - 42.36).toBeLessThan(0.01);
    expect(longitude! + 71.06).toBeGreaterThan(0);
    expect(longitude! + 71.06).toBeLessThan(0.01);
  });
});

describe('editing a cafe', () => {
  it('asks for what is missing in its own words', async () => {
    const page = await openAdmin(`/admin/cafes/${await makeCafe('Asked Cafe')}`);
    for (const label of ['Name', 'Description', 'Neighborhood', 'Latitude']) {
      await field(page, label).fill('');
    }
    await button(page, 'Save changes').click();
    for (const label of ['Name', 'Description', 'Neighborhood', 'Latitude']) {
      await page.getByText(`${label} is required`).waitFor();
    }
  });

  it('saves fields and filters, for visitors at once', async () => {
    const id = await makeCafe('Edited Cafe');
    const page = await openAdmin(`/admin/cafes/${id}`);
    await field(page, 'Name').fill('Edited Again');
    await page.getByRole('combobox', { name: 'Price level' }).selectOption('$$$');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
    await page.getByRole('tab', { name: 'Features & Amenities' }).click();
    await page.getByRole('checkbox', { name: 'Wifi' }).check();
    await button(page, 'Save changes').click();
    await expectToast(page, 'Cafe updated');
    const seen = (await (await fetch(`${origin()}/api/cafes/${id}`)).json()) as object;
    expect(seen).toMatchObject({ name: 'Edited Again', priceLevel: 3, hasWifi: true });
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByRole('tabpanel').getByText('changed the filters of').waitFor();
    await page.reload();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Edited Again');
  });

  it('puts the cursor into the field that the server refuses, also on another tab', async () => {
    const id = await makeCafe('Refused Cafe');
    const page = await openAdmin(`/admin/cafes/${id}`);
    await field(page, 'Name').waitFor();
    await page.route(`**/api/admin/cafes/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 400,
            json: { message: 'No.', code: 'INVALID_REQUEST', fields: { phone: 'Not this one' } },
          })
        : route.continue(),
    );
    await page.getByRole('tab', { name: 'Hours' }).click();
    await button(page, 'Save changes').click();
    await page.getByText('Not this one').waitFor();
    await expect.poll(() => hasFocus(field(page, 'Phone'))).toBe(true);
  });

  it('shows somebody else’s change instead of overwriting it', async () => {
    const id = await makeCafe('Shared Cafe');
    const page = await openAdmin(`/admin/cafes/${id}`);
    await field(page, 'Name').fill('Mine');
    await ask('PUT', `/api/admin/cafes/${id}`, {
      ...(await stored(id)),
      name: 'Theirs',
      priceLevel: 2,
    });
    await button(page, 'Save changes').click();
    await page.getByRole('alert').getByText('Someone else changed this café').waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Mine');
    expect((await stored(id)).name).toBe('Theirs');
    const rows = page.getByRole('alert').getByRole('row');
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual(['Field\tTheirs\tYours', 'Name\tTheirs\tMine']);
    await button(page, 'Load their changes').click();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Theirs');
    await field(page, 'Name').fill('Ours');
    await ask('PATCH', `/api/admin/cafes/${id}`, { status: 'archived' });
    await button(page, 'Save changes').click();
    await button(page, 'Save mine instead').click();
    await expectToast(page, 'Cafe updated');
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect((await stored(id)).name).toBe('Ours');
  });

  it('continues from its saved fields where the filters were refused', async () => {
    const id = await makeCafe('Half Saved');
    const page = await openAdmin(`/admin/cafes/${id}`);
    await field(page, 'Name').fill('Half Saved Cafe');
    await page.getByRole('tab', { name: 'Features & Amenities' }).click();
    await page.getByRole('checkbox', { name: 'Wifi' }).check();
    await page.route('**/filters', (route) => route.abort());
    await button(page, 'Save changes').click();
    await expectToast(page, 'There was an error updating the cafe details.');
    expect((await stored(id)).name).toBe('Half Saved Cafe');
    await page.unroute('**/filters');
    await button(page, 'Save changes').click();
    await expectToast(page, 'Cafe updated');
    expect((await stored(id)).appliedFilters).toMatchObject([{ value: 'wifi' }]);
  });

  it('preserves what was not saved when the page is left, until it is discarded', async () => {
    const id = await makeCafe('Left Cafe');
    const page = await openAdmin(`/admin/cafes/${id}`);
    await field(page, 'Name').fill('Not saved yet');
    await page.getByText('You have unsaved changes.').waitFor();
    await page.getByRole('link', { name: 'Manage Cafes' }).click();
    await page.getByRole('tab', { name: 'Manage Cafes' }).waitFor();
    await page.goBack();
    await page.getByText('Your unsaved changes were restored.').waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Not saved yet');
    await button(page, 'Discard changes').click();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Left Cafe');
    expect((await stored(id)).name).toBe('Left Cafe');
  });

  it('says that a cafe is missing', async () => {
    const page = await openAdmin('/admin/cafes/999999');
    await page.getByRole('heading', { name: 'Cafe not found' }).waitFor();
  });
});

it('a deleted cafe is restored from the activity', async () => {
  const id = await makeCafe('Phoenix Cafe');
  await ask('DELETE', `/api/admin/cafes/${id}`);
  const page = await openAdmin();
  await page.getByRole('button', { name: 'Only the activity of Phoenix Cafe' }).first().click();
  const activity = page.getByRole('region', { name: 'Activity' });
  await activity.getByText('permanently deleted').waitFor();
  await expect.poll(() => activity.getByRole('listitem').count()).toBe(2);
  await page.getByRole('button', { name: /^Put back .* permanently deleted/ }).click();
  await expectToast(page, 'Phoenix Cafe is a draft again');
  await page.getByRole('tab', { name: 'Manage Cafes' }).click();
  await page.getByRole('searchbox', { name: 'Search cafés' }).fill('phoenix');
  await page.getByText(/^1 of \d+ cafés in total$/).waitFor();
});

it('an edit is put back from the activity, or is said to have changed since', async () => {
  const id = await makeCafe('Undo Cafe');
  const edit = async (phone: string) =>
    ask('PUT', `/api/admin/cafes/${id}`, { ...(await stored(id)), phone });
  await edit('617-555-0001');
  const page = await openAdmin(`/admin/cafes/${id}`);
  await page.getByRole('tab', { name: 'Activity' }).click();
  const putBack = page.getByRole('button', { name: /^Put back .* edited the café Undo Cafe/ });
  await putBack.waitFor();
  await edit('617-555-0002');
  await putBack.click();
  const refused = page.getByRole('alert');
  await refused.getByText('This has changed since, so it can’t be undone.').waitFor();
  await refused.getByText(/edited the café Undo Cafe · Phone · /).waitFor();
  expect(await stored(id)).toMatchObject({ phone: '617-555-0002' });
  // The later edit is there now, with a button of its own.
  await expect.poll(() => putBack.count()).toBe(1);
  await putBack.click();
  await expectToast(page, 'Change undone');
  await expect
    .poll(async () => (await stored(id)) as object)
    .toMatchObject({ phone: '617-555-0001' });
});
