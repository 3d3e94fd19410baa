import { readdir, stat } from 'node:fs/promises';
import type { BenchRow } from '../report.ts';
import { measureAtSize } from './at-size.ts';
import { launchBrowser } from './browser.ts';
import { measureScores } from './lighthouse.ts';
import { withProduct } from './product.ts';
import { measureFirstLoad } from './scripts.ts';

const SCRIPT_LIMIT_KB = 105;
const WORLD_LIMIT_KB = 600;
const ASSETS = new URL('../../dist/web/client/assets/', import.meta.url);

function scriptRow(name: string, bytes: number): BenchRow {
  const value = bytes / 1_000;
  const ok = value <= SCRIPT_LIMIT_KB;
  return { name, value, unit: 'kB gzip', target: `≤ ${SCRIPT_LIMIT_KB}`, ok };
}

/** What a browser loads once the map leaves the bundled region; of older builds kept there, the largest counts. */
async function worldRow(): Promise<BenchRow> {
  const names = (await readdir(ASSETS)).filter((name) => /^world-.*\.geojson\.br$/.test(name));
  const files = await Promise.all(names.map((name) => stat(new URL(name, ASSETS))));
  const value = Math.max(...files.map(({ size }) => size)) / 1_000;
  const ok = value <= WORLD_LIMIT_KB;
  return {
    name: 'the world around the map',
    value,
    unit: 'kB brotli',
    target: `≤ ${WORLD_LIMIT_KB}`,
    ok,
  };
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
  return [...rows, await worldRow(), ...(await measureAtSize())];
}
