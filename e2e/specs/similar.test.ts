import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();

interface Similar {
  cafe: { id: number; name: string; area: string };
  both: string[];
  distanceKm: number;
}

let id = 0;
let found: Similar[];

beforeAll(async () => {
  const all = await ask<{ id: number; photo: object | null }[]>('/api/cafes?features=wifi');
  id = all.find(({ photo }) => photo === null)!.id;
  found = await ask<Similar[]>(`/api/cafes/${id}/similar`);
});

const card = (page: Page) => page.getByRole('region', { name: 'Similar Cafés' });
const shown = async (page: Page) =>
  (await card(page).getByRole('listitem').allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );

describe.each(['desktop', 'phone'] as const)('similar cafes on a %s', (size) => {
  it('are three, each with why, then all, and link there', async () => {
    const page = await visit(`/cafe/${id}`, { size });
    expect(found.length).toBeGreaterThan(3);
    const words = found.map(({ cafe, both, distanceKm }) => {
      const why = both.length > 0 ? `both: ${both.join(', ').toLowerCase()} · ` : '';
      // As names are split everywhere: 'Base (Branch)'.
      const [, base = cafe.name, branch = cafe.area] = /^(.+?) \((.+)\)$/.exec(cafe.name) ?? [];
      return `${base} ${branch} ${why}${(distanceKm * 0.621371).toFixed(1)} mi`;
    });
    await expect.poll(() => shown(page)).toEqual(words.slice(0, 3));
    // Beside each other where there is room, below what the page says of its own cafe.
    const boxes = await Promise.all(
      (await card(page).getByRole('listitem').all()).map((one) => one.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(size === 'desktop' ? 1 : 3);
    const visiting = page.getByRole('complementary', { name: 'Visiting' });
    const { y, height } = (await visiting.boundingBox())!;
    expect(boxes[0]!.y).toBeGreaterThan(y + height);
    await card(page)
      .getByRole('button', { name: `Show ${found.length - 3} more` })
      .click();
    await expect.poll(() => shown(page)).toEqual(words);
    await card(page).getByRole('button', { name: 'Show fewer', expanded: true }).waitFor();
    const fourth = card(page).getByRole('link', { name: found[3]!.cafe.name });
    await fourth.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/cafe/${found[3]!.cafe.id}`);
  });

  it('are announced as coming where there are none, or where they fail to load', async () => {
    const page = await visit('about:blank', { size });
    await page.route('**/api/cafes/*/similar', (route) => route.fulfill({ json: [] }));
    await page.goto(`/cafe/${id}`);
    await card(page).getByText('This feature is coming soon.').waitFor();
    await page.unroute('**/api/cafes/*/similar');
    await page.route('**/api/cafes/*/similar', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await card(page).getByText('This feature is coming soon.').waitFor();
    expect(await card(page).getByRole('listitem').count()).toBe(0);
  });
});
