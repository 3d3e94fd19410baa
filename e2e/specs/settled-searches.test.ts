import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();

/** What a page reports of searches, and the status of each answer. */
async function watch(page: Page) {
  const sent: unknown[] = [];
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/api/searches')) return;
    sent.push(answer.request().postDataJSON());
    statuses.push(answer.status());
  });
  return { sent, statuses };
}

it('a search is sent as soon as a result is opened, with what was typed and what was asked for', async () => {
  const page = await visit('/?area=all');
  const { sent, statuses } = await watch(page);
  const discovery = new Discovery(page);
  await discovery.search('wifi back bay');
  await discovery.chip('Wifi').waitFor();
  await discovery.names.first().click();
  await expect.poll(() => statuses).toEqual([200]);
  expect(sent).toEqual([{ typed: 'wifi back bay', query: { area: 'Back Bay', features: 'wifi' } }]);
});

it('a search that stays is reported by itself, and a list of an area alone is not', async () => {
  const page = await visit('/?area=all');
  const { sent } = await watch(page);
  await new Discovery(page).option('Wifi').check();
  await expect.poll(() => sent).toEqual([{ typed: '', query: { features: 'wifi' } }]);
});
