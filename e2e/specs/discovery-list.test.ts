import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { areas, cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();

describe('the list', () => {
  it('begins with the area that has most cafes, and says so', async () => {
    const discovery = new Discovery(await visit('/'));
    const [area = ''] = await areas();
    const expected = await cafes(`?area=${encodeURIComponent(area)}`);
    await discovery.expectTotal(expected.length);
    await expect.poll(() => discovery.headingText()).toBe(`${expected.length} cafés in ${area}`);
    await expect
      .poll(() => discovery.shownNames())
      .toEqual(expected.slice(0, 10).map(({ name }) => name));
  });

  it('offers all cafes where the area hides some', async () => {
    const discovery = new Discovery(await visit('/'));
    await discovery.page.getByRole('button', { name: 'Show all 105 cafés' }).click();
    await discovery.expectTotal(105);
    await expect.poll(() => discovery.headingText()).toBe('105 cafés in All Locations');
    expect(discovery.query).toBe('?area=all');
  });

  it('shows ten at a time, each with rank, name, area, rating, distance and description', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    const [first] = await cafes();
    await discovery.expectTotal(105);
    const entries = await discovery.shownEntries();
    expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(entries[0]?.text).toContain(first?.area);
    expect(entries[0]?.text).toContain(
      `${first?.averageRating?.toFixed(1)} (${first?.totalRatings})`,
    );
    expect(entries[0]?.text).toMatch(/\d+\.\d mi/);
    expect(entries[0]?.text).toContain(`“${first?.description}”`);
  });

  it('clamps a description to two lines', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    const quote = discovery.entries.first().getByText(/^“/);
    const lines = await quote.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
  });

  it('says Not rated without ratings', async () => {
    const discovery = new Discovery(await visit('/', { seed: 'boston' }));
    await discovery.paging.waitFor();
    for (const { text } of await discovery.shownEntries()) expect(text).toContain('Not rated');
  });

  it('links to the cafe', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    const [first] = await cafes();
    await discovery.names.first().click();
    await discovery.page.waitForURL(`**/cafe/${first?.id}`);
    await discovery.page
      .getByRole('heading', { level: 1, name: first?.name.split(' (')[0] ?? '' })
      .waitFor();
  });

  it('has no hearts for a guest', async () => {
    const discovery = new Discovery(await visit('/'));
    await discovery.paging.waitFor();
    expect(await discovery.entries.getByRole('button').count()).toBe(0);
  });
});

describe('paging', () => {
  it('says what it shows, and has a next page', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.pageButton(2).click();
    await discovery.page.getByText(/^Showing 11[-–]20 of 105 cafés$/).waitFor();
    const all = await cafes();
    await expect
      .poll(() => discovery.shownNames())
      .toEqual(all.slice(10, 20).map(({ name }) => name));
    expect((await discovery.shownEntries())[0]?.rank).toBe(11);
    expect(discovery.query).toBe('?area=all&page=2');
  });

  it('offers the first two, the last two and the pages around the present one', async () => {
    const discovery = new Discovery(await visit('/?area=all&page=6'));
    const pages = discovery.page.getByRole('navigation', { name: /pages/i });
    const text = (await pages.innerText()).replace(/\s+/g, ' ').trim();
    expect(text).toBe('1 2 ... 5 6 7 ... 10 11');
    await expect.poll(() => discovery.pageButton(6).getAttribute('aria-current')).toBe('page');
  });

  it('brings the top of the list into view', async () => {
    const discovery = new Discovery(await visit('/?area=all', { size: 'phone' }));
    await discovery.pageButton(2).click();
    await discovery.page.getByText(/^Showing 11[-–]20/).waitFor();
    await expect
      .poll(async () => (await discovery.entries.first().boundingBox())?.y ?? -1)
      .toBeGreaterThanOrEqual(0);
  });

  it.each([true, false])(
    'shows the last page for a page past the end, with scripts: %s',
    async (javaScript) => {
      const discovery = new Discovery(await visit('/?area=all&page=999', { javaScript }));
      await discovery.page.getByText(/^Showing 101[-–]105 of 105 cafés$/).waitFor();
      const last = (await cafes()).slice(100).map(({ name }) => name);
      expect(await discovery.shownNames()).toEqual(last);
    },
  );
});
