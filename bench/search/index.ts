import { buildSnapshot, replaceCafes } from '../../server/src/catalogue/snapshot.ts';
import type { CatalogueData, Snapshot } from '../../server/src/catalogue/types.ts';
import { median } from '../median.ts';
import type { BenchRow } from '../report.ts';
import { miniSearchPeer } from './mini-search.ts';
import { HARDEST, queryMix } from './queries.ts';
import { sqlPeer } from './sql-peer.ts';
import { syntheticData } from './synthetic.ts';

const ROUNDS = 9;
const MILLION = 1e6;

/** CPU of this process per call, in microseconds. */
function cpuPerCall(calls: number, run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

function rowOf(name: string, value: number, unit: string, most?: number): BenchRow {
  return most === undefined
    ? { name, value, unit }
    : { name, value, unit, target: `≤ ${most}`, ok: value <= most };
}

/** Ours and MiniSearch take turns, so that both meet the same machine. */
function compare(size: number, snapshot: Snapshot, most: number): BenchRow[] {
  const queries = queryMix();
  const mini = miniSearchPeer(snapshot);
  const ours: number[] = [];
  const peers: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(cpuPerCall(queries.length * 3, () => {
      for (let again = 0; again < 3; again++) for (const query of queries) snapshot.search(query);
    })); // prettier-ignore
    peers.push(cpuPerCall(queries.length, () => {
      for (const query of queries) mini(query);
    })); // prettier-ignore
  }
  const label = `${size.toLocaleString('en')} cafes`;
  return [
    rowOf(`search, ${label}: CPU`, median(ours), 'µs', most),
    rowOf(`  MiniSearch and a loop: CPU`, median(peers), 'µs'),
  ];
}

async function beside(url: string | undefined, data: CatalogueData): Promise<BenchRow[]> {
  if (!url) return [];
  const peer = await sqlPeer(url, data);
  const queries = queryMix();
  const waits: number[] = [];
  for (const query of queries) {
    const before = process.hrtime.bigint();
    await peer.search(query);
    waits.push(Number(process.hrtime.bigint() - before) / 1000);
  }
  await peer.close();
  return [rowOf('  SQL on PostgreSQL: median wait', median(waits), 'µs')];
}

function worstWait(snapshot: Snapshot): BenchRow {
  const waits = Array.from({ length: 400 }, () => {
    const before = process.hrtime.bigint();
    snapshot.search(HARDEST);
    snapshot.facets(HARDEST);
    return Number(process.hrtime.bigint() - before) / MILLION;
  });
  const sorted = waits.slice(100).toSorted((a, b) => a - b);
  return rowOf(
    'search with a typo, counts and a box: p99',
    sorted[Math.floor(sorted.length * 0.99)]!,
    'ms',
    2,
  );
}

function swap(snapshot: Snapshot, data: CatalogueData): BenchRow {
  const one = data.cafes[7]!;
  const costs = Array.from({ length: 5 }, () =>
    cpuPerCall(1, () => void replaceCafes(snapshot, new Map([[one.id, one]]))),
  );
  return rowOf('one cafe changed, next snapshot: CPU', median(costs) / 1000, 'ms');
}

/** What finding cafes costs, before compression, beside its peers. */
export async function runSearchBench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [size, most] of [[2000, 60], [50_000, 150]] as const) {
    const data = syntheticData(size);
    const snapshot = buildSnapshot(data, 1);
    rows.push(...compare(size, snapshot, most));
    rows.push(...(await beside(process.env['BENCH_DATABASE_URL'], data)));
    if (size < 50_000) continue;
    rows.push(worstWait(snapshot), swap(snapshot, data));
    rows.push(rowOf('index, 50,000 cafes', snapshot.indexBytes / 1e6, 'MB', 20));
  } // prettier-ignore
  return rows;
}
