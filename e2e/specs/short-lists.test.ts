import { beforeAll, describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { Typeahead } from '../drivers/typeahead.ts';
import { ask, cafes, type CafeFacts } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { miles } from '../helper/miles.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

interface Counts {
  total: number;
  open: { anyTime: number; now: number };
}

/** An area with one to four cafes that brew by pour over, and those of all areas. */
let area = '';
let found: CafeFacts[];

beforeAll(async () => {
  found = await cafes('?brewingMethods=pour_over');
  const inArea = (name: string) => found.filter((cafe) => cafe.area === name).length;
  area = found.find((cafe) => inArea(cafe.area) < 5)!.area;
});

const addressOf = (name: string) => `/?area=${encodeURIComponent(name)}&brewingMethods=pour_over`;

describe.each(['desktop', 'phone'] as const)('a list of fewer than five on a %s', (size) => {
  it('ends with the nearest other areas that have such cafes, how many, and links there', async () => {
    const discovery = new Discovery(await visit(addressOf(area), { size }));
    const { page } = discovery;
    const line = page.getByText('Also with pour over:').locator('..');
    const [first] = await cafes(`?area=${encodeURIComponent(area)}&brewingMethods=pour_over`);
    const from = { latitude: Number(first!.latitude), longitude: Number(first!.longitude) };
    const others = found
      .filter((cafe) => cafe.area !== area)
      .toSorted((a, b) => miles(from, a) - miles(from, b));
    const nearest = [...new Set(others.map((cafe) => cafe.area))].slice(0, 3);
    const counted = nearest.map(
      (name) => `${name} ${others.filter((cafe) => cafe.area === name).length}`,
    );
    await expect.poll(() => line.getByRole('button').allInnerTexts()).toEqual(counted);
    await page.getByText('Is a café missing?').waitFor();
    await line.getByRole('button').first().click();
    await discovery.expectTotal(others.filter((cafe) => cafe.area === nearest[0]).length);
    expect(new URL(page.url()).searchParams.get('area')).toBe(nearest[0]);
  });
});

it('a list of five or more ends without other areas', async () => {
  const discovery = new Discovery(await visit('/?area=all&brewingMethods=pour_over'));
  await discovery.expectTotal(found.length);
  await quiet(discovery.page);
  expect(await discovery.page.getByText('Also with').count()).toBe(0);
});

it('the filter group ‘Open’ counts what each of its choices would list', async () => {
  const discovery = new Discovery(await visit('/?area=all&openAt=sat-1000'));
  const { page } = discovery;
  const { total, open } = await ask<Counts>('/api/facets?openAt=sat-1000');
  expect(total).toBeGreaterThan(0);
  const choice = (name: string) => page.getByRole('radio', { name });
  const count = async (name: string) =>
    Number(/\d+/.exec((await choice(name).locator('..').innerText()).replace(name, ''))?.[0]);
  await expect.poll(() => count('Open at...')).toBe(total);
  await expect.poll(() => count('Open now')).toBe(open.now);
  expect(await count('Any time')).toBe(open.anyTime);
  await choice('Any time').check();
  await discovery.expectTotal(open.anyTime);
});

it.each(['desktop', 'phone'] as const)(
  'nothing on a %s offers what is open where nobody knows any hours',
  async (size) => {
    const page = await visit('/?area=all', { size, seed: 'boston' });
    const search = new Typeahead(page);
    if (size === 'phone') await page.getByRole('button', { name: 'Near me' }).waitFor();
    else await page.getByRole('radio', { name: /^All Locations/ }).waitFor();
    expect(await page.getByText(/^(Open now|Open at|Any time)/).count()).toBe(0);
    await search.box.click();
    await search.option('Near me').waitFor();
    expect(await search.option(/^Open now/).count()).toBe(0);
  },
);
