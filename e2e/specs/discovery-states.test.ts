import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { holdRequests } from '../helper/held-requests.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

describe('an empty list', () => {
  it('says so, and what to do', async () => {
    const page = await visit('/?q=zzzzqqqq');
    await page.getByText('No cafés found', { exact: true }).waitFor();
    await page
      .getByText(
        "We couldn't find any cafés matching your criteria. Try adjusting your filters or search terms.",
      )
      .waitFor();
  });

  it('says so above, where the filters are', async () => {
    const page = await visit('/?q=zzzzqqqq');
    await page.getByText('No cafés found. Try adjusting your filters.', { exact: true }).waitFor();
  });

  it('is the answer to punctuation alone', async () => {
    const { page } = new Discovery(await visit('/?q=%25'));
    await page.getByText('No cafés found', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Remove “%”.*105 cafés/ }).waitFor();
  });

  it('names the filter to drop, and drops it', async () => {
    const discovery = new Discovery(await visit('/?q=tatte&brewingMethods=siphon'));
    const { page } = discovery;
    await page.getByText('No cafés found', { exact: true }).waitFor();
    const offer = page.getByRole('button', { name: /^Remove Siphon.*\d+ cafés?/ });
    const promised = Number(/(\d+) cafés?/.exec(await offer.innerText())?.[1]);
    expect(promised).toBeGreaterThan(0);
    await offer.click();
    await discovery.expectTotal(promised);
  });

  it('names two filters to drop together where no single one is enough', async () => {
    const address = '/?features=wifi&dynamicFilter_vibe=quiet&dynamicFilter_dairy_alternatives=oat';
    const discovery = new Discovery(await visit(address));
    const { page } = discovery;
    await page
      .getByRole('heading', {
        name: /^We don’t know yet/,
      })
      .waitFor();
    const offers = page.getByRole('button', { name: /^Remove .*\d+ cafés?$/ });
    await offers.first().waitFor();
    expect(await offers.count()).toBe(1);
    const text = await offers.innerText();
    expect(text).toMatch(/^Remove Quiet, Oat/);
    const promised = Number(/(\d+) cafés?/.exec(text)?.[1]);
    expect(promised).toBeGreaterThan(0);
    await offers.click();
    await discovery.expectTotal(promised);
    expect(discovery.query).toContain('wifi');
  });

  // On the data of a first visitor, without ratings and much other data.
  it.each([
    'quiet pour over in back bay',
    'nitro cold brew fenway quiet outdoor seating',
    'quiet siphon oat milk dogs south end',
    'quiet wifi food oat milk dogs',
    'turkish coffee in dorchester under $$ 5 stars',
    'light roast espresso aeropress chemex allston wifi food sells beans 4 stars',
    'wine bar open late in beacon hill',
    'cheap quiet pour over',
    'open now back bay',
    'tatte siphon',
    '4 stars pour over back bay',
  ])('names what to remove for ‘%s’', async (words) => {
    const address = `/?q=${encodeURIComponent(words)}`;
    const discovery = new Discovery(await visit(address, { seed: 'boston' }));
    const { page } = discovery;
    await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
    const offer = page.getByRole('button', { name: /^Remove .*\d+ cafés?$/ }).first();
    const promised = Number(/(\d+) cafés?$/.exec(await offer.innerText())?.[1]);
    expect(promised).toBeGreaterThan(0);
    await offer.click();
    await discovery.expectTotal(promised);
  });

  it('says that data is unknown, and what remains without the filter', async () => {
    const address = '/?area=all&dynamicFilter_dairy_alternatives=oat';
    const discovery = new Discovery(await visit(address));
    const { page } = discovery;
    await page
      .getByRole('heading', { name: 'We don’t know yet which cafés match “Oat milk”' })
      .waitFor();
    expect(
      await page.getByText('No cafés found', { exact: true }).filter({ visible: true }).count(),
    ).toBe(0);
    await page
      .getByRole('heading', { level: 1, name: 'No known cafés in All Locations' })
      .waitFor();
    // The map's card gives the same reason.
    const card = page.getByRole('heading', { name: 'No Cafés Found', exact: true }).locator('..');
    await card.getByText('We don’t know yet which cafés match “Oat milk”.').waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Suggest a cafe' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Remove Oat milk 105 cafés' }).click();
    await discovery.expectTotal(105);
  });

  it('separates filters without data, without a count', async () => {
    const discovery = new Discovery(await visit('/?area=all'));
    const { page } = discovery;
    await page.getByRole('button', { name: 'Additional' }).click();
    const dairy = page.getByRole('group', { name: /^Dairy/ });
    const apart = dairy.getByRole('group', { name: 'Not recorded yet' });
    await apart.getByRole('checkbox', { name: 'Oat milk' }).waitFor();
    const features = page.getByRole('group', { name: 'Features' });
    expect(await features.getByRole('group').count()).toBe(0);
    const label = discovery.option('Oat milk').locator('xpath=ancestor::label');
    expect((await label.innerText()).trim()).toBe('Oat milk');
    await discovery.option('Oat milk').check();
    await page.getByRole('heading', { name: /^We don’t know yet/ }).waitFor();
  });

  it('can be reached past the filters by keyboard', async () => {
    const discovery = new Discovery(await visit('/'));
    const { page } = discovery;
    await discovery.entries.first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the cafés' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inList = () => document.activeElement?.closest('#cafes') !== null;
    await expect.poll(() => page.evaluate(inList)).toBe(true);
  });

  it('clears everything on request', async () => {
    const discovery = new Discovery(await visit('/?q=zzzzqqqq&features=wifi'));
    await discovery.page.getByRole('button', { name: 'Clear all filters' }).click();
    await discovery.paging.waitFor();
    expect(discovery.query).not.toContain('zzzz');
  });
});

describe('a list that is loading', () => {
  it('still has the area of the cafés it still shows', async () => {
    const discovery = new Discovery(await visit('/'));
    const { page } = discovery;
    await discovery.settled();
    const before = await discovery.headingText();
    const lists = await holdRequests(
      page,
      '**/api/cafes?*',
      (request) => !request.url().includes('area='),
    );
    await discovery.area('All Locations').check();
    await page.waitForURL(/area=all/);
    await expect.poll(() => discovery.headingText()).toBe(before);
    await lists.answer();
    await expect.poll(() => discovery.headingText()).toMatch(/in All Locations$/);
  });

  it('says so and stays where it is', async () => {
    const discovery = new Discovery(await visit('/'));
    const { page } = discovery;
    await discovery.settled();
    const lists = await holdRequests(page, '**/api/cafes?*q=roaster*', () => true);
    await discovery.search('roaster');
    await expect
      .poll(async () => {
        const busy = await page.getByRole('main').locator('[aria-busy="true"]').count();
        const said = await page.getByText('Loading cafés...').count();
        return busy + said;
      })
      .toBeGreaterThan(0);
    await lists.answer();
    await discovery.paging.waitFor();
  });
});

/** Of the list: the map, which is not drawn here, has one too. */
const tryAgain = (page: Page) =>
  page
    .getByRole('region', { name: 'Cafés', exact: true })
    .getByRole('button', { name: 'Try again' });

describe('a list that does not arrive', () => {
  it('says so and tries again on request', async () => {
    const discovery = new Discovery(await visit('/'));
    const { page } = discovery;
    await discovery.paging.waitFor();
    await page.route(/\/api\/cafes\?/, (route) =>
      route.fulfill({ status: 503, json: { message: 'Not ready, sorry.' } }),
    );
    await discovery.search('roaster');
    await page.getByText('Not ready, sorry.').waitFor();
    await page.unroute(/\/api\/cafes\?/);
    await tryAgain(page).click();
    await discovery.paging.waitFor();
  });

  it('loads by itself once there is a connection, and so does a café', async () => {
    const page = await visit('/');
    const discovery = new Discovery(page);
    await discovery.settled();
    // The code of a café's page is preloaded; this browser does not request a part of it again that broke off.
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      )
      .toContainEqual(expect.stringContaining('/CafeScreen-'));
    await quiet(page);
    await page.context().setOffline(true);
    await discovery.search('roaster');
    await page.getByText('Network error. Please check your connection').waitFor();
    await page.context().setOffline(false);
    await discovery.expectTotal((await cafes('?q=roaster')).length);
    await page.route(/\/api\/cafes\/\d+$/, (route) => route.abort());
    await page.evaluate(() => {
      window.dispatchEvent(new Event('offline'));
      history.pushState(null, '', '/cafe/105');
    });
    await page.getByText('Network error. Please check your connection').waitFor();
    await page.unroute(/\/api\/cafes\/\d+$/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('tab', { name: 'Reviews' }).waitFor();
    expect(await page.getByText('Network error').count()).toBe(0);
  });

  it('leaves the rest of the page working', async () => {
    const discovery = new Discovery(await visit('/'));
    const { page } = discovery;
    await discovery.paging.waitFor();
    await page.route(/\/api\//, (route) => route.abort());
    await discovery.search('roaster');
    await tryAgain(page).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Cortado' }).waitFor();
  });
});
