import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();

/** What a page tells of searches, and how it was answered. */
async function watch(page: Page) {
  const told: unknown[] = [];
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/api/searches')) return;
    told.push(answer.request().postDataJSON());
    statuses.push(answer.status());
  });
  return { told, statuses };
}

it('a search is told once a result is opened, with what was typed and what was asked for', async () => {
  const page = await visit('/?area=all');
  const { told, statuses } = await watch(page);
  const discovery = new Discovery(page);
  await discovery.search('wifi back bay');
  await discovery.chip('Wifi').waitFor();
  await discovery.names.first().click();
  await expect.poll(() => statuses).toEqual([200]);
  expect(told).toEqual([{ typed: 'wifi back bay', query: { area: 'Back Bay', features: 'wifi' } }]);
});

it('a search that stays is told by itself, and a list of an area alone is none', async () => {
  const page = await visit('/?area=all');
  const { told } = await watch(page);
  await new Discovery(page).option('Wifi').check();
  await expect.poll(() => told).toEqual([{ typed: '', query: { features: 'wifi' } }]);
});
