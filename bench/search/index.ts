import type { CafeQuery } from '../../contract/src/index.ts';
import { buildSnapshot } from '../../server/src/catalogue/snapshot.ts';
import type { CatalogueData, Snapshot } from '../../server/src/catalogue/types.ts';
import { least } from '../rounds.ts';
import type { BenchRow } from '../report.ts';
import { findingRows } from './finding.ts';
import { inventedDirectory } from './invented-directory.ts';
import { collectGarbage, cpuOfEach, meanCpu, percentile } from './measure.ts';
import { miniSearchPeer } from './mini-search.ts';
import { openNowRows } from './open-now.ts';
import { hardQueries, queryMix } from './queries.ts';
import { indexMegabytes } from './size.ts';
import { sqlPeer, type SqlPeer } from './sql-peer.ts';

const ROUNDS = 7;
/** Passes of ours through all queries per round, first a warm-up, then measured. */
const WARM_PASSES = 5;
const PASSES = 10;
/** MiniSearch takes a hundred times longer: each round it gets a different one in this many queries. */
const MINI_SHARE = 10;
const SIZES = [
  { size: 2000, max: 60 },
  { size: 50_000, max: 150 },
] as const;

const rowOf = (name: string, value: number, unit: string): BenchRow => ({ name, value, unit });
const aimed = (row: BenchRow, max: number): BenchRow => ({
  ...row,
  target: `≤ ${max}`,
  ok: row.value <= max,
});

/** Ours and the peers alternate on the same queries, so that all run under the same conditions. */
async function takeTurns(
  snapshot: Snapshot,
  queries: readonly CafeQuery[],
  sql: SqlPeer | null,
): Promise<{ ours: number[]; mini: number[]; server: number[] }> {
  const mini = miniSearchPeer(snapshot);
  const times = { ours: [] as number[], mini: [] as number[], server: [] as number[] };
  const search = (query: CafeQuery) => void snapshot.search(query);
  for (let round = 0; round < ROUNDS; round++) {
    collectGarbage();
    meanCpu(queries, search, WARM_PASSES);
    times.ours.push(meanCpu(queries, search, PASSES));
    const some = queries.filter((_query, at) => at % MINI_SHARE === round);
    collectGarbage();
    meanCpu(some, mini);
    times.mini.push(meanCpu(some, mini));
    const server = await sql?.run(queries);
    if (server) times.server.push(server);
  }
  return times;
}

/** CPU of the slowest hundredth of hard queries, each with search and facets. */
function slowest(snapshot: Snapshot, data: CatalogueData): number {
  const ask = (query: CafeQuery) => {
    snapshot.search(query);
    snapshot.facets(query);
  };
  const queries = hardQueries(data);
  cpuOfEach(queries, ask);
  const rounds = Array.from({ length: ROUNDS }, () => percentile(cpuOfEach(queries, ask), 0.99));
  return least(rounds) / 1000;
}

/** The cost of searching cafes, without compression, compared to its peers. */
export async function runSearchBench(): Promise<BenchRow[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  const rows: BenchRow[] = [];
  for (const { size, max } of SIZES) {
    const data = inventedDirectory(size);
    const label = `${size.toLocaleString('en')} cafes`;
    const snapshot = buildSnapshot(data, 1);
    const sql = url ? await sqlPeer(url, data) : null;
    const times = await takeTurns(snapshot, queryMix(data), sql);
    await sql?.close();
    rows.push(aimed(rowOf(`search, ${label}: CPU`, least(times.ours), 'µs'), max));
    rows.push(rowOf('  MiniSearch and a loop, a part of the mix: CPU', least(times.mini), 'µs'));
    if (times.server.length > 0) {
      const name = '  SQL on PostgreSQL, no typo forgiven: CPU of the server';
      rows.push(rowOf(name, least(times.server), 'µs'));
    }
    if (size < 50_000) continue;
    const hard = rowOf('typo, box and counts, p99: CPU', slowest(snapshot, data), 'ms');
    rows.push(...(await openNowRows(data)), ...findingRows(data));
    rows.push(aimed(hard, 2), aimed(rowOf(`index, ${label}`, indexMegabytes(data), 'MB'), 20));
  }
  return rows;
}
