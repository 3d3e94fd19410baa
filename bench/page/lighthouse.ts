import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { median } from '../rounds.ts';
import type { BenchRow } from '../report.ts';

const DEBUG_PORT = 4893;
/** Below 100: a page that is usable sooner is worth more than the last points. */
const MIN_PERFORMANCE = 98;
/** One run's performance varies by a point or two; the median of five does not, as Lighthouse advises. */
const PERFORMANCE_RUNS = 5;
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;

/** The scores of one run on the phone that Lighthouse emulates by default, 0 to 100. */
async function run(origin: string, categories: readonly string[]): Promise<number[]> {
  const result = await lighthouse(origin, {
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

const row = (category: string, value: number, min: number): BenchRow => ({
  name: `Lighthouse mobile: ${category}`,
  value,
  unit: '',
  target: min === 100 ? '100' : `≥ ${min}`,
  ok: value >= min,
});

export async function measureScores(origin: string): Promise<BenchRow[]> {
  const browser = await launchBrowser([`--remote-debugging-port=${DEBUG_PORT}`]);
  try {
    // A first visit warms the server, and the browser's own processes: a trace loses its beginning while they start.
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.close();
    const performance: number[] = [];
    for (let n = 0; n < PERFORMANCE_RUNS; n++) {
      performance.push(...(await run(origin, ['performance'])));
    }
    const others = await run(origin, OTHERS);
    return [
      row(`performance, median of ${PERFORMANCE_RUNS} runs`, median(performance), MIN_PERFORMANCE),
      ...OTHERS.map((category, n) => row(category, others[n]!, 100)),
    ];
  } finally {
    await browser.close();
  }
}
