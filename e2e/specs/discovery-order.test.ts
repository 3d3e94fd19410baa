import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { cafes, type CafeFacts } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { miles } from '../helper/miles.ts';

const visit = useBrowser();

/** The figures of the shown cafes, in the shown order. */
async function shownFigures(discovery: Discovery, figure: (cafe: CafeFacts) => number) {
  const byName = new Map((await cafes()).map((cafe) => [cafe.name, cafe]));
  const names = await discovery.shownNames();
  return names.map((name) => {
    const cafe = byName.get(name);
    if (!cafe) throw new Error(`There is no cafe ${name}.`);
    return figure(cafe);
  });
}

const descending = (values: readonly number[]) => values.toSorted((a, b) => b - a);

describe('the order', () => {
  it('offers four', async () => {
    const discovery = new Discovery(await visit('/'));
    await expect
      .poll(() => discovery.sort.getByRole('option').allInnerTexts())
      .toEqual(['Recommended', 'Highest Rated', 'Most Reviewed', 'Distance']);
  });

  it('by rating begins with the highest', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.sort.selectOption({ label: 'Highest Rated' });
    await expect.poll(() => discovery.query).toContain('sort=rating');
    const highest = Math.max(...(await cafes()).map(({ averageRating }) => averageRating ?? 0));
    await expect
      .poll(async () => (await shownFigures(discovery, (cafe) => cafe.averageRating ?? 0))[0])
      .toBe(highest);
    const shown = await shownFigures(discovery, (cafe) => cafe.averageRating ?? 0);
    expect(shown).toEqual(descending(shown));
  });

  it('by reviews begins with the most', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.sort.selectOption({ label: 'Most Reviewed' });
    const most = Math.max(...(await cafes()).map(({ totalRatings }) => totalRatings));
    await expect
      .poll(async () => (await shownFigures(discovery, (cafe) => cafe.totalRatings))[0])
      .toBe(most);
    const shown = await shownFigures(discovery, (cafe) => cafe.totalRatings);
    expect(shown).toEqual(descending(shown));
  });

  it('by distance begins with the nearest', async () => {
    const location = { latitude: 42.373, longitude: -71.119 };
    const discovery = new Discovery(await visit('/?area=all&sort=distance', { location }));
    // Before the place is known the list begins near central Boston, less than half a mile from it too.
    const nearest = (await cafes())
      .map((cafe) => Number(miles(location, cafe).toFixed(1)))
      .toSorted((a, b) => a - b)
      .slice(0, 10);
    await expect.poll(() => discovery.distances('mi')).toEqual(nearest);
  });

  it('returns to page 1 when it changes', async () => {
    const discovery = new Discovery(await visit('/?area=all&page=2'));
    await discovery.page.getByText(/^Showing 11[-–]20/).waitFor();
    await discovery.sort.selectOption({ label: 'Highest Rated' });
    await discovery.page.getByText(/^Showing 1[-–]10/).waitFor();
  });

  it('survives a reload', async () => {
    const discovery = new Discovery(await visit('/?area=all&sort=reviews'));
    await discovery.paging.waitFor();
    const before = await discovery.shownNames();
    await discovery.page.reload();
    await discovery.paging.waitFor();
    await expect.poll(() => discovery.shownNames()).toEqual(before);
    await expect.poll(() => discovery.sort.inputValue()).toBe('reviews');
  });
});

describe('distances', () => {
  it('are measured from central Boston, and say so, where the visitor shares no position', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    await discovery.page.getByText(/from central Boston/i).waitFor();
    expect((await discovery.distances('mi')).every((mi) => mi >= 0 && mi < 30)).toBe(true);
  });

  it('are measured from where the visitor is', async () => {
    const location = { latitude: 42.373, longitude: -71.119 };
    const discovery = new Discovery(await visit('/?area=all', { location }));
    const [first] = await cafes();
    const expected = miles(location, first);
    await expect.poll(async () => (await discovery.distances('mi'))[0]).toBeCloseTo(expected, 0);
    expect(await discovery.page.getByText(/from central Boston/i).count()).toBe(0);
  });

  it.each(['desktop', 'phone'] as const)('switch to kilometers on a %s', async (size) => {
    const discovery = new Discovery(await visit('/?area=all', { size }));
    await discovery.paging.waitFor();
    const before = await discovery.distances('mi');
    await discovery.useKilometers();
    await expect.poll(async () => (await discovery.distances('km'))[0]).not.toBeNaN();
    const after = await discovery.distances('km');
    after.forEach((km, i) => expect(km * 0.621371).toBeCloseTo(before[i] ?? Number.NaN, 0));
    expect(discovery.query).toContain('unit=km');
  });
});
