import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import budgets from '../../testing/budgets.json' with { type: 'json' };
import { useBrowser } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';
import { saveData } from '../helper/save-data.ts';

const visit = useBrowser();

describe('the scripts', () => {
  it('that a phone loads for / weigh 105 kB gzip at most, later ones included, but for a café’s page', async () => {
    const page = await visit('about:blank', { size: 'phone', drawsMap: true });
    await saveData(page);
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto('/');
    await quiet(page);
    const names = scripts.map((response) => response.url());
    for (const part of ['first-paint', 'entry-client'])
      expect(names).toContainEqual(expect.stringContaining(part));
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    const weights = bodies.map((body) => gzipSync(body, { level: 9 }).length);
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(
      budgets.firstLoadBytes,
    );
  });

  it.each([
    ['/', /entry-client/],
    ['/about', /AboutScreen/],
    ['/cafe/5', /CafeScreen/],
  ])('of %s are requested at once, before anything is painted', async (path, script) => {
    const page = await visit('about:blank');
    let paint = () => {};
    const held = new Promise<void>((resolve) => (paint = resolve));
    await page.route(/\.css$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = Promise.all([page.waitForRequest(/entry-client/), page.waitForRequest(script)]);
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    paint();
    await page.getByRole('contentinfo').waitFor();
  });

  it('of members are named to members only', async () => {
    const page = await visit('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/admin');
    await page.waitForURL('**/auth?returnTo=%2Fadmin');
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
    expect(asked.filter((url) => /Admin|Profile|MemberMenu/.test(url))).toEqual([]);
  });
});
