import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { miniSearch, orama, postgres, thisPackage } from '../../search/bench/engines.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import type { BenchRow } from '../report.ts';
import { inventedDirectory } from './invented-directory.ts';
import { costOf } from './measure.ts';
import { queryMix } from './queries.ts';

const SIZE = 10_000;
const QUESTIONS = 200;
/** The unit in which Linux counts the CPU time of processes. */
const TICK_MS = 10;
/** PostgreSQL's time is read in ticks, so it answers all queries several times. */
const PASSES = 5;

/** CPU time of another process so far, in ms. */
function cpuOfProcess(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ', 2)[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function postgresRow(
  documents: Parameters<typeof postgres>[1],
  typed: readonly string[],
): Promise<BenchRow> {
  return withFreshDatabase(async (connectionString) => {
    const client = new Client({ connectionString });
    await client.connect();
    try {
      const engine = await postgres(client, documents);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ask = async () => {
        for (const text of typed) await engine(text);
      };
      await ask();
      const before = cpuOfProcess(rows[0]!.pid);
      for (let pass = 0; pass < PASSES; pass++) await ask();
      const cpu = cpuOfProcess(rows[0]!.pid) - before;
      return { name: 'PostgreSQL, without typos', value: cpu / PASSES / typed.length, unit: 'ms' };
    } finally {
      await client.end();
    }
  });
}

/** The package's search compared with others: CPU for the ten best of a directory's names and descriptions. */
export async function runEnginesBench(): Promise<BenchRow[]> {
  const data = inventedDirectory(SIZE);
  const documents = data.cafes.map(({ id, name, description: about }) => ({ id, name, about }));
  const typed = queryMix(data)
    .map(({ q }) => q)
    .filter(Boolean)
    .slice(0, QUESTIONS);
  const cost = (name: string, engine: (text: string) => unknown): BenchRow => ({
    name,
    value: costOf(typed, (text) => void engine(text)),
    unit: 'ms',
  });
  const own = cost('this package', thisPackage(documents));
  const mini = cost('MiniSearch', miniSearch(documents));
  return [
    own,
    mini,
    cost('Orama', orama(documents)),
    await postgresRow(documents, typed),
    { name: 'this package of MiniSearch', value: own.value / mini.value, unit: 'times', most: 1 },
  ];
}
