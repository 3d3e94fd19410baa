import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** What only the map engine's own code says. */
const MAP_ENGINE = 'maplibregl-canvas';

export interface FirstLoad {
  /** Gzip bytes of all scripts a phone loads for `/`, where no map is shown. */
  phone: number;
  /** Gzip bytes of the scripts a large screen had asked for when it asked for the map engine. */
  beforeMap: number;
  /** Cumulative layout shift of the whole load. */
  shift: number;
}

const isScript = (response: Response) => response.request().resourceType() === 'script';

async function scriptsOf(browser: Browser, origin: string, viewport: typeof PHONE) {
  const page = await browser.newPage({ viewport });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
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
  const bodies = await Promise.all(responses.filter(isScript).map((response) => response.text()));
  await page.close();
  return { bodies, shift };
}

const gzipped = (bodies: readonly string[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

export async function measureFirstLoad(browser: Browser, origin: string): Promise<FirstLoad> {
  const phone = await scriptsOf(browser, origin, PHONE);
  const desktop = await scriptsOf(browser, origin, DESKTOP);
  const engine = desktop.bodies.findIndex((body) => body.includes(MAP_ENGINE));
  if (engine < 0) throw new Error('The map engine was never loaded.');
  return {
    phone: gzipped(phone.bodies),
    beforeMap: gzipped(desktop.bodies.slice(0, engine)),
    shift: Math.max(phone.shift, desktop.shift),
  };
}
