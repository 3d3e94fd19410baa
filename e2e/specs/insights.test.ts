import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { Insights } from '../drivers/insights.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';

const product = useAccountsProduct(useBrowser());
const { origin } = product;
const { openAdmin, ask } = useAdmin(product);

interface Answer {
  weeks: { week: string; searches: number }[];
}

/** What the tab's server has written of this week. */
const written = async () =>
  ((await (await ask('GET', '/api/admin/insights')).json()) as Answer).weeks.at(-1)!;

async function search(times: number, typed: string, query: object = { q: typed }) {
  for (let at = 0; at < times; at++) {
    const answer = await fetch(`${origin()}/api/searches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ typed, query }),
    });
    expect(answer.status).toBe(200);
  }
}

/** An option of another category with the same name. */
async function addSecondWifi() {
  const categories = (await (await fetch(`${origin()}/api/filter-categories`)).json()) as {
    id: number;
    name: string;
  }[];
  const category_id = categories.find(({ name }) => name === 'vibe')!.id;
  const option = { category_id, value: 'wifi', display_name: 'Wifi' };
  expect((await ask('POST', '/api/admin/filter-options', option)).status).toBe(200);
}

async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
}

it('says that nothing was searched yet, and that it did not load', async () => {
  const page = await openAdmin('/admin?tab=insights');
  await page.getByRole('heading', { name: 'No searches yet' }).waitFor();
  await page.route('**/api/admin/insights*', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'The insights did not load' }).waitFor();
  await page.unroute('**/api/admin/insights*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No searches yet' }).waitFor();
});

it('shows what was searched, and turns a word that found nothing into a synonym', async () => {
  await search(3, 'xyzzy');
  await search(2, 'plugh');
  await search(4, 'ogawa');
  await search(3, 'wifi', { q: '', features: 'wifi' });
  await addSecondWifi();
  await search(3, '', { q: '', dynamicFilter_vibe: 'wifi' });
  // Counts are written ten seconds after the first search.
  await expect.poll(async () => (await written()).searches, { timeout: 30_000 }).toBe(15);

  const page = await openAdmin('/admin?tab=insights');
  const insights = new Insights(page);
  const bar = insights.bars.last();
  await bar.waitFor();
  expect(await insights.bars.count()).toBe(13);
  const label = (await bar.getAttribute('aria-label'))!;
  expect(label).toMatch(/^Week of \w+ \d+: 15 searches, 8 without results, so far$/);
  // It begins with the newest week that has searches; the one before has none.
  await expect.poll(() => bar.getAttribute('aria-pressed')).toBe('true');
  await insights.bars.nth(-2).press('Enter');
  await page.getByText('No word was searched 3 times.').waitFor();
  await bar.press('Enter');
  await insights.heading(label.split(':')[0]!).waitFor();
  await expect.poll(() => bar.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('15 searches so far').waitFor();
  await page.getByText('53% had no results').waitFor();
  await page.getByText('40% used a filter').waitFor();
  await expect.poll(() => insights.list('No results')).toEqual({ xyzzy: 3 });
  expect(await insights.list('Most used words')).toEqual({ ogawa: 4, wifi: 3, xyzzy: 3 });
  expect(await insights.rows('Most used filters').allInnerTexts()).toEqual([
    expect.stringMatching(/^Wifi\s+3$/),
    expect.stringMatching(/^Wifi\s+3$/),
  ]);
  await expectNoViolations(page);

  const after = insights.step('Next week');
  expect(await after.getAttribute('aria-disabled')).toBe('true');
  await insights.step('Previous week').click();
  await page.getByText('No search came up empty 3 times or more.').waitFor();
  expect(await insights.rows('Most used filters').count()).toBe(0);
  await after.click();
  await expect.poll(() => insights.list('No results')).toEqual({ xyzzy: 3 });

  await page.setViewportSize({ width: 390, height: 844 });
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overhang()).toBe(0);
  expect(await insights.rightOfLastDate()).toBeLessThanOrEqual(390 - 16);
  await insights.addAsSynonym('xyzzy').click();
  const question = page.getByText('Which option does “xyzzy” mean?');
  await expect.poll(() => hasFocus(question)).toBe(true);
  expect(await overhang()).toBe(0);
  await page.getByRole('button', { name: 'Actions: Wifi', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const synonyms = page.getByRole('textbox', { name: 'Synonyms of Wifi' });
  await expect.poll(() => hasFocus(synonyms)).toBe(true);
  expect(await synonyms.inputValue()).toMatch(/(^|, )xyzzy$/);
  await synonyms.press('Enter');
  await expectToast(page, 'Filter option updated successfully');
  await question.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await fetch(`${origin()}/api/understand?q=xyzzy`)).json())
    .toMatchObject({ chips: [{ words: 'xyzzy', label: 'Wifi' }], rest: '' });
});
