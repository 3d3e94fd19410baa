import type { CafeQuery } from '../../contract/src/index.ts';
import { moveTo } from '../../server/src/catalogue/clock.ts';
import { Now } from '../../server/src/catalogue/hours/now.ts';
import {
  evaluateInWorker,
  unreadyHours,
} from '../../server/src/catalogue/loading/evaluate-in-worker.ts';
import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import { finish } from '../../server/src/catalogue/slices.ts';
import { buildSnapshot } from '../../server/src/catalogue/snapshot.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import type { BenchRow } from '../report.ts';
import { least } from '../rounds.ts';
import { withHours } from './invented-hours.ts';
import { collectGarbage, cpuOfEach, meanCpu, percentile } from './measure.ts';
import { queryMix } from './queries.ts';

const ROUNDS = 5;
const MAX_RATIO = 1.5;
const MAX_STEP_MS = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-11-22T11:30:00Z');
/** Minutes, a midnight in every zone, and as many days as are evaluated at once. */
const TIMES = [
  ...Array.from({ length: 30 }, (_, at) => START + (at + 1) * MINUTE_MS),
  ...Array.from({ length: 26 }, (_, at) => START + (at + 1) * HOUR_MS),
  ...Array.from({ length: 30 }, (_, at) => START + (at + 2) * DAY_MS),
];

/** CPU or time of each step of the work in microseconds, whichever is less: between two of them the event loop can go on. */
function stepsOf(work: Generator<undefined, unknown>): number[] {
  const times: number[] = [];
  for (let isDone = false; !isDone;) {
    const began = performance.now();
    const [cpu = 0] = cpuOfEach([work], () => (isDone = work.next().done === true));
    times.push(Math.min(cpu, (performance.now() - began) * 1000));
  }
  return times;
}

/** How many times the mix costs when it asks for what is open now. */
function ratioOfOpenNow(snapshot: MemorySnapshot, mix: readonly CafeQuery[]): number {
  const open = mix.map((query): CafeQuery => ({ ...query, openAt: 'now' }));
  const mean = (queries: readonly CafeQuery[]) => {
    collectGarbage();
    meanCpu(queries, (query) => void snapshot.search(query), 3);
    return meanCpu(queries, (query) => void snapshot.search(query), 5);
  };
  const rounds = Array.from({ length: ROUNDS }, () => ({ plain: mean(mix), open: mean(open) }));
  return least(rounds.map((round) => round.open)) / least(rounds.map(({ plain }) => plain));
}

/** What it costs to ask which cafes are open, and to know it as time goes by. */
export async function openNowRows(data: CatalogueData): Promise<BenchRow[]> {
  const given = withHours(data);
  const size = data.cafes.length.toLocaleString('en');
  const start = Now.at(new Date(START));
  let snapshot = buildSnapshot(given, 1, start);
  const [{ segment }] = snapshot.parts as [(typeof snapshot.parts)[number]];
  const evaluate = async (now: Now, day: 'today' | 'tomorrow') => {
    const { signal } = new AbortController();
    await evaluateInWorker(await unreadyHours(snapshot.parts, now, day, signal), now, signal);
  };
  const before = process.cpuUsage();
  await evaluate(start, 'today');
  const { user, system } = process.cpuUsage(before);
  finish(segment.filters.hours.prepare(start));
  const holder = { current: () => snapshot, show: (next: MemorySnapshot) => (snapshot = next) };
  collectGarbage();
  const steps: number[] = [];
  for (const time of TIMES) {
    const now = Now.at(new Date(time));
    // As the clock does, but that the thread is not measured: nobody waits for it.
    await evaluate(now, 'today');
    steps.push(...stepsOf(moveTo(now, holder)));
    steps.push(...stepsOf(segment.filters.hours.unready(now, 'tomorrow')));
    await evaluate(now, 'tomorrow');
  }
  const different = segment.documents.scheduleKeys.length.toLocaleString('en');
  const ratio = ratioOfOpenNow(snapshot, queryMix(given));
  const longest = percentile(steps, 0.999) / 1000;
  return [
    { name: `open now, ${size} cafes, of the same without it`, value: ratio, unit: '×', target: `≤ ${MAX_RATIO}`, ok: ratio <= MAX_RATIO }, // prettier-ignore
    { name: `  ${different} different hours, evaluated in a thread: CPU`, value: (user + system) / 1e6, unit: 's' }, // prettier-ignore
    { name: '  kept as time goes by, p99.9 of its steps: CPU', value: longest, unit: 'ms', target: `≤ ${MAX_STEP_MS}`, ok: longest <= MAX_STEP_MS }, // prettier-ignore
  ];
}
