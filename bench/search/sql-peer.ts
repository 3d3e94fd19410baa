import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { CafeQuery } from '../../contract/src/index.ts';
import { tokenize } from '../../server/src/catalogue/text/fold.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { fillSqlTable } from './sql-table.ts';

const TICK_MICROSECONDS = 10_000;

const ORDERS = {
  relevance: 'fair desc, rated desc, id',
  rating: 'stars desc nulls last, fair desc, rated desc, id',
  reviews: 'rated desc, fair desc, id',
  distance: '(latitude - 42.3601) ^ 2 + ((longitude + 71.0589) * 0.739) ^ 2, id',
} as const;

/** The query as hand-written SQL: words by prefix, without typos. */
function toSql(query: CafeQuery): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = ['true'];
  let order: string = ORDERS[query.sortBy];
  const words = tokenize(query.q);
  if (words.length > 0) {
    const asked = `to_tsquery('simple', ${bind(words.map((word) => `${word}:*`).join(' & '))})`;
    where.push(`words @@ ${asked}`);
    if (query.sortBy === 'relevance') order = `ts_rank(words, ${asked}) desc, ${order}`;
  }
  if (query.area !== null) where.push(`area = ${bind(query.area)}`);
  if (query.minRating > 0) where.push(`stars >= ${bind(query.minRating)}`);
  if (query.sellsCoffeeBeans) where.push('beans');
  if (query.bbox) {
    const [west, south, east, north] = query.bbox;
    where.push(`longitude between ${bind(west)} and ${bind(east)}`);
    where.push(`latitude between ${bind(south)} and ${bind(north)}`);
  }
  for (const [name, wanted] of Object.entries(query.options)) {
    const options = wanted.map((value) => `${name}=${value}`);
    where.push(`options ${name === 'features' ? '@>' : '&&'} ${bind(options)}::text[]`);
  }
  const text = `select id, count(*) over ()::int as total from cafe where ${where.join(' and ')} order by ${order} limit 10`;
  return { text, values };
}

/** CPU time of another process on this machine in microseconds; null if it cannot be read. */
function cpuOfProcess(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ', 2)[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
  } catch {
    return null;
  }
}

export interface SqlPeer {
  /** @returns the server's CPU time per query in microseconds, null if it runs on another machine */
  run(queries: readonly CafeQuery[]): Promise<number | null>;
  close(): Promise<void>;
}

/** A peer: the same queries as hand-written SQL on PostgreSQL, over one connection. */
export async function sqlPeer(url: string, data: CatalogueData): Promise<SqlPeer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // The usual settings for short queries on a table in memory.
  await client.query('set jit = off; set random_page_cost = 1.1');
  await fillSqlTable(client, data);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]!.pid;
  return {
    run: async (queries) => {
      const before = cpuOfProcess(pid);
      for (const query of queries) await client.query(toSql(query));
      const after = cpuOfProcess(pid);
      return before === null || after === null ? null : (after - before) / queries.length;
    },
    close: () => client.end(),
  };
}
