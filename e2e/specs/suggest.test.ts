import { describe, expect, it } from 'vitest';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { violationsAtSizes } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';

const product = useSharedProduct(useBrowser());
const { open } = product;
const { ask } = useAdmin(product);

describe('a cafe is suggested', () => {
  it('with an address that is completed and placed, likely duplicates shown on the way', async () => {
    const page = await open('/', { size: 'phone', drawsMap: true });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suggest a cafe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Suggest a cafe' }).waitFor();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Polcari coffee');
    const card = page.getByRole('heading', { name: 'Is it one of these?' });
    await card.waitFor();
    await expect.poll(() => hasFocus(name)).toBe(true);
    await page.getByRole('link', { name: /^Yes, this one: Polcari/ }).waitFor();
    await page.getByRole('button', { name: 'No, it’s a new café' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByText(/similar caf.* dismissed/).waitFor();
    const address = page.getByRole('combobox', { name: 'Address' });
    await address.fill('505 wash');
    await page.getByRole('option', { name: '505 Washington St, Boston, MA 02111' }).waitFor();
    await address.press('ArrowDown');
    await address.press('Enter');
    await page.getByText('Drag the pin to the entrance if needed.').waitFor();
    await page.locator('div[data-kind="pin"]').waitFor();
    await page.getByRole('button', { name: 'Add hours' }).click();
    const hours = page.getByRole('group', { name: 'Hours' });
    await expect.poll(() => hasFocus(hours)).toBe(true);
    await hours.getByRole('button', { name: 'Add hours to Monday' }).click();
    await hours.getByRole('spinbutton', { name: 'Monday, to' }).fill('7 pm');
    await hours.getByRole('button', { name: 'Edit as text' }).click();
    await expect
      .poll(() => hours.getByRole('textbox').inputValue())
      .toBe('Tu-Su unknown;\nMo 08:00-19:00');
    await hours.getByRole('textbox').fill('Mo-Fr 07:00-19:00');
    await hours.getByRole('button', { name: 'Edit as a week' }).click();
    await expect
      .poll(() => hours.getByRole('spinbutton', { name: 'Friday, to' }).inputValue())
      .toBe('7:00 PM');
    await page.getByRole('checkbox', { name: 'Pour Over' }).check();
    await quiet(page);
    expect(await violationsAtSizes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send suggestion' }).click();
    const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' });
    await thanks.waitFor();
    await expect.poll(() => hasFocus(thanks)).toBe(true);
    const queue = await ask('GET', '/api/admin/suggestions?kind=new_cafe');
    const latest = ((await queue.json()) as { fields: string[] }[]).at(-1);
    expect(latest!.fields).toEqual(
      expect.arrayContaining(['name', 'address', 'position', 'openingHours', 'filterIds']),
    );
    await page.getByRole('button', { name: 'Suggest another café' }).click();
    await expect.poll(() => name.inputValue()).toBe('');
  });
});

it('says what is missing, puts the cursor there, and preserves what was typed when it fails', async () => {
  const page = await open('/suggest');
  await page.getByRole('textbox', { name: 'Anything else' }).fill('Good filter.');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await page.getByText('Name is required').waitFor();
  await page.getByText('Address is required').waitFor();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.poll(() => hasFocus(name)).toBe(true);
  await name.fill('Nowhere Coffee');
  await page.getByRole('combobox', { name: 'Address' }).fill('1 Nowhere Lane, Boston, MA');
  await page.route('**/api/suggestions', (route) => route.abort());
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await page.getByRole('alert').getByText('Network error').waitFor();
  expect(await page.getByRole('textbox', { name: 'Anything else' }).inputValue()).toBe(
    'Good filter.',
  );
});

it('is linked from a list that found little or nothing', async () => {
  const page = await open('/?q=zzzzqqqq');
  await page.getByText('Is a café missing?').waitFor();
  await page.goto('/?q=ogawa');
  await page.getByRole('main').getByRole('link', { name: 'Suggest a cafe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Suggest a cafe' }).waitFor();
});
