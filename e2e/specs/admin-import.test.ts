import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, expectToast } from '../drivers/auth.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdAll } from '../helper/held-requests.ts';

const product = useAccountsProduct(useBrowser(), { DEV_TOOLS: 'true', IMPORT_MAX_MB: '1' });
const { open } = product;
const { openAdmin, ask } = useAdmin(product);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

async function figures(page: Page): Promise<Record<string, number>> {
  const texts = await page.getByLabel('Import result').locator('dt, dd').allInnerTexts();
  return Object.fromEntries(
    texts.flatMap((text, at) => (at % 2 === 0 ? [[text, Number(texts[at + 1])]] : [])),
  );
}

async function idOf(name: string): Promise<number> {
  const cafes = (await (await ask('GET', '/api/admin/cafes')).json()) as {
    id: number;
    name: string;
  }[];
  return cafes.find((cafe) => cafe.name === name)!.id;
}

async function chooseFile(page: Page, content: string): Promise<void> {
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'cafes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

describe('importing', () => {
  it('finds the bundled list all known on a fresh install', async () => {
    const page = await openAdmin();
    expect(
      await page.getByRole('main').getByRole('combobox', { name: 'Location' }).inputValue(),
    ).toBe('Boston, MA');
    await button(page, 'Import Cafes').click();
    await expectToast(page, 'Successfully imported 0 cafes out of 147');
    await expect
      .poll(() => figures(page))
      .toEqual({
        Found: 147,
        Imported: 0,
        'Already known': 147,
        Failed: 0,
      });
  });

  it('brings in what is missing, as drafts, and undoes it', async () => {
    await ask('DELETE', `/api/admin/cafes/${await idOf('Ogawa Coffee')}`);
    const page = await openAdmin();
    await button(page, 'Preview').click();
    await page.getByText('Found 147: 1 new, 146 already known').waitFor();
    await page.getByText('New (1)').click();
    await page.getByText(/^Ogawa Coffee · /).waitFor();
    await button(page, 'Import 1 as drafts').click();
    await expectToast(page, 'Successfully imported 1 cafes out of 147');
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });
    await expect.poll(() => hasFocus(heading('Import Cafes'))).toBe(true);
    await idOf('Ogawa Coffee');
    await button(page, 'Undo the import from Boston, MA').click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expectToast(page, 'Its cafés were deleted.');
    await page.getByText(/^Undone/).waitFor();
    await expect.poll(() => hasFocus(heading('Recent imports'))).toBe(true);
    await page.getByLabel('Import result').waitFor({ state: 'detached' });
    await page.getByText('1 café deleted, 0 kept').waitFor();
  });

  it('completes cities, with a suggestion that is clicked', async () => {
    const page = await openAdmin();
    const location = page.getByRole('main').getByRole('combobox', { name: 'Location' });
    await location.fill('camb');
    await page.getByRole('option', { name: 'Cambridge, MA', exact: true }).click();
    await expect.poll(() => location.inputValue()).toBe('Cambridge, MA');
    // Enter previews: it changes nothing yet.
    await location.press('Enter');
    await page.getByText(/^Found \d+: 0 new/).waitFor();
  });

  it('leads through the cities with the keys, and says how many there are', async () => {
    const page = await openAdmin();
    const location = page.getByRole('main').getByRole('combobox', { name: 'Location' });
    await location.fill('camb');
    const list = page.getByRole('main').getByRole('listbox', { name: 'Location' });
    const cities = list.getByRole('option');
    await cities.first().waitFor();
    await page.getByText(`${await cities.count()} suggestions`, { exact: true }).waitFor();
    const chosen = list.getByRole('option', { selected: true });
    await location.press('End');
    expect(await chosen.innerText()).toBe(await cities.last().innerText());
    await location.press('ArrowDown');
    expect(await chosen.innerText()).toBe(await cities.first().innerText());
    await location.press('End');
    await location.press('Home');
    expect(await chosen.innerText()).toBe(await cities.first().innerText());
    await location.press('Escape');
    await cities.first().waitFor({ state: 'hidden' });
    expect(await location.inputValue()).toBe('camb');
    await location.press('Escape');
    expect(await location.inputValue()).toBe('camb');
  });

  it('asks about likely duplicates of a file, and names its broken rows', async () => {
    const page = await openAdmin();
    await chooseFile(
      page,
      [
        'name,address,neighborhood,latitude,longitude',
        'Brand New Bar,1 Pier Rd,Seaport,42.1,-70.9',
        '"Broken,row',
        'The Barismo Cafe,364 Broadway,Cambridge,42.37058,-71.10423',
        'No Place,2 Pier Rd,Seaport,,',
      ].join('\n'),
    );
    const review = page.getByRole('region', { name: 'Import preview' });
    await review.getByText('Row 3 (Unreadable)').waitFor();
    await review.getByText('Row 5 (No Place): The latitude is missing').waitFor();
    const duplicates = review.getByRole('list', { name: 'Likely duplicates' });
    await duplicates.getByText(/Similar name within 100 m, \d+ m apart/).waitFor();
    await button(page, 'Import 1 as drafts').waitFor();
    await duplicates.getByRole('checkbox', { name: 'Import The Barismo Cafe anyway' }).check();
    await button(page, 'Import 2 as drafts').click();
    await expectToast(page, 'Successfully imported 2 cafes out of 4');
    await expect.poll(() => figures(page)).toMatchObject({ Found: 4, Imported: 2, Failed: 2 });
    await page
      .getByRole('list', { name: 'Import errors' })
      .getByText(/^Row 3/)
      .waitFor();
  });

  it('refuses a file that is larger than the setting allows', async () => {
    const page = await openAdmin();
    await chooseFile(page, 'x'.repeat(1_000_001));
    await expectToast(page, 'The file is larger than 1 MB.');
    expect(await button(page, /as drafts/).count()).toBe(0);
  });

  it('shows how far a large import is, and stays usable meanwhile', async () => {
    const page = await openAdmin();
    const rows = Array.from(
      { length: 6000 },
      (_one, index) => `Spot ${index},${index} Dock St,Dock,${40 + index / 500},-75.5`,
    );
    await chooseFile(page, ['name,address,area,lat,lng', ...rows].join('\n'));
    // The server is fast: its progress is delayed.
    const letGo = await holdAll(page, /\/api\/admin\/imports\/\d+$/);
    await button(page, 'Import 6,000 as drafts').click();
    await page.getByText(/of 6,000 rows/).waitFor();
    await page.getByRole('tab', { name: 'Manage Cafes' }).click();
    await page.getByRole('searchbox', { name: 'Search cafés' }).waitFor();
    letGo();
    await expectToast(page, 'Successfully imported 6,000 cafes out of 6,000');
    await page.getByText(/cafés in total$/).waitFor();
    await page.getByRole('searchbox', { name: 'Search cafés' }).fill('Spot 5999');
    await page.getByText(/^1 of [\d,]+ cafés in total$/).waitFor();
  });

  it('says plainly that the source has no cafes in a place', async () => {
    const page = await openAdmin();
    const location = page.getByRole('main').getByRole('combobox', { name: 'Location' });
    const nothing = page.getByText(
      'This source has no cafés in Springfield, IL. The bundled list covers Boston and its neighbors.',
    );
    await location.fill('Springfield, IL');
    // The list of cities closes, which lay over the buttons.
    await location.blur();
    await button(page, 'Preview').click();
    await nothing.waitFor();
    await location.fill('Springfield, I');
    await nothing.waitFor({ state: 'detached' });
    await location.fill('Springfield, IL');
    await location.blur();
    await button(page, 'Import Cafes').click();
    await expectToast(page, 'No cafés found');
    await nothing.waitFor();
    expect(await page.getByLabel('Import result').count()).toBe(0);
  });

  it('says that a place is unknown, and that none was given', async () => {
    const page = await openAdmin();
    const location = page.getByRole('main').getByRole('combobox', { name: 'Location' });
    await location.fill('Nowhere at all');
    await button(page, 'Import Cafes').click();
    await expectToast(
      page,
      'There was an error importing cafes. Please check the console for details.',
    );
    await page
      .getByRole('alert')
      .getByText(/Place not found/)
      .waitFor();
    await location.fill('  ');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await button(page, 'Import Cafes').click();
    await page.getByText('Please enter a location').waitFor();
    await location.fill('Boston');
    await page.getByText('Please enter a location').waitFor({ state: 'detached' });
  });
});

it('a test user is made, and its password works', async () => {
  const page = await openAdmin();
  await button(page, 'Create Test User').click();
  const message = await page
    .getByRole('main')
    .getByText(/^Test user \S+ created/)
    .last()
    .innerText();
  const [, username, password] = /user (\S+) created.*: (\S+)$/.exec(message)!;
  const other = await open('/auth');
  await new AuthScreen(other).login(username!, password!);
  await other.waitForURL(/:\d+\/$/);
});

it('the published cafes are exported', async () => {
  const page = await openAdmin();
  for (const name of ['CSV', 'GeoJSON']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`cafes.${name.toLowerCase()}`);
  }
});
