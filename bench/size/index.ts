import type { CafeQuery } from '../../contract/src/index.ts';
import { buildSnapshot } from '../../server/src/catalogue/snapshot.ts';
import type { Snapshot } from '../../server/src/catalogue/types.ts';
import { percentile, type BenchRow } from '../report.ts';
import { inventedDirectory } from '../search/invented-directory.ts';
import { collectGarbage, cpuOfEach, meanCpu } from '../search/measure.ts';
import { hardQueries, queryMix } from '../search/queries.ts';
import { answerSizes, slowestMap } from './answers.ts';
import { changeRound, type ChangeRound } from './change-round.ts';
import { inventChanges, KINDS } from './changes.ts';
import { turnsOfLoading } from './load.ts';
import { mapQueries } from './map-queries.ts';
import { measureStarts, type Start } from './starts.ts';

/** `BENCH_SIZES=1000000 npm run bench -- size` measures a million cafes. */
const SIZES = (process.env['BENCH_SIZES'] ?? '121,2000,50000').split(',').map(Number);
const ROUNDS = 3;
/**
 * A collection between two rounds discards compiled code whose objects are all freed then. (Automatic ones
 * do not: they preserve the hidden classes that the code needs.) After so many passes it is compiled again.
 */
const WARM_UP_PASSES = 20;
/** Enough for compactions of the largest segment at 50,000 cafes. */
const CHANGES = 4000;

/** The limits from 50,000 cafes on, and from a million. */
const LIMITS = {
  change: [2, 5],
  /** Of the event loop, by changes and compactions. */
  block: [20, 50],
  search: [100, 2000],
  hard: [2, 20],
  map: [2, 20],
  cold: [3, 90],
  warm: [1, 15],
  memory: [500, 3000],
} as const;

/** Of an answer, compressed, whatever the size. */
const MAX_KILOBYTES = 20;

/** Creates rows for a size, with the limit of that name. */
function rowsOf(size: number) {
  const column = [50_000, 1_000_000].findLastIndex((from) => size >= from);
  return (name: string, value: number, unit: string, limit?: keyof typeof LIMITS): BenchRow => {
    const most = limit && LIMITS[limit][column];
    return { name: `${size.toLocaleString('en')}: ${name}`, value, unit, ...(most && { most }) };
  };
}

const leastOf = (measure: () => number) => Math.min(...Array.from({ length: ROUNDS }, measure));

function searchMean(snapshot: Snapshot, queries: readonly CafeQuery[]): number {
  const search = (query: CafeQuery) => void snapshot.search(query);
  return leastOf(() => {
    collectGarbage();
    meanCpu(queries, search, WARM_UP_PASSES);
    return meanCpu(queries, search, 5);
  });
}

function hardest(snapshot: Snapshot, queries: readonly CafeQuery[]): number {
  const ask = (query: CafeQuery) => {
    snapshot.search(query);
    snapshot.facets(query);
  };
  cpuOfEach(queries, ask);
  return leastOf(() => percentile(cpuOfEach(queries, ask), 0.99)) / 1000;
}

/** No reference to the directory itself: its garbage would be collected while other things are measured. */
function prepare(size: number) {
  const data = inventedDirectory(size);
  return {
    start: buildSnapshot(data, 1),
    changes: inventChanges(data.cafes, CHANGES),
    mix: queryMix(data),
    map: mapQueries(data),
    hard: hardQueries(data),
  };
}

/** The cost of changing a catalogue of this size, and of searching it after the changes. */
async function measureSize(size: number): Promise<BenchRow[]> {
  const row = rowsOf(size);
  const { start, changes, mix, map, hard } = prepare(size);
  const rounds = Array.from({ length: ROUNDS }, () => {
    collectGarbage();
    return changeRound(start, changes);
  });
  const { snapshot } = rounds.at(-1)!;
  /** In ms, of the quietest round. */
  const ofRounds = (cost: (round: ChangeRound) => number) => Math.min(...rounds.map(cost)) / 1000;
  const slowestOf = (wanted: string) =>
    ofRounds((round) => {
      const times = round.changes.filter(({ kind }) => kind === wanted).map(({ time }) => time);
      return percentile(times, 0.99);
    });
  const slice = ofRounds(({ slices }) => Math.max(0, ...slices));
  const sizes = await answerSizes(snapshot, mix, map);
  const answer = (name: string, value: number) => {
    return { ...row(`${name}, compressed`, value, 'kB'), most: MAX_KILOBYTES };
  };
  return [
    ...KINDS.map((kind) =>
      row(`${kind} to the next snapshot, p99: CPU`, slowestOf(kind), 'ms', 'change'),
    ),
    row('compactions, longest slice: CPU', slice, 'ms', 'block'),
    row('search mix, mean: CPU', searchMean(snapshot, mix), 'µs', 'search'),
    row('hard questions, p99: CPU', hardest(snapshot, hard), 'ms', 'hard'),
    row('map answers, p99: CPU', slowestMap(snapshot, map), 'ms', 'map'),
    answer('page of the list', sizes.list),
    answer('facets', sizes.facets),
    answer('map answer', sizes.map),
  ];
}

/** The cost of a process that loads a directory of this size. */
async function measureStart(size: number, empty: Start): Promise<BenchRow[]> {
  const row = rowsOf(size);
  const turns = await turnsOfLoading(size);
  const { cold, warm } = await measureStarts(size);
  const cpu = (start: Start) => start.cpuSeconds - empty.cpuSeconds;
  return [
    row('load, longest turn of the event loop', turns.cold, 'ms', 'block'),
    row('load of what is saved, longest turn', turns.warm, 'ms', 'block'),
    row('compaction of the largest segment, longest turn', turns.compaction, 'ms', 'block'),
    row('first start, beyond an empty one’s: CPU', cpu(cold), 's', 'cold'),
    row('next start, beyond an empty one’s: CPU', cpu(warm), 's', 'warm'),
    row('first start, until it listens', cold.seconds, 's'),
    row('next start, until it listens', warm.seconds, 's'),
    row('process, peak of the first start', cold.peakBytes / 1e6, 'MB', 'memory'),
    row('process, peak of the next start', warm.peakBytes / 1e6, 'MB', 'memory'),
  ];
}

/** The cost of a catalogue by its size. */
export async function runSizeBench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES) rows.push(...(await measureSize(size)));
  const { warm: empty } = await measureStarts(0);
  for (const size of SIZES) rows.push(...(await measureStart(size, empty)));
  return rows;
}
