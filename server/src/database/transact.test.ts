import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';
import type { Tx } from './open.ts';
import { newsletterSubscribers as readers } from './schema.ts';
import { openProxiedDatabase, type ProxiedDatabase } from '../testing/database-proxy.ts';
import { waitFor } from '../../../testing/wait-for.ts';

/** What a server says that ends because its postmaster has. */
const FATAL_FIELDS = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0';
const FATAL = Buffer.from(`E\0\0\0${String.fromCharCode(FATAL_FIELDS.length + 4)}${FATAL_FIELDS}`);

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

  it('that waits for a connection fails with it, when it is lost with its last answer', async () => {
    const { database, direct, proxy } = proxied;
    await direct.query('select pg_advisory_lock(1)');
    const ask = 'select pg_advisory_lock_shared(1)';
    const busy = Array.from({ length: 5 }, async () => database.db.execute(ask));
    await waitFor(async () => {
      const asked = (await proxied.backends()).filter((query) => query === ask);
      expect(asked).toHaveLength(5);
    });
    const waiting = database.inTransaction((tx) => tx.execute('select 1'));
    waiting.catch(() => {});
    expect(database.connections.waiting).toBe(1);
    proxy.endWith(FATAL);
    await direct.query('select pg_advisory_unlock(1)');
    await Promise.all(busy);
    await expect(waiting).rejects.toSatisfy(isUnavailable);
    const { rows } = await database.db.execute('select 3 as three');
    expect(rows).toEqual([{ three: 3 }]);
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
