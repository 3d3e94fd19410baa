import type { Browser } from 'playwright-core';
import { fillDirectory } from '../fill-directory.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import type { BenchRow } from '../report.ts';
import { least } from '../rounds.ts';
import { launchBrowser } from './browser.ts';
import { withProduct } from './product.ts';

const SMALL = 121;
const LARGE = 50_000;
const PORTS = { [SMALL]: 4896, [LARGE]: 4897 };
const ROUNDS = 7;
const MAX_TIME_RATIO = 1.2;
const MAX_HEAP_RATIO = 1.5;
const EACH_FRAME = { polling: 'raf' } as const;

/** One visit of the discovery screen. */
interface Visit {
  /** Ms until the screen listens, and until the map has its markers. */
  awake: number;
  mapped: number;
  /** Bytes that scripts hold, after a page turn, another order and a collection of garbage. */
  heap: number;
}

async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('awake', ({ detail }: CustomEventInit<string>) => {
      if (detail === 'screen') Object.assign(window, { awake: true });
    });
  });
  await page.goto(`${origin}/?area=all`, { waitUntil: 'commit' });
  const awake = await page.waitForFunction(
    () => 'awake' in window && performance.now(),
    undefined,
    EACH_FRAME,
  );
  const mapped = await page.waitForFunction(
    () => document.querySelector('button[data-kind]') && performance.now(),
    undefined,
    EACH_FRAME,
  );
  await page.getByRole('link', { name: /^(Page )?2$/ }).click();
  await page.getByText(/^Showing 11-20 of/).waitFor();
  await page
    .getByRole('combobox', { name: /sort/i })
    .filter({ visible: true })
    .selectOption({ label: 'Most Reviewed' });
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const times = await Promise.all([awake.jsonValue(), mapped.jsonValue()]);
  await context.close();
  return { awake: Number(times[0]), mapped: Number(times[1]), heap: usedSize };
}

const withDirectory = <T>(size: keyof typeof PORTS, work: (origin: string) => Promise<T>) =>
  withFreshDatabase(async (databaseUrl) => {
    await fillDirectory(databaseUrl, size);
    return withProduct(work, { DATABASE_URL: databaseUrl, SEED: 'none' }, PORTS[size]);
  });

/** What the discovery screen costs among 50,000 cafes, as a multiple of what it costs among 121. */
export function measureAtSize(): Promise<BenchRow[]> {
  return withDirectory(SMALL, (small) =>
    withDirectory(LARGE, async (large) => {
      const browser = await launchBrowser(['--use-angle=swiftshader']);
      try {
        const visits: { small: Visit; large: Visit }[] = [];
        // The first visits warm the servers.
        for (let round = 0; round <= ROUNDS; round++) {
          const pair = { small: await visit(browser, small), large: await visit(browser, large) };
          if (round > 0) visits.push(pair);
        }
        const ratio = (of: (one: Visit) => number) =>
          least(visits.map((pair) => of(pair.large))) / least(visits.map((pair) => of(pair.small)));
        const row = (name: string, value: number, max: number): BenchRow => ({
          name: `discovery among ${LARGE.toLocaleString('en')} against ${SMALL} cafes: ${name}`,
          value,
          unit: '×',
          target: `≤ ${max}`,
          ok: value <= max,
        });
        return [
          row(
            'time until it listens',
            ratio(({ awake }) => awake),
            MAX_TIME_RATIO,
          ),
          row(
            'time until the map is there',
            ratio(({ mapped }) => mapped),
            MAX_TIME_RATIO,
          ),
          row(
            'heap',
            ratio(({ heap }) => heap),
            MAX_HEAP_RATIO,
          ),
        ];
      } finally {
        await browser.close();
      }
    }),
  );
}
