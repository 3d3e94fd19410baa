import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { sendJson, startPlaceServices } from '../../testing/place-services.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';

/** Lets the service answer for the houses from 60 on. */
let release = () => {};
const released = new Promise<void>((resolve) => (release = resolve));

/** Knows the houses of Pier Road below 90. */
const services = await startPlaceServices(({ url }, response) => {
  const number = /^(\d+) pier road/i.exec(url.searchParams.get('q') ?? '')?.[1] ?? '';
  const feature = {
    geometry: { coordinates: [-70.2, 41 + Number(number) / 100] },
    properties: { countrycode: 'US', street: 'Pier Road', housenumber: number },
  };
  const answer = () => sendJson(response, { features: Number(number) < 90 ? [feature] : [] });
  if (Number(number) >= 60 && Number(number) < 70) void released.then(answer);
  else answer();
});
afterAll(() => services.close());

const product = useAccountsProduct(useBrowser(), {
  PLACES_PROVIDER: 'osm',
  PHOTON_URL: services.url,
});
const { openAdmin, ask } = useAdmin(product);

const HEADING = 'businessname,address,city,zip,dayphn,latitude,licenseno';
async function chooseFile(page: Page, ...lines: string[]) {
  await page.getByLabel('Import a file').setInputFiles({
    name: 'licences.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADING, ...lines].join('\n')),
  });
  return page.getByRole('region', { name: 'Columns of licences.csv' });
}
const licence = (street: number, name = `THE NO ${street} CAFE LLC`) =>
  `${name},${street} PIER ROAD,HULL,2045,6175550101,,L${street}`;

describe("a city's file", () => {
  it.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)('is shown as it comes in on a %s in %s colours', async (size, theme) => {
    const page = await openAdmin('/admin', { size, theme });
    const columns = await chooseFile(page, ...Array.from({ length: 9 }, (_, n) => licence(n + 1)));
    await columns.getByText('Matched by name and value').waitFor();
    await expect
      .poll(() => hasFocus(columns.getByRole('heading', { name: 'Match your columns' })))
      .toBe(true);
    const samples = columns.getByRole('list', { name: 'Preview of the first rows' });
    expect(await samples.getByRole('listitem').count()).toBe(5);
    await samples.getByText('The No 1 Cafe LLC', { exact: true }).waitFor();
    await samples.getByText('1 Pier Road, Hull, 2045').first().waitFor();
    await samples.getByText('Row 2: THE NO 1 CAFE LLC · 1 PIER ROAD').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });

  it('is mapped by keyboard, and says what is missing', async () => {
    const page = await openAdmin();
    const columns = await chooseFile(page, licence(20), licence(21));
    const select = (name: string) => columns.getByRole('combobox', { name: `Field for ${name}` });
    expect(await select('dayphn').inputValue()).toBe('phone');
    await select('city').focus();
    await page.keyboard.type('Neigh');
    await columns.getByText('20 Pier Road, 2045').waitFor();
    await columns.getByRole('checkbox', { name: /^Fix words in all caps/ }).uncheck();
    await columns.getByText('20 PIER ROAD, 2045').waitFor();
    await columns.getByRole('checkbox', { name: /^Look up missing positions/ }).uncheck();
    await columns.getByText('Choose the columns with latitude and longitude').waitFor();
    await columns.getByText('The latitude is missing').first().waitFor();
    const action = columns.getByRole('button', { name: 'Import', exact: true });
    expect(await action.isDisabled()).toBe(true);
    await columns.getByRole('button', { name: 'Cancel' }).press('Enter');
    await columns.waitFor({ state: 'detached' });
    const heading = page.getByRole('heading', { level: 2, name: 'Import Cafes' });
    await expect.poll(() => hasFocus(heading)).toBe(true);
  });

  it('preserves what was chosen where it is refused', async () => {
    const page = await openAdmin();
    const columns = await chooseFile(page, licence(30));
    const city = columns.getByRole('combobox', { name: 'Field for city' });
    await city.selectOption('Ignored');
    await columns.getByText('30 Pier Road, 2045').waitFor();
    await page.route('**/api/admin/imports/file', (route) =>
      route.fulfill({ status: 503, json: { message: 'Please try again.' } }),
    );
    await columns.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('alert').getByText('Please try again.').waitFor();
    expect(await city.inputValue()).toBe('');
    await chooseFile(page, licence(31));
    await columns.getByText('31 Pier Road, Hull, 2045').waitFor();
    expect(await city.inputValue()).toBe('city');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is imported with positions that are looked up; the rest is reviewed, and the columns are remembered', async () => {
    const page = await openAdmin();
    const columns = await chooseFile(
      page,
      licence(40),
      licence(45),
      licence(95),
      licence(40, 'NO 40 CAFE'),
    );
    await columns.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Successfully imported 2 cafes out of 4').first().waitFor();
    const heading = page.getByRole('heading', { level: 2, name: 'Import Cafes' });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    const errors = page.getByRole('list', { name: 'Import errors' });
    await errors.getByText('Row 4 (The No 95 Cafe LLC): No position found').waitFor();
    await page.getByRole('button', { name: 'Review 2 rows of licences.csv' }).click();
    const left = page.getByRole('region', { name: 'Rows of licences.csv that were not imported' });
    await left.getByText('No position found for this address (OpenStreetMap).').waitFor();
    await left
      .getByRole('button', { name: /^Dismiss / })
      .first()
      .waitFor();
    await left.getByRole('checkbox', { name: 'Import No 40 Cafe anyway' }).check();
    await left.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Review 1 row of licences.csv' }).waitFor();
    await left.getByRole('button', { name: /^Dismiss / }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Review 1 row of/ }).count()).toBe(0);
    const cafes = await (await ask('GET', '/api/admin/cafes?q=pier+road')).json();
    expect(cafes).toMatchObject([
      { name: 'No 40 Cafe', status: 'draft' },
      { name: 'The No 40 Cafe LLC' },
      { name: 'The No 45 Cafe LLC', neighborhood: 'Hull', latitude: '41.45' },
    ]);
    await page
      .getByText(/matched the columns of licences.csv/)
      .first()
      .waitFor();
    const again = await chooseFile(page, licence(50));
    await again.getByText('Matched like your last file with these columns.').waitFor();
  });

  it('is canceled while a position is looked up, and resumed', async () => {
    const page = await openAdmin();
    const columns = await chooseFile(page, licence(60), licence(61));
    await columns.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('0 of 2 rows').waitFor();
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByText('Import canceled').first().waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    const recent = page.getByRole('listitem').filter({ hasText: 'Canceled ·' });
    release();
    await recent.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Successfully imported 2 cafes out of 2').first().waitFor();
    expect(await recent.count()).toBe(0);
  });
});
