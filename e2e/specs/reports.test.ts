import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';

const product = useSharedProduct(useBrowser());
const { open, cafesOf } = product;
const { ask } = useAdmin(product);

interface Queued {
  kind: string;
  name: string;
  fields: string[];
}

const queued = async (): Promise<Queued[]> =>
  (await (await ask('GET', '/api/admin/suggestions')).json()) as Queued[];
const cafeNamed = async (q: string) => (await cafesOf(`?q=${encodeURIComponent(q)}`))[0]!;
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

describe.each(['desktop', 'phone'] as const)('a report on a %s', (size) => {
  it('is made step by step, by keyboard, and ends with thanks and the focus where it was', async () => {
    const cafe = await cafeNamed(size === 'phone' ? 'Ogawa Coffee' : 'George Howell');
    const page = await open(`/cafe/${cafe.id}`, { size });
    const opener = page.getByRole('link', { name: 'Something wrong?' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('radio', { name: 'Closed for good' }).waitFor();
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await dialog(page).getByRole('radio', { name: 'Closed for good' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?report=details');
    expect(await button(page, 'Send correction').isDisabled()).toBe(true);
    await dialog(page).getByLabel('Phone').fill('617-555-0170');
    await dialog(page).getByLabel('Note').fill('It is on the door.');
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Send correction').click();
    const thanks = dialog(page).getByText(
      'Thank you. An admin will review it before anything changes.',
    );
    await thanks.waitFor();
    await expect.poll(() => hasFocus(thanks)).toBe(true);
    await button(page, 'Done').click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(await queued()).toContainEqual(
      expect.objectContaining({ kind: 'details', name: cafe.name, fields: ['phone'] }),
    );
  });
});

describe.each(['desktop', 'phone'] as const)('hours that are wrong, on a %s', (size) => {
  it('are corrected in the week, and the days that would change are shown', async () => {
    const made = await ask('POST', '/api/admin/cafes', {
      name: `Clockwork Coffee, ${size}`,
      description: 'A place that keeps its hours.',
      address: '1 Main St, Boston, MA',
      neighborhood: 'Downtown',
      latitude: 42.36,
      longitude: -71.06,
      openingHours: 'Mo-Fr 07:00-19:00; Sa,Su 08:00-18:00',
      status: 'published',
    });
    const cafe = (await made.json()) as { id: number; name: string };
    const page = await open(`/cafe/${cafe.id}?report=hours`, { size });
    const wednesday = dialog(page).getByRole('spinbutton', { name: 'Wednesday, to' });
    expect(await wednesday.inputValue()).toBe('7:00 PM');
    expect(await button(page, 'Send hours').isDisabled()).toBe(true);
    if (size === 'phone') await dialog(page).getByText('No change in the next 7 days').waitFor();
    const remove = dialog(page).getByRole('button', { name: /^Remove / });
    expect(await remove.count()).toBe(0);
    await wednesday.fill('5');
    await wednesday.press('Tab');
    const closed = dialog(page).getByRole('button', { name: 'Sunday is closed' });
    expect(await closed.isVisible()).toBe(size === 'desktop');
    if (size === 'phone') await button(page, 'More for Sunday').click();
    // Only of two can one be removed.
    await button(page, 'Add more hours to Sunday').click();
    expect(await remove.count()).toBe(2);
    await closed.click();
    if (size === 'phone') await dialog(page).getByText('2 days change').click();
    const days = dialog(page).locator('dl > div');
    const changed = () => days.filter({ has: page.locator('del') }).allInnerTexts();
    await expect.poll(changed).toHaveLength(2);
    await expect
      .poll(changed)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(?:Today|Sun)\s+Closed\s+8:00 AM–6:00 PM$/),
          expect.stringMatching(/^(?:Today|Wed)\s+7:00 AM–5:00 PM\s+7:00 AM–7:00 PM$/),
        ]),
      );
    await wednesday.fill('late');
    await button(page, 'Edit as text').focus();
    await dialog(page).getByText('“late” is not a time.').waitFor();
    await button(page, 'Edit as text').press('Enter');
    await expect.poll(() => hasFocus(wednesday)).toBe(true);
    await wednesday.fill('7 am');
    await wednesday.press('Tab');
    await expect.poll(() => button(page, 'Send hours').isDisabled()).toBe(true);
    await button(page, 'Edit as text').click();
    const text = dialog(page).getByLabel('Hours in OpenStreetMap syntax');
    await text.fill('Mo-Fr 07:00-');
    await dialog(page)
      .getByText(/^Line 1, column/)
      .waitFor();
    expect(await button(page, 'Send hours').isDisabled()).toBe(true);
    await text.fill('Mo-Sa 07:00-17:00');
    await expect.poll(() => button(page, 'Send hours').isEnabled()).toBe(true);
    await button(page, 'Send hours').click();
    await button(page, 'Done').waitFor();
    expect(await queued()).toContainEqual(
      expect.objectContaining({ kind: 'hours', name: cafe.name, fields: ['openingHours'] }),
    );
  });
});

it('is reached by its address, puts the cursor at what is wrong, and preserves what was typed', async () => {
  const cafe = await cafeNamed('Gracenote');
  const page = await open(`/cafe/${cafe.id}?report=details`);
  const website = dialog(page).getByLabel('Website');
  await website.fill('javascript:alert(1)');
  await dialog(page).getByLabel('Note').fill('Careful.');
  await button(page, 'Send correction').click();
  await dialog(page)
    .getByText('Please enter a web address that begins with http:// or https://')
    .waitFor();
  await expect.poll(() => hasFocus(website)).toBe(true);
  expect(await dialog(page).getByLabel('Note').inputValue()).toBe('Careful.');
  await website.fill('https://gracenote.example');
  await page.route('**/reports', (route) => route.abort());
  await button(page, 'Send correction').click();
  await dialog(page).getByRole('alert').getByText('Network error').waitFor();
  await page.unroute('**/reports');
  await page.route('**/reports', (route) =>
    route.fulfill({ status: 404, json: { message: 'Café not found.', code: 'CAFE_NOT_FOUND' } }),
  );
  await button(page, 'Send correction').click();
  await dialog(page).getByRole('alert').getByText('Café not found.').waitFor();
  expect(await website.inputValue()).toBe('https://gracenote.example');
});

it('asks for confirmation before what was typed is lost', async () => {
  const cafe = await cafeNamed('Pavement');
  const page = await open(`/cafe/${cafe.id}?report=other`);
  await dialog(page).getByLabel('Note').fill('The sign is green now.');
  await page.keyboard.press('Escape');
  const stay = button(page, 'Keep editing');
  await expect.poll(() => hasFocus(stay)).toBe(true);
  await stay.click();
  expect(await dialog(page).getByLabel('Note').inputValue()).toBe('The sign is green now.');
  await button(page, 'Cancel').click();
  await button(page, 'Discard').click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

it('closes by the back button, and begins with another reason', async () => {
  const cafe = await cafeNamed('Barismo');
  const page = await open(`/cafe/${cafe.id}`);
  await page.getByRole('link', { name: 'Something wrong?' }).click();
  await dialog(page).getByRole('radio', { name: 'It has moved' }).check();
  await button(page, 'Next: it has moved').click();
  await dialog(page).getByRole('combobox', { name: 'New address' }).waitFor();
  await button(page, 'Something else').click();
  await expect
    .poll(() => dialog(page).getByRole('radio', { name: 'It has moved' }).isChecked())
    .toBe(true);
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`/cafe/${cafe.id}`);
});

it('names the café that is listed twice', async () => {
  const [cafe, other] = await cafesOf('?q=thinking+cup');
  const page = await open(`/cafe/${cafe!.id}?report=duplicate`);
  await dialog(page).getByRole('radio', { name: other!.name }).check();
  await button(page, 'Send report').click();
  await button(page, 'Done').waitFor();
  expect(await queued()).toContainEqual(
    expect.objectContaining({ kind: 'duplicate', name: cafe!.name }),
  );
});

it('is signed by a member, over a page that says that its facts are checked', async () => {
  const cafe = await cafeNamed('Broadsheet');
  await ask('POST', '/api/admin/cafes/checked', { ids: [cafe.id] });
  // From another address than the guests before, as a client may send five an hour.
  const headers = { 'x-forwarded-for': '192.0.2.9' };
  const page = await open('/', { context: { extraHTTPHeaders: headers } });
  await signUpAt(page, 'reporter');
  await page.goto(`/cafe/${cafe.id}?report=closed`);
  await page.getByText(/^All \d+ facts checked/).waitFor();
  await button(page, 'Send report').click();
  await dialog(page).getByText('You can follow it in your profile.').waitFor();
});
