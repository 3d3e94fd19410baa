import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { openDatabase } from './open.ts';

it.each([
  [undefined, 5],
  [2, 2],
])('where %s connections are set, requests share %i', async (maxConnections, most) => {
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '', maxConnections });
  const queries = await database.withDedicatedConnection(async (client) => {
    // Nobody gets on until the lock is given back.
    await client.query('begin; lock table cafes');
    const all = Array.from({ length: 8 }, async () =>
      database.db.execute(sql`select count(*) from cafes`),
    );
    await waitFor(() =>
      expect(database.connections).toEqual({ open: most, idle: 0, waiting: 8 - most }),
    );
    await client.query('commit');
    return all;
  });
  await Promise.all(queries);
  await database.close();
  await drop();
});

afterEach(() => vi.useRealTimers());

it.each([40, -40])(
  'where this process’s clock is %i s ahead, the time is the server’s',
  async (seconds) => {
    const { url, drop } = await createServerDatabase();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    const { rows } = await database.db.execute<{ ms: number }>(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
    );
    expect(Math.abs(database.now().getTime() - rows[0]!.ms)).toBeLessThan(2000);
    await database.close();
    await drop();
  },
);
