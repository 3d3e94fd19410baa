// `npm run screenshots`: every screen of the built product with sample data, in both sizes and themes.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, SIZES, WITH_WEBGL, type Size } from './helper/chromium.ts';
import { dataFolder, startProduct, stopProduct } from './helper/product.ts';

const RESULTS = fileURLToPath(new URL('results/', import.meta.url));
const THEMES = ['light', 'dark'] as const;

interface Screen {
  name: string;
  path: string;
  /** What is done on the page before its picture is taken. */
  prepare?: (page: Page, size: Size) => Promise<void>;
  only?: Size;
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

async function screens(origin: string): Promise<Screen[]> {
  const answer = await fetch(`${origin}/api/cafes?q=george+howell`);
  const [cafe] = (await answer.json()) as { id: number }[];
  return [
    { name: 'discovery', path: '/' },
    { name: 'discovery-filtered', path: '/?roastLevels=medium&features=wifi' },
    { name: 'discovery-empty', path: '/?q=tatte&brewingMethods=siphon' },
    { name: 'discovery-map', path: '/?area=all&view=map', only: 'phone' },
    {
      name: 'discovery-filters',
      path: '/?roastLevels=medium&features=wifi',
      only: 'phone',
      prepare: (page) =>
        page
          .getByRole('button', { name: /^Filters/ })
          .first()
          .click(),
    },
    {
      name: 'discovery-popup',
      path: '/?q=ogawa',
      prepare: async (page, size) => {
        if (size === 'phone')
          await page.getByRole('button', { name: 'Switch to Map View' }).click();
        await page
          .getByRole('region', { name: /map/i })
          .getByRole('button', { name: /ogawa/i })
          .first()
          .click();
      },
    },
    { name: 'cafe', path: `/cafe/${cafe?.id}` },
    { name: 'cafe-map', path: `/cafe/${cafe?.id}`, prepare: tab('Map') },
    { name: 'cafe-reviews', path: `/cafe/${cafe?.id}`, prepare: tab('Reviews') },
    { name: 'cafe-missing', path: '/cafe/999999' },
    { name: 'about', path: '/about' },
    { name: 'contact', path: '/contact' },
    { name: 'not-found', path: '/no-such-page' },
  ];
}

async function picture(
  browser: Browser,
  origin: string,
  screen: Screen,
  size: Size,
  theme: 'light' | 'dark',
) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SIZES[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const path = `${RESULTS}${screen.name}-${size}-${theme}.png`;
  try {
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await screen.prepare?.(page, size);
    await page.waitForLoadState('networkidle');
    // The map fades its labels in after the last request.
    await page.waitForTimeout(800);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${screen.name}, ${size}, ${theme}: ${String(error)}\n`);
  }
  await page.screenshot({ path });
  process.stdout.write(`${path}\n`);
  await context.close();
}

await mkdir(RESULTS, { recursive: true });
const folder = await dataFolder();
const product = await startProduct({ SEED: 'demo', DATA_DIR: folder.path });
const browser = await launchChromium(WITH_WEBGL);
try {
  const origin = await product.ready;
  const wanted = process.argv.slice(2);
  for (const screen of await screens(origin)) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    for (const size of ['desktop', 'phone'] as const) {
      if (screen.only && screen.only !== size) continue;
      for (const theme of THEMES) await picture(browser, origin, screen, size, theme);
    }
  }
} finally {
  await browser.close();
  await stopProduct(product);
  await folder.remove();
}
