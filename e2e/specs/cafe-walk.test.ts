import { describe, expect, inject, it } from 'vitest';
import { CafePage } from '../drivers/cafe-page.ts';
import { MapView } from '../drivers/map.ts';
import { Walk } from '../drivers/walk.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();

const COPLEY = { latitude: 42.34997, longitude: -71.0772 };
const EAST_BOSTON = { latitude: 42.3691, longitude: -71.0395 };
const WORCESTER = { latitude: 42.2626, longitude: -71.8023 };

/** The page of a cafe in Back Bay. */
async function cafePath(name = 'Thinking Cup (Newbury)'): Promise<string> {
  const answer = await fetch(`${inject('boston')}/api/cafes?area=Back%20Bay&limit=100`);
  const cafes = (await answer.json()) as { id: number; name: string }[];
  const { id } = cafes.find((cafe) => cafe.name === name)!;
  return `/cafe/${id}`;
}

describe('the way on foot to a café', () => {
  it('is on its page in minutes and streets, and on a screen of its own step by step', async () => {
    const path = await cafePath();
    const page = await visit(path, { seed: 'boston', location: COPLEY });
    const walk = new Walk(page);
    await walk.card.getByText(/^\d+ min$/).waitFor();
    expect(await walk.card.textContent()).toMatch(/by \w.+ St/);
    const minutes = await walk.card.getByText(/^\d+ min$/).textContent();
    await walk.card.getByRole('link', { name: 'Show the way' }).click();
    await page.waitForURL(`**${path}/walk`);
    await page.getByText(minutes!, { exact: true }).waitFor();
    await page.getByText(/^[\d.]+ (mi|ft) on foot · there at /).waitFor();
    expect(await walk.steps.count()).toBeGreaterThan(2);
    expect(await walk.steps.first().textContent()).toMatch(/Start\d+ ft$|Start[\d.]+ mi$/);
    expect(await walk.steps.last().textContent()).toContain('Thinking Cup');
    await page.getByText('Along the streets we know, at 3 mph.').waitFor();
    await page.getByRole('link', { name: 'Thinking Cup (Newbury)' }).click();
    await page.waitForURL(`**${path}`);
  });

  it('is handed over to maps apps without the visitor’s position, which is in no address', async () => {
    const path = await cafePath();
    const page = await visit('about:blank', { seed: 'boston', location: COPLEY });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${path}/walk`);
    await new Walk(page).steps.first().waitFor();
    for (const name of ['Apple Maps', 'Google Maps']) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      expect(href).toMatch(/Newbury/);
      asked.push(href!);
    }
    expect(asked.filter((address) => /42\.3[45]|71\.07/.test(address))).toEqual([]);
  });

  it('is drawn on the map, and the step that has the focus is thicker', async () => {
    const path = await cafePath();
    const page = await visit(`${path}/walk`, {
      size: { width: 1000, height: 500 },
      seed: 'boston',
      location: COPLEY,
      drawsMap: true,
    });
    const walk = new Walk(page);
    const map = new MapView(page);
    await map.container.getByRole('button', { name: 'Zoom in' }).waitFor();
    await map.container.getByText('Your location', { exact: true }).waitFor();
    const canvas = map.container.locator('canvas');
    /** The map once it no longer changes. */
    const drawn = async () => {
      let last = await canvas.screenshot();
      for (;;) {
        await page.waitForTimeout(300);
        const next = await canvas.screenshot();
        if (next.equals(last)) return next;
        last = next;
      }
    };
    const before = await drawn();
    const step = walk.steps.getByRole('button').first();
    await page.getByRole('link', { name: 'Thinking Cup (Newbury)' }).focus();
    await page.keyboard.press('Tab');
    expect(await step.evaluate((one) => one === document.activeElement)).toBe(true);
    const focused = await drawn();
    expect(focused.equals(before)).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect((await drawn()).equals(before)).toBe(true);
  });

  it('is none over the harbor, and the maps apps stay', async () => {
    const path = await cafePath();
    const page = await visit(path, { seed: 'boston', location: EAST_BOSTON });
    const { card } = new Walk(page);
    await card.getByText('We know no way on foot from where you are.').waitFor();
    await card.getByRole('link', { name: 'Google Maps' }).waitFor();
    await page.goto(`${path}/walk`);
    await page.getByText('We know no way on foot from where you are.').waitFor();
    await page.getByRole('link', { name: 'Apple Maps' }).waitFor();
    expect(await new Walk(page).steps.count()).toBe(0);
  });

  it('is asked for by a button, which says where the position is refused', async () => {
    const path = await cafePath();
    const page = await visit(path, { seed: 'boston' });
    const { card } = new Walk(page);
    const refused = 'Your browser does not tell us where you are.';
    expect(await card.getByText(refused).count()).toBe(0);
    await card.getByRole('button', { name: 'Walk there' }).press('Enter');
    await card.getByText(refused).waitFor();
    await card.getByRole('link', { name: 'Google Maps' }).waitFor();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(COPLEY);
    await card.getByRole('button', { name: 'Try again' }).press('Enter');
    await card.getByText(/^\d+ min$/).waitFor();
    expect(await card.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('has no card where it is too far, and is about so long where no streets are known', async () => {
    const path = await cafePath();
    const page = await visit(path, { seed: 'boston', location: WORCESTER });
    await page.getByText(/^[\d.]+ mi$/).waitFor();
    expect(await new Walk(page).card.count()).toBe(0);
    await page.goto(`${path}/walk`);
    await page.getByText(/^About \d+ h( \d+ min)? on foot$/).waitFor();
    expect(await new Walk(page).steps.count()).toBe(0);
  });

  it('can be loaded again where it failed', async () => {
    const path = await cafePath();
    const page = await visit('about:blank', { seed: 'boston', location: COPLEY });
    await page.route('**/api/walk', (route) => route.abort());
    await page.goto(`${path}/walk`);
    await page.getByRole('heading', { name: 'The way did not load' }).waitFor();
    await page.unroute('**/api/walk');
    await page.getByRole('button', { name: 'Try again' }).click();
    await new Walk(page).steps.first().waitFor();
  });

  it('to a café that is gone says so', async () => {
    const page = await visit('/cafe/999999/walk', { seed: 'boston', location: COPLEY });
    await page.getByRole('heading', { name: 'Café Not Found' }).waitFor();
  });
});

it('the map on a café’s page shows the visitor and leads to directions', async () => {
  const path = await cafePath();
  const page = await visit(`${path}?tab=map`, { seed: 'boston', location: COPLEY, drawsMap: true });
  await new MapView(page).container.getByText('Your location', { exact: true }).waitFor();
  const directions = new CafePage(page).panel('Map').getByRole('link', { name: 'Directions' });
  expect(await directions.getAttribute('href')).toContain('Newbury');
});
