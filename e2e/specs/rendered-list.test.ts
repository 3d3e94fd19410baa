import { inject, describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useBrowser } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const LIST_ITEM = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** The names the page's structured data list, as the server sent them. */
async function structuredNames(path: string): Promise<string[]> {
  const html = await (await fetch(inject('demo') + path)).text();
  const blocks = [...html.matchAll(LIST_ITEM)].map(
    ([, text = '']) => JSON.parse(text) as { itemListElement?: { name: string }[] },
  );
  return blocks.flatMap(({ itemListElement = [] }) => itemListElement.map(({ name }) => name));
}

describe('the list of the page as it arrives, its structured data and the list of the scripts', () => {
  it.each(['relevance', 'rating', 'reviews', 'distance'])(
    'are the same on every page of a search by %s',
    async (sort) => {
      const path = (page: number) => `/?q=coffee&sort=${sort}&page=${page}`;
      const plain = new Discovery(await visit(path(1), { javaScript: false }));
      const awake = new Discovery(await visit(path(1)));
      const pages = Math.ceil((await awake.total()) / 10);
      expect(pages).toBeGreaterThan(1);
      for (let page = 1; page <= pages; page += 1) {
        await plain.page.goto(path(page));
        const first = page * 10 - 9;
        if (page > 1) await awake.pageButton(page).click();
        await awake.page.getByText(new RegExp(`^Showing ${first}-`)).waitFor();
        await awake.settled();
        const names = await plain.shownNames();
        expect(names.length).toBeGreaterThan(0);
        expect(await structuredNames(path(page))).toEqual(names);
        await expect.poll(() => awake.shownNames()).toEqual(names);
      }
    },
  );

  it('is not fetched again, nor is a page or an order that was shown before', async () => {
    const page = await visit('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const address = pathname + search;
      if (/^\/api\/(cafes\?.*limit=|facets)/.test(address)) asked.push(address);
    });
    await page.goto('/?q=coffee');
    const discovery = new Discovery(page);
    await discovery.settled();
    const first = await discovery.shownNames();
    // The next page is fetched when the browser is idle.
    await expect.poll(() => asked).toEqual(['/api/cafes?q=coffee&limit=10&offset=10']);
    await discovery.pageButton(2).click();
    await expect.poll(() => discovery.shownNames()).not.toEqual(first);
    await expect.poll(() => asked.at(-1)).toBe('/api/cafes?q=coffee&limit=10&offset=20');
    await discovery.sort.selectOption({ label: 'Most Reviewed' });
    await expect.poll(() => asked.at(-1)).toMatch(/sortBy=reviews.*offset=10$/);
    await quiet(page);
    asked.length = 0;
    await page.goBack();
    await page.getByText(/^Showing 11-/).waitFor();
    await discovery.pageButton(1).click();
    await expect.poll(() => discovery.shownNames()).toEqual(first);
    await discovery.sort.selectOption({ label: 'Most Reviewed' });
    await discovery.settled();
    await quiet(page);
    expect(asked).toEqual([]);
  });
});
