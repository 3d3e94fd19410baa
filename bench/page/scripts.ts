import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { saveData } from '../../e2e/helper/save-data.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** The chunks of the map and its pane; the map engine is loaded last. */
const MAP_CHUNK = /\/[^/]*map[^/]*\.js$/i;

export interface FirstLoad {
  /** Gzip bytes of all scripts a phone loads for `/`, where no map is shown, but those fetched ahead for a cafe's page. */
  phone: number;
  /** Gzip bytes of the scripts a large screen has loaded before the first one of the map. */
  beforeMap: number;
  /** Cumulative layout shift of the whole load. */
  shift: number;
}

const isScript = (response: Response) => response.request().resourceType() === 'script';

async function scriptsOf(browser: Browser, origin: string, viewport: typeof PHONE) {
  const page = await browser.newPage({ viewport });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await saveData(page);
  await page.addInitScript(() => {
    const store = window as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) store.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  const scripts = await Promise.all(
    responses
      .filter(isScript)
      .map(async (response) => ({ url: response.url(), body: await response.text() })),
  );
  await page.close();
  return { scripts, shift };
}

const gzipped = (scripts: readonly { body: string }[]) =>
  scripts.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);

export async function measureFirstLoad(browser: Browser, origin: string): Promise<FirstLoad> {
  const phone = await scriptsOf(browser, origin, PHONE);
  const desktop = await scriptsOf(browser, origin, DESKTOP);
  const first = desktop.scripts.findIndex(({ url }) => MAP_CHUNK.test(url));
  if (first < 0) throw new Error('The map was never loaded.');
  return {
    phone: gzipped(phone.scripts),
    beforeMap: gzipped(desktop.scripts.slice(0, first)),
    shift: Math.max(phone.shift, desktop.shift),
  };
}
