import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { BenchRow } from '../report.ts';
import { withProduct } from './product.ts';
import { measureFirstLoad } from './scripts.ts';

const DEBUG_PORT = 4893;
const SCRIPT_LIMIT_KB = 95;
/** Below 100: a page that is usable sooner is worth more than the last points. */
const MIN_PERFORMANCE = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const launch = (args: readonly string[] = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', ...args],
  });

/** Lighthouse's four scores for the phone it emulates by default, 0 to 100. */
async function scores(origin: string): Promise<BenchRow[]> {
  const browser = await launch([`--remote-debugging-port=${DEBUG_PORT}`]);
  try {
    const result = await lighthouse(origin, {
      port: DEBUG_PORT,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    return CATEGORIES.map((category) => {
      const value = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
      const least = category === 'performance' ? MIN_PERFORMANCE : 100;
      return {
        name: `Lighthouse mobile: ${category}`,
        value,
        unit: '',
        target: least === 100 ? '100' : `≥ ${least}`,
        ok: value >= least,
      };
    });
  } finally {
    await browser.close();
  }
}

function scriptRow(name: string, bytes: number): BenchRow {
  const value = bytes / 1_000;
  const ok = value <= SCRIPT_LIMIT_KB;
  return { name, value, unit: 'kB gzip', target: `≤ ${SCRIPT_LIMIT_KB}`, ok };
}

async function firstLoad(origin: string): Promise<BenchRow[]> {
  const browser = await launch();
  try {
    const { phone, beforeMap, shift } = await measureFirstLoad(browser, origin);
    return [
      scriptRow('JavaScript of / on a phone', phone),
      scriptRow('JavaScript of / before the map', beforeMap),
      { name: 'layout shift of /', value: shift, unit: '', target: '0', ok: shift === 0 },
    ];
  } finally {
    await browser.close();
  }
}

/** The cost of a first visit to `/` of the built product. */
export function runPageBench(): Promise<BenchRow[]> {
  return withProduct(async (origin) => [...(await firstLoad(origin)), ...(await scores(origin))]);
}
