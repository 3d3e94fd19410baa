import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { cafes } from '../helper/api.ts';
import { useBrowser, type PageOptions } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const TYPED = 'wifi in back bay with zzzz';
const ADDRESS = `/?q=${encodeURIComponent(TYPED)}`;
const both = () => cafes('?area=Back+Bay&features=wifi');
const LEFT_OUT = 'Filters set from your words. “zzzz” was left out.';

const open = async (path: string, options: PageOptions = {}) =>
  new Discovery(await visit(path, options));

const chips = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .filter({ visible: true })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));

describe.each(['desktop', 'phone'] as const)('typed words on a %s', (size) => {
  it('become filters, each removed by itself, and stay in the field', async () => {
    const discovery = await open('/?area=all', { size });
    const { page } = discovery;
    await discovery.search(TYPED);
    await discovery.expectTotal((await both()).length);
    expect(await chips(page)).toEqual(['Remove Back Bay', 'Remove Wifi']);
    await page.getByText(LEFT_OUT).waitFor();
    expect(await discovery.searchBox.inputValue()).toBe(TYPED);
    await discovery.chip('Back Bay').click();
    await discovery.expectTotal((await cafes('?features=wifi')).length);
    expect(await discovery.searchBox.inputValue()).toBe(TYPED);
    expect(await chips(page)).toEqual(['Remove Wifi']);
    await page.goBack();
    await discovery.expectTotal((await both()).length);
    await page.reload();
    await discovery.expectTotal((await both()).length);
    expect(await chips(page)).toEqual(['Remove Back Bay', 'Remove Wifi']);
  });

  it('are searched exactly as typed on request', async () => {
    const discovery = await open(ADDRESS, { size });
    const { page } = discovery;
    await page.getByRole('button', { name: 'Search exactly as typed' }).click();
    await page.getByText(LEFT_OUT).waitFor({ state: 'detached' });
    expect(discovery.query).toContain('words=exact');
    expect(await chips(page)).not.toContain('Remove Wifi');
    await page.goBack();
    await discovery.expectTotal((await both()).length);
  });
});

it('words are understood before any script runs', async () => {
  const discovery = await open(ADDRESS, { javaScript: false });
  await discovery.expectTotal((await both()).length);
  await discovery.page.getByText(LEFT_OUT).waitFor();
});

it('the page takes over what the server understood, and requests nothing', async () => {
  const page = await visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/api\/(cafes\?|facets|understand)/.test(url)) asked.push(`${request.method()} ${url}`);
  });
  await page.goto(ADDRESS);
  await new Discovery(page).expectTotal((await both()).length);
  await page.getByRole('checkbox', { name: /^Wifi/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

it('a choice by hand replaces a word', async () => {
  const discovery = await open(ADDRESS);
  await discovery.area('Fenway').check();
  await discovery.expectTotal((await cafes('?area=Fenway&features=wifi')).length);
  expect(discovery.query).toContain('area=Fenway');
  expect(discovery.query).toContain('without=area');
  expect(await discovery.searchBox.inputValue()).toBe(TYPED);
});

it('words that mean nothing are searched as text, and so are all where their meaning cannot be read', async () => {
  const discovery = await open('/?q=ogawa');
  await discovery.expectTotal((await cafes('?q=ogawa')).length);
  await quiet(discovery.page);
  expect(await discovery.page.getByText('Filters set from your words').count()).toBe(0);
  await discovery.page.route('**/api/understand?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'No.' } }),
  );
  await discovery.search('back bay wifi');
  await discovery.expectTotal((await cafes('?q=back+bay+wifi')).length);
  expect(await chips(discovery.page)).toEqual([]);
});
