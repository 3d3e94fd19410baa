import { parseCafeQuery } from '@cortado/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchCounts } from '../../database/schema.ts';
import { openProxiedDatabase, type ProxiedDatabase } from '../../testing/database-proxy.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { SearchCounts } from './search-counts.ts';

const SLOW_MS = 300;

let proxied: ProxiedDatabase;
let test: TestApp;

beforeAll(async () => {
  proxied = await openProxiedDatabase();
  test = await openTestApp(proxied.database, { seed: 'none', logger: proxied.logger });
});
afterAll(async () => {
  await test.app.close();
  await test.services.catalogue.stop();
  await proxied.close();
});

const searchesIn = async () => {
  const { rows } = await proxied.direct.query<{ count: number }>(
    `select count from search_counts where kind = 'searches'`,
  );
  return rows[0]?.count ?? 0;
};

it.each([
  [
    'after the commit is counted once',
    async () => waitFor(async () => expect(await searchesIn()).toBe(1)),
  ],
  [
    'before the commit is counted all the same',
    async () =>
      waitFor(async () => {
        const { rows } = await proxied.direct.query(
          `select from pg_locks where locktype = 'transactionid' and granted and pid in
           (select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid())`,
        );
        expect(rows.length).toBeGreaterThan(0);
      }),
  ],
])('a search whose write lost its connection %s', async (_, untilLost) => {
  const { database, services } = { database: proxied.database, services: test.services };
  await database.db.delete(searchCounts);
  const failures: unknown[] = [];
  const counts = new SearchCounts({
    database,
    now: services.now,
    zone: () => 'UTC',
    onError: (error) => failures.push(error),
  });
  counts.add(
    { typed: 'tatte', query: parseCafeQuery({ q: 'tatte' }) },
    services.catalogue.snapshot,
  );
  proxied.proxy.slow(SLOW_MS);
  const writing = counts.flush();
  await untilLost();
  proxied.proxy.breakConnections();
  await writing;
  await proxied.proxy.restore();
  expect(failures).toHaveLength(1);
  await waitFor(async () => {
    await counts.flush();
    expect(await searchesIn()).toBe(1);
  });
  await counts.close();
  expect(await searchesIn()).toBe(1);
});
