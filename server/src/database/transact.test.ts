import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from './open.ts';
import { newsletterSubscribers as readers } from './schema.ts';
import { openProxiedDatabase, type ProxiedDatabase } from '../testing/database-proxy.ts';
import { waitFor } from '../../../testing/wait-for.ts';

describe('a transaction on a PostgreSQL server', () => {
  let proxied: ProxiedDatabase;

  beforeAll(async () => {
    proxied = await openProxiedDatabase();
    await proxied.database.db
      .insert(readers)
      .values(['a', 'b'].map((name) => ({ email: `${name}@example.org` })));
  });
  afterAll(() => proxied.close());

  const lock = (tx: Tx, name: string) =>
    tx
      .update(readers)
      .set({ email: sql`${readers.email}` })
      .where(eq(readers.email, `${name}@example.org`));

  it('that loses a deadlock is run again', async () => {
    let attempts = 0;
    let holding = 0;
    const both = async (first: string, second: string) =>
      proxied.database.inTransaction(async (tx) => {
        attempts += 1;
        await lock(tx, first);
        holding += 1;
        await waitFor(() => expect(holding).toBeGreaterThan(1));
        await lock(tx, second);
        return first;
      });
    expect(await Promise.all([both('a', 'b'), both('b', 'a')])).toEqual(['a', 'b']);
    expect(attempts).toBe(3);
  });

  it('that loses its connection fails, and nothing else does', async () => {
    const lost = proxied.database.inTransaction(async (tx) => {
      await tx.execute('select 1');
      proxied.proxy.breakConnections();
      // The loss arrives while no query runs.
      await sleep(300);
      await tx.execute('select 2');
    });
    await expect(lost).rejects.toThrow('Failed query');
    const { rows } = await proxied.database.db.execute('select 3 as three');
    expect(rows).toEqual([{ three: 3 }]);
  });
});
