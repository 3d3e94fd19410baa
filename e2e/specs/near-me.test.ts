import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useBrowser } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const CAMBRIDGE = { latitude: 42.373, longitude: -71.119 };

const pill = (page: Page) => page.getByRole('button', { name: 'Near me' });

it('‘Near me’ searches in all areas, also where one was shown before', async () => {
  const page = await visit('/', { size: 'phone', location: CAMBRIDGE });
  const discovery = new Discovery(page);
  const inOneArea = await discovery.total();
  await pill(page).click();
  await expect.poll(() => discovery.query).toBe('?area=all&sort=distance');
  await expect.poll(async () => (await discovery.distances('mi'))[0]).toBeLessThan(0.5);
  expect(await discovery.total()).toBeGreaterThan(inOneArea);
});

it('‘Cafés near you’ lists what is nearest from any page, by one press', async () => {
  const page = await visit('/about', { location: CAMBRIDGE });
  await page.getByRole('link', { name: 'Cafés near you' }).click();
  const discovery = new Discovery(page);
  await expect.poll(() => discovery.query).toBe('?area=all&sort=distance');
  await expect.poll(async () => (await discovery.distances('mi'))[0]).toBeLessThan(0.5);
});

it('a late position changes nothing on another page', async () => {
  const page = await visit('about:blank', { size: 'phone' });
  await page.addInitScript(() => {
    const late = { answer: () => {} };
    const ask = (found: PositionCallback) => {
      const coords = { latitude: 42.373, longitude: -71.119 };
      late.answer = () => found({ coords } as GeolocationPosition);
    };
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: ask });
    Object.assign(window, { late });
  });
  await page.goto('/?features=wifi');
  const discovery = new Discovery(page);
  await discovery.settled();
  await pill(page).click();
  await quiet(page);
  await discovery.names.first().click();
  await page.waitForURL('**/cafe/*');
  const address = page.url();
  await page.evaluate(() => (window as unknown as { late: { answer: () => void } }).late.answer());
  await quiet(page);
  expect(page.url()).toBe(address);
});

it('‘Near me’ over plain http says that https is missing', async () => {
  const page = await visit('/?area=all', { size: 'phone' });
  const origin = new URL(page.url()).origin;
  // A name other than localhost is not a secure context.
  await page.route('http://cortado.example/**', async (route) => {
    const url = route.request().url().replace('http://cortado.example', origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('http://cortado.example/?area=all');
  await pill(page).click();
  await page.getByText('Your location needs a secure connection').first().waitFor();
});

it('‘Near me’ on a phone lists what is nearest to the visitor, and, pressed again, what is recommended', async () => {
  const page = await visit('/?area=all', { size: 'phone', location: CAMBRIDGE });
  const discovery = new Discovery(page);
  await pill(page).click();
  await expect.poll(() => pill(page).getAttribute('aria-pressed')).toBe('true');
  expect(discovery.query).toContain('sort=distance');
  await expect
    .poll(async () => {
      const distances = await discovery.distances('mi');
      return [distances, distances[0]! < 0.5];
    })
    .toEqual([expect.toSatisfy((all: number[]) => all.every((one, at) => at === 0 || one >= all[at - 1]!)), true]); // prettier-ignore
  await pill(page).click();
  await expect.poll(() => pill(page).getAttribute('aria-pressed')).toBe('false');
  expect(discovery.query).not.toContain('sort');
});

it('‘Near me’ says where the position is refused, and leaves the order', async () => {
  const page = await visit('/?area=all', { size: 'phone' });
  await pill(page).click();
  await page.getByText('Your location is not shared').first().waitFor();
  await quiet(page);
  expect(new Discovery(page).query).not.toContain('sort');
  expect(await pill(page).getAttribute('aria-pressed')).toBe('false');
});

it('‘Near me’ is on phones only', async () => {
  const page = await visit('/?area=all');
  expect(await pill(page).isVisible()).toBe(false);
});
