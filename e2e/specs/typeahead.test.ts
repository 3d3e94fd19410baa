import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { Typeahead } from '../drivers/typeahead.ts';
import { ask, cafes } from '../helper/api.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser, type PageOptions } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdAll } from '../helper/held-requests.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

interface Found {
  cafes: { id: number; name: string }[];
  areas: { area: string; count: number }[];
  options: { label: string; category: string; value: string; count: number }[];
}

const ALL = '/?area=all';
const TYPEAHEAD = /assets\/Typeahead-.*\.js$/;
const open = async (path = ALL, options: PageOptions = {}) =>
  new Typeahead(await visit(path, options));

/** Holds the answers of suggestions for some texts until they are let go. */
async function holdAnswers(page: Page, isHeld: (q: string) => boolean): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/suggest?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    const answer = await route.fetch();
    if (isHeld(q)) await gate;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  return letGo;
}

const remember = (page: Page, searches: readonly string[]) =>
  page.addInitScript(
    (stored) => localStorage.setItem('cortado-searches', stored),
    JSON.stringify(searches),
  );

describe.each(['desktop', 'phone'] as const)('suggestions on a %s', (size) => {
  it('are cafes, areas and filters with what the list would show', async () => {
    const search = await open(ALL, { size });
    await search.type('po');
    const found = await ask<Found>('/api/suggest?q=po');
    expect(found.options.length).toBeGreaterThan(0);
    await search.option('Search for “po”').waitFor();
    for (const { name } of found.cafes) await search.group('Cafés').getByText(name).waitFor();
    for (const { area, count } of found.areas) {
      await search.option(new RegExp(`^${area} +${count} café`)).waitFor();
    }
    for (const { label, count } of found.options) {
      await search.option(new RegExp(`^${label} .*\\b${count} café`)).waitFor();
    }
    expect(await findViolations(search.page)).toEqual([]);
    const [option] = found.options;
    await search.option(new RegExp(`^${option!.label}`)).click();
    const discovery = new Discovery(search.page);
    await discovery.expectTotal(option!.count);
    expect(discovery.query).toContain(option!.value);
    expect(await search.box.inputValue()).toBe('');
    expect(await search.panel.count()).toBe(0);
  });

  it('begin with what is open now, and earlier searches', async () => {
    const page = await visit('about:blank', { size });
    await remember(page, ['siphon', 'back bay']);
    await page.goto(ALL);
    const search = new Typeahead(page);
    await search.box.click();
    await search.option('Near me').waitFor();
    const { open: counts } = await ask<{ open: { now: number } }>('/api/facets');
    await search.option(new RegExp(`^Open now +${counts.now} café`)).waitFor();
    await search.option('siphon').click();
    await new Discovery(page).expectTotal((await cafes('?q=siphon')).length);
    expect(await search.box.inputValue()).toBe('siphon');
    await search.box.click();
    await search.box.fill('');
    await search.option('Clear recent searches').click();
    await search.group('Recent searches').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('cortado-searches'))).toBeNull();
  });

  it('lead to a cafe’s page', async () => {
    const search = await open(ALL, { size });
    await search.type('ogawa');
    const [cafe] = (await ask<Found>('/api/suggest?q=ogawa')).cafes;
    await search.option(new RegExp(`^${cafe!.name}`)).click();
    await expect.poll(() => new URL(search.page.url()).pathname).toBe(`/cafe/${cafe!.id}`);
  });

  it('leave Enter to the search', async () => {
    const search = await open(ALL, { size });
    await search.type('ogawa');
    await search.box.press('Enter');
    const discovery = new Discovery(search.page);
    await discovery.expectTotal((await cafes('?q=ogawa')).length);
    await search.panel.waitFor({ state: 'detached' });
    expect(discovery.query).toContain('q=ogawa');
    await search.page.goBack();
    await discovery.expectTotal(105);
  });

  it('work without an answer of the server', async () => {
    const search = await open(ALL, { size });
    await search.page.route('**/api/suggest?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'No.' } }),
    );
    await search.type('ogawa');
    await search.option('Search for “ogawa”').click();
    await new Discovery(search.page).expectTotal((await cafes('?q=ogawa')).length);
  });

  it('take any text as text', async () => {
    const search = await open(ALL, { size });
    const words = '<img src=x onerror=alert(1)> %41 "\\';
    await search.box.click();
    await search.box.fill(words);
    await search.option(`Search for “${words}”`).click();
    await expect.poll(() => search.box.inputValue()).toBe(words);
    await search.box.click();
    await search.option(words).first().waitFor();
    expect(await search.page.locator('img[src="x"]').count()).toBe(0);
  });
});

describe('the keyboard', () => {
  it('marks one suggestion after the other in a cycle, and stays in the field', async () => {
    const search = await open();
    await search.type('po');
    await search.group('Filters').waitFor();
    expect(await search.marked()).toBeNull();
    await search.box.press('ArrowDown');
    expect(await search.marked()).toBe('Search for “po”');
    await search.box.press('ArrowUp');
    const last = await search.panel.getByRole('option').last().innerText();
    expect(await search.marked()).toBe(last.replaceAll(/\s+/g, ' ').trim());
    await search.box.press('ArrowDown');
    expect(await search.marked()).toBe('Search for “po”');
    await search.box.press('Home');
    expect(await search.marked()).toBe('Search for “po”');
    await search.box.press('x');
    expect(await search.box.inputValue()).toBe('xpo');
    expect(await hasFocus(search.box)).toBe(true);
  });

  it('chooses with Enter what is marked', async () => {
    const search = await open();
    await search.type('porter');
    await search.option(/^Porter Square/).waitFor();
    while (!(await search.marked())?.startsWith('Porter Square'))
      await search.box.press('ArrowDown');
    await search.box.press('Enter');
    await new Discovery(search.page).expectTotal((await cafes('?area=Porter+Square')).length);
    expect(await search.box.inputValue()).toBe('');
  });

  it('closes with Escape, then clears the field', async () => {
    const search = await open();
    await search.type('ogawa');
    await search.box.press('Escape');
    expect(await search.panel.count()).toBe(0);
    expect(await search.box.inputValue()).toBe('ogawa');
    await search.box.press('Escape');
    expect(await search.box.inputValue()).toBe('');
    await new Discovery(search.page).expectTotal(105);
  });

  it('marks the same one as a pointer', async () => {
    const search = await open();
    await search.type('po');
    await search.option(/^Pour Over/).hover();
    await expect.poll(() => search.marked()).toMatch(/^Pour Over/);
    await search.box.press('ArrowDown');
    await expect.poll(() => search.marked()).not.toMatch(/^Pour Over/);
  });
});

describe('a slow network', () => {
  it('makes way for a search that was made before there are suggestions', async () => {
    const page = await visit('about:blank', { size: 'phone' });
    const letGo = await holdAll(page, TYPEAHEAD);
    await page.goto(ALL);
    const search = new Typeahead(page);
    await search.box.fill('ogawa');
    await search.box.press('Enter');
    const discovery = new Discovery(page);
    await discovery.expectTotal((await cafes('?q=ogawa')).length);
    letGo();
    await quiet(page);
    expect(await search.panel.count()).toBe(0);
    await discovery.names.first().click();
    await page.waitForURL('**/cafe/*');
  });

  it('makes way for a search that is made as they arrive', async () => {
    const page = await visit(ALL, { size: 'phone' });
    const letGo = await holdAll(page, TYPEAHEAD);
    const asked = page.waitForRequest(TYPEAHEAD);
    const search = new Typeahead(page);
    await search.box.fill('ogawa');
    const code = JSON.stringify((await asked).url());
    // React shows it up to 300 ms later.
    const searched = page.evaluate(
      `import(${code}).then(() => document.activeElement.form.requestSubmit())`,
    );
    letGo();
    await searched;
    const discovery = new Discovery(page);
    await discovery.expectTotal((await cafes('?q=ogawa')).length);
    await page.waitForFunction(() => document.querySelector('[aria-autocomplete]'));
    expect(await search.panel.count()).toBe(0);
    await discovery.names.first().click();
    await page.waitForURL('**/cafe/*');
  });

  it('never shows what an earlier text would find', async () => {
    const search = await open();
    const letGo = await holdAnswers(search.page, (q) => q === 'siphon');
    await search.type('siphon');
    await search.page.waitForRequest(/suggest.*q=siphon/);
    await search.box.fill('porter');
    await search.option(/^Porter Square/).waitFor();
    letGo();
    await quiet(search.page);
    expect(await search.option(/^Siphon/).count()).toBe(0);
    await search.option(/^Porter Square/).waitFor();
  });

  it('shows what was suggested until more is known, and searches before', async () => {
    const search = await open();
    // Also for the letters between: slow typing requests them.
    const letGo = await holdAnswers(search.page, (q) => q !== 'po');
    await search.type('po');
    await search.option(/^Pour Over/).waitFor();
    const asked = search.page.waitForRequest(/suggest\?.*q=porter\b/);
    await search.box.pressSequentially('rter');
    await search.option('Search for “porter”').waitFor();
    await asked;
    expect(await search.option(/^Pour Over/).count()).toBe(1);
    letGo();
    await search.option(/^Pour Over/).waitFor({ state: 'detached' });
  });
});

it('another screen’s box suggests too, and leads to the list', async () => {
  const search = await open('/about');
  await search.type('porter');
  const [area] = (await ask<Found>('/api/suggest?q=porter')).areas;
  await search.option(new RegExp(`^${area!.area}`)).click();
  await new Discovery(search.page).expectTotal(area!.count);
});
