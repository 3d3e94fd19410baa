import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';

const product = useAccountsProduct(useBrowser(), {});
const { openAdmin } = useAdmin(product);

const HEADING = 'nome;address;neighborhood;lat;lng;hours;filters';
const lisbon = (n: number, more = ';', place = `38,7${n};-9,15`) =>
  `Fábrica ${n};Rua do Poço ${n};Estrela;${place};${more}`;
const ROWS = [11, 12, 13, 14, 15, 16].map((n) => lisbon(n));

/** A file as a spreadsheet of Western Europe saves it. */
async function chooseFile(page: Page, ...rows: string[]) {
  await page.getByLabel('Import a file').setInputFiles({
    name: 'lisboa.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADING, ...ROWS, ...rows].join('\r\n'), 'latin1'),
  });
  const columns = page.getByRole('region', { name: 'Columns of lisboa.csv' });
  await columns.getByRole('combobox', { name: 'Field for nome' }).selectOption('name');
  for (const [column, field] of [
    ['hours', 'openingHours'],
    ['filters', 'filters'],
  ] as const) {
    const select = columns.getByRole('combobox', { name: `Field for ${column}` });
    if (!(await select.isVisible())) await columns.getByText(/more columns?$/).click();
    await select.selectOption(field);
  }
  return columns;
}

describe('what an import of a file leaves out', () => {
  it.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)('is shown before and after on a %s in %s colours', async (size, theme) => {
    const at = size === 'desktop' ? 20 : 30;
    const page = await openAdmin('/admin', { size, theme });
    const columns = await chooseFile(
      page,
      lisbon(at, 'com a maré;'),
      lisbon(at + 1, ';sifão azul'),
      lisbon(at + 2, ';', `-9,15;38,7${at + 2}`),
    );
    await columns.getByText('Fábrica 11', { exact: true }).first().waitFor();
    await columns.getByRole('button', { name: 'Import', exact: true }).click();
    const review = page.getByRole('region', { name: 'Import preview' });
    const lost = review.getByRole('region', { name: 'Rows to review' });
    await lost
      .getByText(
        /^3 of 9 rows were changed or need a look: hours 1, filters 1, swapped positions 1\.$/,
      )
      .waitFor();
    await lost.getByText('Hours (1)').click();
    await lost.getByText(`Row 8 · Fábrica ${at}`).waitFor();
    await lost.getByText('hours: com a maré. Left out: hours that can’t be read.').waitFor();
    await review.getByRole('checkbox', { name: /^Swap latitude and longitude/ }).check();
    await review.getByRole('button', { name: /^Import \d as drafts$/ }).click();
    await page
      .getByText(/^Successfully imported \d cafes out of 9$/)
      .first()
      .waitFor();
    const result = page.getByRole('region', { name: 'Rows to review' }).first();
    await result.getByText('Swapped positions (1)').click();
    await result.getByText('Latitude and longitude were swapped.').waitFor();
    const download = page.waitForEvent('download');
    await result.getByRole('link', { name: 'Download these rows (CSV)' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv).toContain(
      `9,Fábrica ${at + 1},filters,sifão azul,,Left out: no filter has this name.`,
    );
    await page.getByRole('button', { name: 'See 3 rows of lisboa.csv to review' }).first().click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });

  it('is read again with the chosen encoding', async () => {
    const page = await openAdmin();
    const columns = await chooseFile(page);
    await columns.getByText('The file is not UTF-8.').waitFor();
    const encoding = columns.getByRole('combobox', { name: 'File encoding' });
    expect(await encoding.inputValue()).toBe('windows-1252');
    await encoding.selectOption('Cyrillic (Windows-1251)');
    await columns.getByText('Fбbrica 11 · Fбbrica 12 · Fбbrica 13').waitFor();
  });
});

it('rows that stayed for review cannot be continued with before they have loaded', async () => {
  const page = await openAdmin();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/imports', (route) =>
    route.fulfill({
      json: [
        {
          id: 1,
          source: 'file',
          location: 'a.csv',
          state: 'done',
          total: 2,
          imported: 1,
          skipped: 0,
          done: 2,
          failed: 1,
          left: 1,
          unplaced: 0,
          failure: '',
          notes: { rows: 0, kinds: {} },
          unusedColumns: [],
          errors: [],
          createdAt: '2026-06-01T12:00:00.000Z',
        },
      ],
    }),
  );
  await page.route('**/api/admin/imports/1/rows', async (route) => {
    await isAnswered;
    const row = { number: 2, name: 'Lost Cafe', address: '1 Elm St', verdict: 'problem' };
    await route.fulfill({ json: [{ ...row, problem: 'Nowhere.', notes: [], like: null }] });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Review 1 row of a.csv' }).click();
  const left = page.getByRole('region', { name: 'Rows of a.csv that were not imported' });
  await left.getByText('Loading...').waitFor();
  const goOn = left.getByRole('button', { name: 'Resume' });
  expect(await goOn.isDisabled()).toBe(true);
  answer();
  await left.getByText('Lost Cafe').waitFor();
  expect(await goOn.isDisabled()).toBe(false);
});
