import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { areas, ask, cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();

interface Category {
  name: string;
  display_name: string;
  is_core_filter: boolean;
  options: { value: string; display_name: string }[];
}

const isCore = ({ is_core_filter, name }: Category) =>
  is_core_filter || ['roast_level', 'brewing_method', 'features'].includes(name);

/** The count an option's label ends with. */
async function countOf(discovery: Discovery, option: string): Promise<number> {
  const row = discovery.option(option).locator('xpath=ancestor::label');
  await expect.poll(() => row.innerText()).toMatch(/\d/);
  return Number(/(\d+)\D*$/.exec(await row.innerText())?.[1]);
}

describe('a filter', () => {
  it('narrows the list to as many as its count says, and is in the address', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    const promised = await countOf(discovery, 'Medium Roast');
    await discovery.option('Medium Roast').check();
    await discovery.expectTotal(promised);
    expect((await cafes('?roastLevels=medium')).length).toBe(promised);
    expect(discovery.query).toContain('roastLevels=medium');
    expect(discovery.query).not.toContain('page');
  });

  it('is a chip that removes it again', async () => {
    const discovery = new Discovery(await visit('/?roastLevels=medium'));
    await discovery.chip('Medium Roast').click();
    await expect.poll(() => discovery.query).not.toContain('roastLevels');
    await expect.poll(() => discovery.option('Medium Roast').isChecked()).toBe(false);
  });

  it('returns to page 1', async () => {
    const discovery = new Discovery(await visit('/?area=all&page=3'));
    await discovery.page.getByText(/^Showing 21[-–]30/).waitFor();
    await discovery.option('Wifi').check();
    await discovery.page.getByText(/^Showing 1[-–]/).waitFor();
    expect(discovery.query).not.toContain('page');
  });

  it('widens within a group and narrows between groups', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.option('Light Roast').check();
    await discovery.option('Dark Roast').check();
    const either = await cafes('?roastLevels=light,dark');
    await discovery.expectTotal(either.length);
    await discovery.option('Pour Over').check();
    await discovery.expectTotal(
      (await cafes('?roastLevels=light,dark&brewingMethods=pour_over')).length,
    );
  });

  it('of the features group requires all that are selected', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.option('Wifi').check();
    await discovery.option('Food').check();
    await discovery.expectTotal((await cafes('?features=food,wifi')).length);
  });

  it('on ratings shows those of so many stars and more', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.option('4\\+').check();
    const expected = await cafes('?ratingFilter=4_stars');
    await discovery.expectTotal(expected.length);
    expect(expected.every(({ averageRating }) => (averageRating ?? 0) >= 4)).toBe(true);
    expect(discovery.query).toContain('ratingFilter=4_stars');
  });

  it('on beans shows those that sell them', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.option('Sells coffee beans').check();
    await discovery.expectTotal((await cafes('?sellsCoffeeBeans=true')).length);
  });

  it('on confirmed facts leaves out what is not, in the counts too', async () => {
    const discovery = new Discovery(await visit('/?features=wifi'));
    const wifi = await cafes('?features=wifi');
    const confirmed = await cafes('?features=wifi&confirmed=true');
    expect(confirmed.length).toBeGreaterThan(0);
    expect(confirmed.length).toBeLessThan(wifi.length);
    await discovery.expectTotal(wifi.length);
    await expect.poll(() => countOf(discovery, 'Confirmed facts only')).toBe(confirmed.length);
    const food = async (search: string) => (await cafes(`?features=food,wifi${search}`)).length;
    await expect.poll(() => countOf(discovery, 'Food')).toBe(await food(''));
    await discovery.option('Confirmed facts only').check();
    await discovery.expectTotal(confirmed.length);
    await expect.poll(() => countOf(discovery, 'Food')).toBe(await food('&confirmed=true'));
    expect(discovery.query).toContain('confirmed=true');
    await discovery.page.reload();
    await discovery.expectTotal(confirmed.length);
    await discovery.chip('Confirmed facts only').click();
    await discovery.expectTotal(wifi.length);
    await discovery.page.goBack();
    await discovery.expectTotal(confirmed.length);
    await discovery.page.goBack();
    await discovery.expectTotal(wifi.length);
    expect(await discovery.option('Confirmed facts only').isChecked()).toBe(false);
  });

  it('that would show nothing is dimmed, not removed', async () => {
    const discovery = new Discovery(await visit('/?q=tatte'));
    await expect.poll(() => countOf(discovery, 'Dark Roast')).toBe(0);
    expect(await discovery.option('Dark Roast').isEnabled()).toBe(true);
  });

  it('on ratings says so without ratings, and counts none', async () => {
    const discovery = new Discovery(await visit('/', { seed: 'boston' }));
    const group = discovery.page.getByRole('group', { name: 'Rating' });
    await group.getByText('No café has been rated yet').waitFor();
    expect(await group.getByRole('checkbox').count()).toBe(4);
    expect(await group.innerText()).not.toContain('0');
    await discovery.option('4\\+').check();
    const heading = 'We don’t know yet which cafés match “4+ stars”';
    await discovery.page.getByRole('heading', { name: heading }).waitFor();
    await discovery.page.getByText('If you know one, open its page and rate it.').waitFor();
  });

  it('counts beside the filters already set', async () => {
    const discovery = new Discovery(await visit('/?area=all&brewingMethods=siphon'));
    const both = await cafes('?brewingMethods=siphon&features=wifi');
    await expect.poll(() => countOf(discovery, 'Wifi')).toBe(both.length);
  });

  it('is cleared with all the others', async () => {
    const discovery = new Discovery(await visit('/?area=all&roastLevels=medium&features=wifi'));
    await discovery.page
      .getByRole('button', { name: /^Clear all/ })
      .filter({ visible: true })
      .first()
      .click();
    await discovery.expectTotal(105);
  });
});

describe('the note on distances', () => {
  it('is below the heading, over the filters, however many there are', async () => {
    for (const filters of [
      'features=wifi',
      'brewingMethods=pour_over&roastLevels=light,medium',
      'brewingMethods=pour_over,espresso_based&features=food,wifi&roastLevels=medium',
    ]) {
      const page = await visit(`/?${filters}`, { size: { width: 1024, height: 768 } });
      await new Discovery(page).settled();
      const chip = page.getByRole('button', { name: /^Remove / }).first();
      const box = async (one: Locator) => (await one.boundingBox())!;
      const heading = await box(page.getByRole('heading', { level: 1 }));
      const note = await box(page.getByText('Distances from central Boston'));
      expect(note.x).toBe(heading.x);
      expect(note.y).toBeGreaterThan(heading.y + heading.height);
      expect((await box(chip)).y).toBeGreaterThan(note.y + note.height);
    }
  });
});

describe('the groups', () => {
  it('are location, rating, one for each core category, and the others under Additional', async () => {
    const categories = await ask<Category[]>('/api/filter-categories');
    const page = await visit('/');
    const group = ({ display_name }: Category) =>
      page.getByRole('group', { name: new RegExp(`^${display_name}`) });
    await page.getByRole('group', { name: 'Rating' }).waitFor();
    for (const category of categories) {
      expect(await group(category).count()).toBe(isCore(category) ? 1 : 0);
    }
    const fold = page.getByRole('button', { name: 'Additional' });
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false');
    await fold.click();
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
    for (const category of categories) await group(category).waitFor();
  });

  it('filter by an additional category', async () => {
    const categories = await ask<Category[]>('/api/filter-categories');
    const additional = new Set(
      categories.filter((category) => !isCore(category)).map(({ name }) => name),
    );
    const offered = (await cafes()).flatMap(({ appliedFilters }) => appliedFilters);
    const option = offered.find(({ category_name }) => additional.has(category_name));
    if (!option) throw new Error('No cafe has an additional filter.');
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.page.getByRole('button', { name: 'Additional' }).click();
    await discovery.option(option.display_name).check();
    const asked = `?dynamicFilter_${option.category_name}=${option.value}`;
    await discovery.expectTotal((await cafes(asked)).length);
  });
});

describe('the location', () => {
  it('is chosen in the sidebar', async () => {
    const [, second = ''] = await areas();
    const discovery = new Discovery(await visit('/'));
    await discovery.area(second).check();
    await discovery.expectTotal((await cafes(`?area=${encodeURIComponent(second)}`)).length);
    expect(new URLSearchParams(discovery.query).get('area')).toBe(second);
  });

  it('is chosen beside the search, All Locations first', async () => {
    const all = await areas();
    const discovery = new Discovery(await visit('/'));
    const names = await discovery.locationControl.getByRole('option').allInnerTexts();
    expect(names).toEqual(['All Locations', ...all]);
    await discovery.locationControl.selectOption(all[1] ?? '');
    await discovery.expectTotal((await cafes(`?area=${encodeURIComponent(all[1] ?? '')}`)).length);
  });

  it('means All Locations where the address searches or filters', async () => {
    const discovery = new Discovery(await visit('/?features=wifi'));
    await discovery.expectTotal((await cafes('?features=wifi')).length);
    await expect.poll(() => discovery.area('All Locations').isChecked()).toBe(true);
  });
});
