import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useBrowser } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const CAMBRIDGE = { latitude: 42.373, longitude: -71.119 };

const pill = (page: Page) => page.getByRole('button', { name: 'Near me' });

it('‘Near me’ on a phone lists what is nearest to the visitor, and once more what is recommended', async () => {
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

it('‘Near me’ says where the place is refused, and leaves the order', async () => {
  const page = await visit('/?area=all', { size: 'phone' });
  await pill(page).click();
  await page.getByText('Your location is not shared').first().waitFor();
  await quiet(page);
  expect(new Discovery(page).query).not.toContain('sort');
  expect(await pill(page).getAttribute('aria-pressed')).toBe('false');
});

it('‘Near me’ stands on phones alone', async () => {
  const page = await visit('/?area=all');
  expect(await pill(page).isVisible()).toBe(false);
});
