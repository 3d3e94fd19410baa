import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { shiftedClock } from '../helper/shifted-clock.ts';

/** Sunday afternoon in Boston, Monday morning for an admin in Tokyo. */
const clock = { at: '2026-11-22T21:52:00Z', timeZone: 'Asia/Tokyo' };
const product = useAccountsProduct(useBrowser(), shiftedClock(clock.at));
const { openAdmin, ask } = useAdmin(product);

const CAFE = {
  name: 'Clockwork Coffee',
  description: 'A place that keeps its hours.',
  address: '1 Main St, Boston, MA',
  neighborhood: 'Downtown',
  latitude: 42.36,
  longitude: -71.06,
};

async function makeCafe(openingHours: string): Promise<number> {
  const made = await ask('POST', '/api/admin/cafes', { ...CAFE, openingHours });
  if (!made.ok) throw new Error(await made.text());
  return ((await made.json()) as { id: number }).id;
}

async function storedHours(id: number): Promise<unknown> {
  const answer = await ask('GET', `/api/admin/cafes/${id}`);
  return ((await answer.json()) as { openingHours: unknown }).openingHours;
}

async function openHours(id: number, size: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const page = await openAdmin(`/admin/cafes/${id}`, { size, clock });
  await page.getByRole('tab', { name: 'Hours' }).click();
  return page;
}

const time = (page: Page, day: string, end: 'from' | 'to', index = 0) =>
  page.getByRole('spinbutton', { name: `${day}, ${end}` }).nth(index);
const day = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const save = async (page: Page) => {
  await button(page, 'Save changes').click();
  await expectToast(page, 'Cafe updated');
};
/** Types a time and leaves the field, as people do. */
async function type(page: Page, field: ReturnType<typeof time>, text: string): Promise<void> {
  await field.fill(text);
  await page.keyboard.press('Tab');
}

describe('a week', () => {
  it('that is unknown is filled in at once, and previewed by the cafe’s clock', async () => {
    const id = await makeCafe('');
    const page = await openHours(id);
    await day(page, 'Sunday').getByText('Unknown').waitFor();
    await button(page, 'Same hours every day...').click();
    await type(page, time(page, 'Every day', 'from'), '7');
    await type(page, time(page, 'Every day', 'to'), '5:30');
    await button(page, 'Use for every day').click();
    await preview(page).getByText('Closes soon').waitFor();
    await expect
      .poll(() => preview(page).getByRole('term').allInnerTexts())
      .toEqual(['Today', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    await preview(page)
      .getByText(/New York/)
      .waitFor();
    await save(page);
    expect(await storedHours(id)).toBe('Mo-Su 07:00-17:30');
  });

  it('takes times as people write them, by the arrows, and past midnight', async () => {
    const id = await makeCafe('Mo-Sa 07:00-19:00');
    const page = await openHours(id);
    const [from, to] = [time(page, 'Friday', 'from'), time(page, 'Friday', 'to')];
    await type(page, from, '9');
    await expect.poll(() => from.inputValue()).toBe('9:00 AM');
    await type(page, to, '17:30');
    await expect.poll(() => to.inputValue()).toBe('5:30 PM');
    await type(page, to, 'at dawn');
    await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
    expect(await to.inputValue()).toBe('at dawn');
    await from.press('ArrowDown');
    await expect.poll(() => from.inputValue()).toBe('8:45 AM');
    await type(page, to, '1a');
    await day(page, 'Friday').getByText('Sat', { exact: true }).waitFor();
    await save(page);
    expect(await storedHours(id)).toBe('Mo-Th,Sa 07:00-19:00, Fr 08:45-01:00');
  });

  it('has several intervals a day, which cannot overlap', async () => {
    const id = await makeCafe('Mo-Sa 07:00-15:00');
    const page = await openHours(id);
    await button(page, 'Add more hours to Friday').click();
    await expect.poll(() => hasFocus(time(page, 'Friday', 'from', 1))).toBe(true);
    await type(page, time(page, 'Friday', 'from', 1), '2p');
    await day(page, 'Friday').getByText('Overlaps with 7:00 AM–3:00 PM').waitFor();
    await button(page, 'Save changes').click();
    await expectToast(page, 'The hours can’t be saved yet');
    expect(await storedHours(id)).toBe('Mo-Sa 07:00-15:00');
    await type(page, time(page, 'Friday', 'from', 1), '5p');
    await save(page);
    expect(await storedHours(id)).toBe('Mo-Th,Sa 07:00-15:00; Fr 07:00-15:00,17:00-20:00');
  });

  it('refuses an end that is the beginning, also after a visit to another tab, and offers 24 hours for it', async () => {
    const id = await makeCafe('Mo 07:00-15:00');
    const page = await openHours(id);
    await type(page, time(page, 'Monday', 'to'), '7a');
    await page.getByRole('tab', { name: 'Basic Info' }).click();
    await page.getByRole('tab', { name: 'Hours' }).click();
    await button(page, 'Open 24 hours').click();
    await save(page);
    expect(await storedHours(id)).toBe('Mo 00:00-24:00');
  });

  it('is not saved while a time can’t be read: the cursor is put into it', async () => {
    const id = await makeCafe('Mo 07:00-15:00');
    const page = await openHours(id);
    const [from, to] = [time(page, 'Monday', 'from'), time(page, 'Monday', 'to')];
    await type(page, from, '8');
    await to.fill('25:00');
    await button(page, 'Save changes').click();
    await expect.poll(() => hasFocus(to)).toBe(true);
    expect(await to.inputValue()).toBe('25:00');
    expect(await storedHours(id)).toBe('Mo 07:00-15:00');
    await type(page, to, '16');
    await save(page);
    expect(await storedHours(id)).toBe('Mo 08:00-16:00');
  });

  it('remembers a time that can’t be read while another tab is open, and opens its tab instead of saving', async () => {
    const id = await makeCafe('Mo 07:00-15:00');
    const page = await openHours(id);
    const to = time(page, 'Monday', 'to');
    await type(page, to, '25:00');
    await page.getByRole('tab', { name: 'Basic Info' }).click();
    await page.getByRole('textbox', { name: 'Phone' }).fill('617-555-0100');
    await button(page, 'Save changes').click();
    await expect.poll(() => hasFocus(to)).toBe(true);
    expect(await to.inputValue()).toBe('25:00');
    await type(page, to, '16');
    await save(page);
    expect(await storedHours(id)).toBe('Mo 07:00-16:00');
  });

  it.each(['desktop', 'phone'] as const)(
    'on a %s stays open while a time can’t be read: the cursor goes into it',
    async (size) => {
      const id = await makeCafe('Mo 07:00-15:00');
      const page = await openHours(id, size);
      const to = time(page, 'Monday', 'to');
      await type(page, to, '25:00');
      if (size === 'phone') await button(page, 'Preview').click();
      await button(page, 'Text').click();
      await expect.poll(() => hasFocus(to)).toBe(true);
      await day(page, 'Monday').getByText('“25:00” is not a time.').waitFor();
      expect(await to.inputValue()).toBe('25:00');
      await type(page, to, '16');
      await button(page, 'Text').click();
      await expect
        .poll(() => page.getByLabel('Hours in OpenStreetMap syntax').inputValue())
        .toBe('Mo 07:00-16:00');
    },
  );

  it('has single dates and holidays, and drops dates that are over', async () => {
    const id = await makeCafe('Mo-Fr 07:00-19:00; 2026 Nov 20 off');
    const page = await openHours(id);
    await page.getByRole('checkbox', { name: 'Closed on public holidays' }).check();
    await button(page, 'Add date').click();
    await page.getByLabel('Date', { exact: true }).fill('2026-12-16');
    await page.getByLabel(/^Name of the holiday/).fill('Stocktaking');
    await button(page, 'Add date').click();
    await button(page, 'Add hours to Wed, Dec 16').click();
    await type(page, time(page, 'Wed, Dec 16', 'from'), '7');
    await type(page, time(page, 'Wed, Dec 16', 'to'), '1');
    await preview(page).getByText('Wed, Dec 16: 7:00 AM–1:00 PM').waitFor();
    await preview(page).getByText('Thu, Nov 26').waitFor();
    await save(page);
    expect(await storedHours(id)).toBe(
      'Mo-Fr 07:00-19:00; PH off; 2026 Dec 16 07:00-13:00 open "Stocktaking"',
    );
  });
});

describe('the text', () => {
  const text = (page: Page) => page.getByRole('textbox', { name: /^Hours in/ });

  it('says where it cannot be read, and which hours are shown until it can', async () => {
    const id = await makeCafe('Mo-Fr 07:00-19:00');
    const page = await openHours(id);
    await button(page, 'Text').click();
    await text(page).fill('Mo-Th 07:00-21:00;\nFr 07:0O-15:00');
    await page.getByText('Line 2, column 4:').waitFor();
    await preview(page).getByText('How it appears now').waitFor();
    await button(page, 'Go to error').click();
    const selected = () =>
      text(page).evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
    await expect.poll(selected).toBe('07:0O');
    await button(page, 'Save changes').click();
    await expectToast(page, 'The hours can’t be saved yet');
    expect(await storedHours(id)).toBe('Mo-Fr 07:00-19:00');
    await text(page).fill('Mo-Th 07:00-21:00;\nMo-Su 09:00-12:00');
    await page.getByText('“Mo-Th 07:00-21:00” has no effect').waitFor();
    await text(page).fill('Mo-Th 07:00-21:00;\nFr 07:00-15:00');
    await preview(page).getByText('How it will appear').waitFor();
    await expect.poll(() => page.getByText('has no effect').count()).toBe(0);
    await save(page);
    expect(await storedHours(id)).toBe('Mo-Th 07:00-21:00; Fr 07:00-15:00');
  });

  it('preserves rules that no week can hold', async () => {
    const id = await makeCafe('Mo-Fr sunrise-sunset');
    const page = await openHours(id);
    expect(await button(page, 'Week').isDisabled()).toBe(true);
    await page.getByText('These hours have rules that can only be edited as text.').waitFor();
    await text(page).fill('Su 09:00-15:00');
    await button(page, 'Week').click();
    await expect.poll(() => time(page, 'Sunday', 'from').inputValue()).toBe('9:00 AM');
  });
});

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('is accessible', async () => {
    const page = await openHours(
      await makeCafe('Fr 07:00-15:00,14:00-01:00; 2026 Dec 24 off'),
      size,
    );
    await page.getByText('Overlaps with').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Text').click();
    await page.getByRole('textbox', { name: /^Hours in/ }).fill('Fr 07:0O-15:00');
    await page.getByText('Line 1, column 4:').waitFor();
  });
});

it('on a phone shows the preview instead of the week', async () => {
  const page = await openHours(await makeCafe('Mo-Su 07:00-17:30'), 'phone');
  await expect.poll(() => preview(page).isVisible()).toBe(false);
  await button(page, 'Preview').click();
  await preview(page).getByText('Closes soon').waitFor();
  await expect.poll(() => day(page, 'Monday').isVisible()).toBe(false);
  await button(page, 'Week').click();
  await day(page, 'Monday').waitFor();
});
