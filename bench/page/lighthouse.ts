import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { median } from '../rounds.ts';
import type { BenchRow } from '../report.ts';

const DEBUG_PORT = 4893;
/** Below 100: a page that is usable sooner is worth more than the last points. */
const MIN_PERFORMANCE = 98;
/** One run's performance varies by a point or two; the median of five does not, as Lighthouse advises. */
const PERFORMANCE_RUNS = 5;
/** What most visitors see first: the list, or by a link a cafe. */
const PATHS = ['/', '/cafe/1'];
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;

/** The scores of one run on the phone that Lighthouse emulates by default, 0 to 100. */
async function run(address: string, categories: readonly string[]): Promise<number[]> {
  const result = await lighthouse(address, {
    port: DEBUG_PORT,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse has no result.');
  const { runtimeError, categories: judged } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.code}, ${runtimeError.message}`);
  return categories.map((category) => {
    const score = judged[category]?.score ?? null;
    if (score === null) throw new Error(`Lighthouse gives no score for ${category}.`);
    return Math.round(score * 100);
  });
}

const row = (path: string, category: string, value: number, min: number): BenchRow => ({
  name: `Lighthouse mobile, ${path}: ${category}`,
  value,
  unit: '',
  target: min === 100 ? '100' : `≥ ${min}`,
  ok: value >= min,
});

async function measurePath(origin: string, path: string): Promise<BenchRow[]> {
  const address = `${origin}${path}`;
  const browser = await launchBrowser([`--remote-debugging-port=${DEBUG_PORT}`]);
  try {
    // A first visit warms the server, and the browser's own processes: a trace loses its beginning while they start.
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.close();
    const performance: number[] = [];
    for (let n = 0; n < PERFORMANCE_RUNS; n++) {
      performance.push(...(await run(address, ['performance'])));
    }
    const others = await run(address, OTHERS);
    return [
      row(path, `performance, median of ${PERFORMANCE_RUNS}`, median(performance), MIN_PERFORMANCE),
      ...OTHERS.map((category, n) => row(path, category, others[n]!, 100)),
    ];
  } finally {
    await browser.close();
  }
}

export async function measureScores(origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const path of PATHS) rows.push(...(await measurePath(origin, path)));
  return rows;
}
