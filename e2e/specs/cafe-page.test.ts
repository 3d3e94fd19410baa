import { describe, expect, it } from 'vitest';
import { CafePage } from '../drivers/cafe-page.ts';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { cafes } from '../helper/api.ts';
import { contentsOf, fetchPage, linksIn, textOf } from '../helper/html.ts';
import { useBrowser, type PageOptions } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

async function firstCafe(seed?: PageOptions['seed']) {
  const [cafe] = await cafes('?roastLevels=medium&features=wifi', seed);
  if (!cafe) throw new Error('There is no such cafe.');
  return cafe;
}

async function visitFirst(options: PageOptions = {}) {
  const cafe = await firstCafe(options.seed);
  return { cafe, screen: new CafePage(await visit(`/cafe/${cafe.id}`, options)) };
}

describe('a cafe', () => {
  it('has its name as heading and title, its area and its rating with count', async () => {
    const { cafe, screen } = await visitFirst();
    await screen.name.waitFor();
    expect((await screen.name.innerText()).replace(/\s+/g, ' ')).toContain(
      cafe.name.split(' (')[0],
    );
    await expect.poll(() => screen.page.title()).toContain(cafe.name);
    const main = (await screen.page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(main).toContain(cafe.area);
    expect(main).toContain(cafe.averageRating?.toFixed(1));
    expect(main).toMatch(new RegExp(`${cafe.totalRatings} rating|\\(${cafe.totalRatings}\\)`));
  });

  it('is Not rated without ratings', async () => {
    const [cafe] = await cafes('', 'boston');
    const page = await visit(`/cafe/${cafe?.id}`, { seed: 'boston' });
    await page.getByRole('main').getByText('Not rated').first().waitFor();
  });

  it('shows its details: description and filters by category', async () => {
    const { cafe, screen } = await visitFirst();
    await expect.poll(() => screen.tab('Details').getAttribute('aria-selected')).toBe('true');
    const panel = screen.panel('Details');
    const text = (await panel.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(cafe.description);
    expect(text).toContain('Roast Levels');
    for (const { display_name } of cafe.appliedFilters) expect(text).toContain(display_name);
  });

  it('shows where it is on a map of its own, without clusters', async () => {
    const { cafe, screen } = await visitFirst({ drawsMap: true });
    await screen.tab('Map').click();
    const [street = ''] = cafe.address.split(',');
    await screen.panel('Map').getByText(street).first().waitFor();
    const map = new MapView(screen.page);
    await map.container.locator('[data-kind=pin]').getByText(cafe.name).waitFor();
    await quiet(screen.page);
    expect(await map.clusters.count()).toBe(0);
  });

  it('asks a guest to sign in before rating', async () => {
    const { screen } = await visitFirst();
    await screen.tab('Reviews').click();
    const panel = screen.panel('Reviews');
    await panel.getByText('Please login to leave a rating.').waitFor();
    const login = panel.getByRole('link', { name: 'Login to Rate' });
    await expect.poll(() => login.getAttribute('href')).toMatch(/^\/auth/);
  });

  it('moves between its tabs by arrow keys, Home and End', async () => {
    const { screen } = await visitFirst();
    await screen.tab('Details').focus();
    const selected = () => screen.page.getByRole('tab', { selected: true }).innerText();
    const expectations = [
      ['ArrowRight', 'Map'],
      ['ArrowRight', 'Reviews'],
      ['Home', 'Details'],
      ['End', 'Reviews'],
      ['ArrowLeft', 'Map'],
    ] as const;
    for (const [key, tab] of expectations) {
      await screen.page.keyboard.press(key);
      await expect.poll(selected).toContain(tab);
    }
  });

  it('shows address, typical hours, directions on Google Maps, and what is to come', async () => {
    // Its hours are unknown.
    const { cafe, screen } = await visitFirst({ seed: 'boston' });
    const text = (await screen.page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(text).toContain('Typical hours');
    expect(text).toMatch(/Mon[–-]Fri 7:00 AM[–-]7:00 PM/);
    expect(text).toMatch(/Sat 8:00 AM[–-]8:00 PM/);
    expect(text).toMatch(/Sun 8:00 AM[–-]6:00 PM/);
    expect(text).toContain('Similar Cafés');
    const href = new URL((await screen.mapsLink.getAttribute('href')) ?? '');
    const query = href.searchParams.get('query') ?? '';
    expect(query).toContain(cafe.name);
    expect(query).toContain(cafe.area);
    expect(query).toContain('Boston MA');
  });

  it('has a heart that leads a guest to the sign-in', async () => {
    const { cafe, screen } = await visitFirst();
    const name = (await screen.favorite.first().getAttribute('aria-label')) ?? '';
    expect(name).toContain(cafe.name);
    await screen.favorite.first().click();
    await screen.page.waitForURL(/\/auth/);
  });

  it('begins with directions and its actions, on a phone in one row', async () => {
    const { cafe, screen } = await visitFirst({ size: 'phone' });
    const { page } = screen;
    const way = page.getByRole('link', { name: 'Directions' });
    const href = new URL((await way.getAttribute('href')) ?? '');
    expect(href.searchParams.get('destination')).toBe(`${cafe.name}, ${cafe.address}`);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    const [first, last] = [(await way.boundingBox())!, (await share.boundingBox())!];
    expect(last.y).toBe(first.y);
    expect(first.y + first.height).toBeLessThan(page.viewportSize()!.height);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.context().grantPermissions(['clipboard-write']);
    await share.click();
    await page.getByText('Link copied').first().waitFor();
    const search = new Discovery(page).searchBox;
    await search.press('ControlOrMeta+v');
    await expect.poll(() => search.inputValue()).toBe(page.url());
  });

  it('is reached and left without loading a page', async () => {
    const cafe = await firstCafe();
    const page = await visit(`/?q=${encodeURIComponent(cafe.name)}`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('main').getByRole('link', { name: cafe.name }).first().click();
    await page.waitForURL(`**/cafe/${cafe.id}`);
    await expect.poll(() => page.title()).toContain(cafe.name);
    await page.goBack();
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
  });
});

describe('a cafe that does not exist', () => {
  it.each(['999999', '0', '-1', 'abc', '99999999999999999999', '1e3', '1.5'])(
    'as /cafe/%s says so, with the way home',
    async (id) => {
      const { html } = await fetchPage(`/cafe/${id}`);
      expect(contentsOf(html, 'h1').map(textOf)).toEqual([
        expect.stringMatching(/^(Café Not Found|404 Page Not Found)$/),
      ]);
      expect(linksIn(html).map(({ href }) => href)).toContain('/');
    },
  );

  it('links back to the list', async () => {
    const page = await visit('/cafe/999999');
    await page.getByRole('heading', { name: 'Café Not Found' }).waitFor();
    const home = page.getByRole('link', { name: 'Back to Home' });
    await expect.poll(() => home.getAttribute('href')).toBe('/');
  });
});
