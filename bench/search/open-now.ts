import { switchTo } from '@cortado/search/schedules/clock';
import type { Minute } from '@cortado/search/schedules/minute';
import { minuteAt } from '../../server/src/catalogue/hours/minute.ts';
import { unreadySchedules } from '@cortado/search/schedules/in-thread';
import { evaluateInWorker } from '../../server/src/catalogue/loading/evaluate-in-worker.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../server/src/core/durations.ts';
import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import { runToEnd } from '../../search/src/slices.ts';
import { buildSnapshot } from '../../server/src/catalogue/snapshot.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { percentile, type BenchRow } from '../report.ts';
import { withHours } from './invented-hours.ts';
import { collectGarbage, cpuOfSteps } from './measure.ts';

const START = Date.parse('2026-11-22T11:30:00Z');
/** Minutes, a midnight in every zone, and as many days as are evaluated at once. */
const TIMES = [
  ...Array.from({ length: 30 }, (_, at) => START + (at + 1) * MINUTE_MS),
  ...Array.from({ length: 26 }, (_, at) => START + (at + 1) * HOUR_MS),
  ...Array.from({ length: 30 }, (_, at) => START + (at + 2) * DAY_MS),
];

/** The cost of knowing which cafes are open as time passes. */
export async function openNowRows(data: CatalogueData): Promise<BenchRow[]> {
  const start = minuteAt(new Date(START));
  let snapshot = buildSnapshot(withHours(data), 1, start);
  const [{ segment }] = snapshot.parts as [(typeof snapshot.parts)[number]];
  const evaluate = async (now: Minute, day: 'today' | 'tomorrow') => {
    const { signal } = new AbortController();
    await evaluateInWorker(await unreadySchedules(snapshot.parts, now, day, signal), now, signal);
  };
  await evaluate(start, 'today');
  runToEnd(segment.index.schedules.prepare(start));
  const holder = { current: () => snapshot, show: (next: MemorySnapshot) => (snapshot = next) };
  collectGarbage();
  const steps: number[] = [];
  const measure = (work: Generator<undefined, unknown>) =>
    steps.push(...cpuOfSteps(() => work.next().done === true));
  for (const time of TIMES) {
    const now = minuteAt(new Date(time));
    // Like the clock, but without measuring the thread: nothing waits for it.
    await evaluate(now, 'today');
    measure(switchTo(now, holder));
    measure(segment.index.schedules.unready(now, 'tomorrow'));
    await evaluate(now, 'tomorrow');
  }
  const different = segment.documents.schedules.texts.length.toLocaleString('en');
  const name = `${different} different hours as time goes by, p99.9 of the steps: CPU`;
  return [{ name, value: percentile(steps, 0.999) / 1000, unit: 'ms', most: 5 }];
}
