import type { BenchRow } from '../report.ts';
import { measureAtSize } from './at-size.ts';
import { launchBrowser } from './browser.ts';
import { measureScores } from './lighthouse.ts';
import { withProduct } from './product.ts';
import { measureFirstLoad } from './scripts.ts';

const SCRIPT_LIMIT_KB = 95;

function scriptRow(name: string, bytes: number): BenchRow {
  const value = bytes / 1_000;
  const ok = value <= SCRIPT_LIMIT_KB;
  return { name, value, unit: 'kB gzip', target: `≤ ${SCRIPT_LIMIT_KB}`, ok };
}

async function firstLoad(origin: string): Promise<BenchRow[]> {
  const browser = await launchBrowser();
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
export async function runPageBench(): Promise<BenchRow[]> {
  const rows = await withProduct(async (origin) => [
    ...(await firstLoad(origin)),
    ...(await measureScores(origin)),
  ]);
  return [...rows, ...(await measureAtSize())];
}
