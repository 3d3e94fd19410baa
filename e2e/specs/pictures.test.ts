import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awake } from '../helper/awake.ts';
import { useBrowser } from '../helper/browser.ts';
import { visitEarly } from '../helper/early-page.ts';
import { difference, picture, stillPicture } from '../helper/pictures.ts';

const visit = useBrowser();

/** Waits until a page looks as it does in a picture. */
async function expectLook(page: Page, look: Buffer): Promise<void> {
  await expect.poll(async () => difference(page, look, await picture(page))).toBe('');
}

/** The row of today is marked once the visitor's clock can be read; on a Sunday it is below the visible part. */
const SUNDAY = { at: '2026-11-22T17:00:00Z', timeZone: 'America/New_York' };

const LOOKS = [
  { size: 'desktop', theme: 'light' },
  { size: 'phone', theme: 'dark' },
] as const;

describe.each(LOOKS)('on a $size in $theme', (look) => {
  it.each([
    '/',
    '/?q=coffee&roastLevels=medium&sort=rating&page=2',
    '/cafe/5',
    '/about',
    '/auth',
    '/auth?tab=register',
    '/no-such-page',
  ])('%s looks the same before and after its scripts load', async (path) => {
    // For known hours, the open state is shown once the visitor's clock can be read.
    const { page, arrive } = await visitEarly(visit, path, {
      ...look,
      seed: 'boston',
      clock: SUNDAY,
    });
    const before = await stillPicture(page);
    arrive();
    await awake(page);
    await expectLook(page, before);
  });

  it.each(['/', '/cafe/5', '/about'])('%s looks the same when it is navigated to', async (path) => {
    const loaded = await visit(path, { ...look, clock: SUNDAY });
    // The map beside the list is tried when all else has loaded, and fails for want of WebGL.
    if (path === '/' && look.size === 'desktop') {
      await loaded.getByText('Map Loading Error').waitFor();
    }
    const before = await stillPicture(loaded);
    const page = await visit('/contact', { ...look, clock: SUNDAY });
    for (const step of ['/auth', '/cafe/7?tab=reviews', '/?q=coffee', path]) {
      await page.evaluate((target) => history.pushState(null, '', target), step);
      await page.locator('#content h1').waitFor();
    }
    await expectLook(page, before);
  });
});

it.each(['/about', '/cafe/5'])(
  '%s looks in a theme that is chosen as in the system’s, and as before when it is chosen back',
  async (path) => {
    const page = await visit(path, { theme: 'light', clock: SUNDAY });
    const [light, dark] = [
      await stillPicture(page),
      await stillPicture(await visit(path, { theme: 'dark', clock: SUNDAY })),
    ];
    const switchTheme = async () => {
      await page.getByRole('button', { name: /^Theme: / }).click();
      // The pointer would change the button.
      await page.mouse.move(0, 0);
    };
    await switchTheme();
    await expectLook(page, dark);
    await switchTheme();
    await expectLook(page, light);
  },
);
