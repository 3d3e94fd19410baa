import type { CafeQuery } from '../../contract/src/index.ts';
import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import { buildSnapshot } from '../../server/src/catalogue/snapshot.ts';
import type { Snapshot } from '../../server/src/catalogue/types.ts';
import type { BenchRow } from '../report.ts';
import { least } from '../rounds.ts';
import { inventedDirectory } from '../search/invented-directory.ts';
import { bytesHeldBy, collectGarbage, cpuOfEach, meanCpu, percentile } from '../search/measure.ts';
import { hardQueries, queryMix } from '../search/queries.ts';
import { answerSizes, slowestMap } from './answers.ts';
import { changeRound, type ChangeRound } from './change-round.ts';
import { inventChanges, KINDS, type Change } from './changes.ts';
import { turnsOfLoading } from './load.ts';
import { mapQueries } from './map-queries.ts';
import { measureStarts, type Start } from './starts.ts';

/** `BENCH_SIZES=1000000 npm run bench -- size` measures a million cafes. */
const SIZES = (process.env['BENCH_SIZES'] ?? '121,2000,50000').split(',').map(Number);
const ROUNDS = 3;
/**
 * A collection between two rounds discards compiled code whose objects are all gone just then. (Those that happen by themselves
 * do not: they keep the hidden classes that the code needs.) After so many passes it is compiled again.
 */
const WARM_UP_PASSES = 20;
/** Enough for merges of the largest segment at 50,000 cafes. */
const CHANGES = 4000;

interface Limits {
  change: number;
  /** Of the event loop, by changes and merges. */
  block: number;
  search: number;
  hard: number;
  memory: number;
  build: number;
  warm: number;
  map: number;
}

/** Of an answer, compressed, whatever the size. */
const MAX_KILOBYTES = 20;

/** What must hold from this size on. */
const LIMITS: readonly { size: number; limits: Limits }[] = [
  {
    size: 1_000_000,
    limits: {
      change: 5,
      block: 50,
      search: 2000,
      hard: 20,
      memory: 3000,
      build: 90,
      warm: 15,
      map: 20,
    },
  },
  {
    size: 50_000,
    limits: { change: 2, block: 20, search: 100, hard: 2, memory: 500, build: 3, warm: 1, map: 2 },
  },
];

function searchMean(snapshot: Snapshot, queries: readonly CafeQuery[]): number {
  const search = (query: CafeQuery) => void snapshot.search(query);
  const rounds = Array.from({ length: ROUNDS }, () => {
    collectGarbage();
    meanCpu(queries, search, WARM_UP_PASSES);
    return meanCpu(queries, search, 5);
  });
  return least(rounds);
}

function hardest(snapshot: Snapshot, queries: readonly CafeQuery[]): number {
  const ask = (query: CafeQuery) => {
    snapshot.search(query);
    snapshot.facets(query);
  };
  cpuOfEach(queries, ask);
  return (
    least(Array.from({ length: ROUNDS }, () => percentile(cpuOfEach(queries, ask), 0.99))) / 1000
  );
}

function rowsOf(size: number) {
  const label = size.toLocaleString('en');
  return {
    limits: LIMITS.find((row) => size >= row.size)?.limits,
    row: (name: string, value: number, unit: string, max?: number): BenchRow => ({
      name: `${label}: ${name}`,
      value,
      unit,
      ...(max !== undefined && { target: `≤ ${max}`, ok: value <= max }),
    }),
  };
}

/** What a catalogue of this size costs: to build, to keep, to change, and to search after the changes. */
function measureSize(size: number): BenchRow[] {
  const { row, limits } = rowsOf(size);
  let build = 0;
  const { made, bytes } = bytesHeldBy(() => {
    const data = inventedDirectory(size);
    let snapshot: MemorySnapshot | undefined;
    [build] = cpuOfEach([data], () => (snapshot = buildSnapshot(data, 1))) as [number];
    return {
      snapshot: snapshot!,
      mix: queryMix(data),
      hard: hardQueries(data),
      map: mapQueries(data),
      changes: inventChanges(data.cafes, CHANGES),
    };
  });
  const rounds = Array.from({ length: ROUNDS }, () => {
    collectGarbage();
    return changeRound(made.snapshot, made.changes);
  });
  const { snapshot } = rounds.at(-1)!;
  const leastP99 = (timesOf: (round: ChangeRound) => number[]) =>
    least(rounds.map((round) => percentile(timesOf(round), 0.99))) / 1000;
  const ofKind = (kind: Change['kind']) =>
    leastP99(({ changes }) =>
      changes.filter((change) => change.kind === kind).map(({ time }) => time),
    );
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const merging = least(rounds.map(({ slices, changes }) => sum(slices) / changes.length)) / 1000;
  const longest = least(rounds.map(({ slices }) => Math.max(0, ...slices))) / 1000;
  const sizes = answerSizes(snapshot, made.mix, made.map);
  return [
    row('build: CPU', build / 1e6, 's', limits?.build),
    row('memory', bytes / 1e6, 'MB', limits?.memory),
    ...KINDS.map((kind) =>
      row(`${kind} to the next snapshot, p99: CPU`, ofKind(kind), 'ms', limits?.change),
    ),
    row('merges, mean of a change: CPU', merging, 'ms'),
    row('merges, longest slice: CPU', longest, 'ms', limits?.block),
    row('search mix, mean: CPU', searchMean(snapshot, made.mix), 'µs', limits?.search),
    row('hard questions, p99: CPU', hardest(snapshot, made.hard), 'ms', limits?.hard),
    row('map answers, p99: CPU', slowestMap(snapshot, made.map), 'ms', limits?.map),
    row('page of the list, compressed', sizes.list, 'kB', MAX_KILOBYTES),
    row('facets, compressed', sizes.facets, 'kB', MAX_KILOBYTES),
    row('map answer, compressed', sizes.map, 'kB', MAX_KILOBYTES),
  ];
}

/** What a process costs that has a directory of this size to load. */
async function measureStart(size: number, empty: Start): Promise<BenchRow[]> {
  const { row, limits } = rowsOf(size);
  const turns = await turnsOfLoading(size);
  const { cold, warm } = await measureStarts(size);
  const cpu = (start: Start) => start.cpuSeconds - empty.cpuSeconds;
  const memory = (bytes: number) => bytes / 1e6;
  return [
    row('load, longest turn of the event loop', turns.cold, 'ms', limits?.block),
    row('load of what is saved, longest turn', turns.warm, 'ms', limits?.block),
    row('merge of the largest segment, longest turn', turns.merge, 'ms', limits?.block),
    row('first start, beyond an empty one’s: CPU', cpu(cold), 's', limits?.build),
    row('next start, beyond an empty one’s: CPU', cpu(warm), 's', limits?.warm),
    row('first start, until it listens', cold.seconds, 's'),
    row('next start, until it listens', warm.seconds, 's'),
    row('process, peak of the first start', memory(cold.peakBytes), 'MB', limits?.memory),
    row('process, peak of the next start', memory(warm.peakBytes), 'MB', limits?.memory),
    row('process at rest', memory(warm.restBytes), 'MB', limits?.memory),
  ];
}

/** The cost of a catalogue by its size. */
export async function runSizeBench(): Promise<BenchRow[]> {
  const rows = SIZES.flatMap(measureSize);
  const { warm: empty } = await measureStarts(0);
  for (const size of SIZES) rows.push(...(await measureStart(size, empty)));
  return rows;
}
