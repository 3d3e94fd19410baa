import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { holdRequests } from '../helper/held-requests.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const entriesOfHistory = (page: Page) => page.evaluate(() => history.length);

describe('searching', () => {
  it('finds cafes in every area and writes the text into the address', async () => {
    const discovery = new Discovery(await visit('/'));
    const expected = await cafes('?q=roaster');
    await discovery.search('roaster');
    await discovery.expectTotal(expected.length);
    await expect
      .poll(() => discovery.shownNames())
      .toEqual(expected.slice(0, 10).map(({ name }) => name));
    await expect.poll(() => discovery.headingText()).toContain('All Locations');
    expect(discovery.query).toBe('?q=roaster');
  });

  it('forgives a typo', async () => {
    const discovery = new Discovery(await visit('/'));
    const exact = await cafes('?q=espresso');
    await discovery.search('esspresso');
    await discovery.expectTotal(exact.length);
  });

  it('begins by itself on a pause in typing, without history entries', async () => {
    const discovery = new Discovery(await visit('/'));
    await discovery.paging.waitFor();
    const before = await entriesOfHistory(discovery.page);
    const expected = await cafes('?q=tatte');
    await discovery.searchBox.pressSequentially('tatte', { delay: 30 });
    await expect.poll(() => discovery.query).toBe('?q=tatte');
    await discovery.expectTotal(expected.length);
    expect(await entriesOfHistory(discovery.page)).toBeLessThanOrEqual(before + 1);
  });

  it('is one step back from the former search', async () => {
    const discovery = new Discovery(await visit('/'));
    const before = await discovery.total();
    await discovery.search('roaster');
    await expect.poll(() => discovery.query).toBe('?q=roaster');
    await discovery.page.goBack();
    await discovery.expectTotal(before);
    expect(discovery.query).toBe('');
    await expect.poll(() => discovery.searchBox.inputValue()).toBe('');
  });

  it('never shows an older answer than what was typed last', async () => {
    const discovery = new Discovery(await visit('/'));
    await discovery.paging.waitFor();
    const expected = await cafes('?q=ogawa');
    // The first answer arrives after the second.
    const held = await holdRequests(discovery.page, '**/api/cafes?q=roaster*', () => true);
    await discovery.search('roaster');
    await expect.poll(() => held.count()).toBe(1);
    await discovery.search('ogawa');
    await discovery.expectTotal(expected.length);
    await held.answer();
    await quiet(discovery.page);
    await expect.poll(() => discovery.shownNames()).toEqual(expected.map(({ name }) => name));
  });

  it('is cleared by its button', async () => {
    const discovery = new Discovery(await visit('/?q=roaster'));
    await discovery.paging.waitFor();
    await discovery.page
      .getByRole('banner')
      .getByRole('button', { name: /clear/i })
      .filter({ visible: true })
      .click();
    await expect.poll(() => discovery.query).not.toContain('q=');
    await expect.poll(() => discovery.searchBox.inputValue()).toBe('');
  });

  it('has the placeholder of its screen', async () => {
    const large = new Discovery(await visit('/'));
    await expect
      .poll(() => large.searchBox.getAttribute('placeholder'))
      .toBe('Search cafés, roasts, or brewing methods...');
    const phone = new Discovery(await visit('/', { size: 'phone' }));
    await expect
      .poll(() => phone.searchBox.getAttribute('placeholder'))
      .toBe('Search for cafés, areas...');
  });

  it('goes to the list from any other page', async () => {
    const page = await visit('/about');
    const discovery = new Discovery(page);
    const expected = await cafes('?q=siphon');
    await discovery.search('siphon');
    await page.waitForURL('**/?q=siphon');
    await discovery.expectTotal(expected.length);
  });

  it('on a phone goes to the list from any other page', async () => {
    const page = await visit('/about', { size: 'phone' });
    await new Discovery(page).search('siphon');
    await page.waitForURL('**/?q=siphon');
  });

  it('takes hostile text for text', async () => {
    const page = await visit('/');
    const discovery = new Discovery(page);
    const text = `<img src=x onerror="document.title='taken'">%00%41"'`;
    await discovery.search(text);
    await page.getByText('No cafés found', { exact: true }).waitFor();
    await expect.poll(() => discovery.searchBox.inputValue()).toBe(text);
    await page.reload();
    await expect.poll(() => discovery.searchBox.inputValue()).toBe(text);
    expect(await page.title()).not.toBe('taken');
  });
});
