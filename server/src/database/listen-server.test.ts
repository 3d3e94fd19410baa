import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listener } from '../core/listener.ts';
import type { Announcement } from './announcement.ts';
import { openProxiedDatabase, type ProxiedDatabase } from '../testing/database-proxy.ts';
import { waitFor } from '../../../testing/wait-for.ts';

/** Queries that only the listening connection runs. */
const isListening = (query: string) =>
  /^(select current_setting\('transaction_read_only'\)[^]*|set application_name = .*; listen catalogue)$/.test(
    query,
  );

describe('the listening connection to a PostgreSQL server', () => {
  let proxied: ProxiedDatabase;
  let heard: Announcement[];
  let listener: Listener;

  const messages = () => proxied.lines.map(({ msg }) => msg);
  const untilBack = () => waitFor(() => expect(heard).toContainEqual({ kind: 'all' }));
  const announce = () => proxied.direct.query(`notify catalogue, 'cafe:7'`);

  beforeEach(async () => {
    heard = [];
    proxied = await openProxiedDatabase();
    listener = await proxied.database.listen((change) => heard.push(change));
    // The pool's own connections would be counted too.
    proxied.proxy.breakConnections();
    await untilBack();
    heard.length = 0;
    proxied.lines.length = 0;
  });
  afterEach(async () => {
    await proxied.proxy.restore();
    await listener.stop();
    await proxied.close();
  });

  it('is replaced by one after the server was away for three seconds, and then announces everything once', async () => {
    const { accepted } = proxied.proxy;
    await proxied.proxy.cut();
    await sleep(3000);
    await proxied.proxy.restore();
    await untilBack();
    await announce();
    await waitFor(() => expect(heard).toContainEqual({ kind: 'cafe', id: 7 }));
    // A second attempt would have connected by now, too.
    await sleep(1500);
    const backends = await proxied.backends();
    expect(backends.filter(isListening)).toHaveLength(1);
    expect(backends).toHaveLength(1);
    expect(heard).toEqual([{ kind: 'all' }, { kind: 'cafe', id: 7 }]);
    expect(proxied.proxy.accepted - accepted).toBe(1);
  });

  it('logs its loss with the cause, and its return', async () => {
    proxied.proxy.breakConnections();
    await untilBack();
    expect(messages()).toEqual([
      'The listening connection to the database was lost.',
      'The listening connection to the database is back.',
    ]);
    expect(proxied.lines[0]).toMatchObject({
      err: { message: 'Connection terminated unexpectedly' },
    });
  });

  it('is destroyed where the server is silent, and pending queries with it', async () => {
    const client = proxied.database.db.execute('select pg_sleep(0.1)');
    await client;
    proxied.proxy.freeze();
    await expect(proxied.database.db.execute('select 1')).rejects.toThrow('Failed query');
    await waitFor(() =>
      expect(messages()).toContain('The listening connection to the database was lost.'),
    );
    // The pool may report its idle connection, too.
    expect(proxied.lines.map(({ err }) => (err as Error | undefined)?.message)).toContain(
      'The database does not answer.',
    );
    await proxied.proxy.restore();
    await untilBack();
    expect(heard).toEqual([{ kind: 'all' }]);
  });

  it('that is half-dead is replaced within seconds, and what it missed is announced', async () => {
    proxied.proxy.swallow();
    await announce();
    await untilBack();
    expect(heard).toEqual([{ kind: 'all' }]);
    await announce();
    await waitFor(() => expect(heard).toContainEqual({ kind: 'cafe', id: 7 }));
    expect(messages()).toContain('The listening connection to the database was lost.');
  });

  it('stops while the server is away, and does not retry', async () => {
    await proxied.proxy.cut();
    await waitFor(() => expect(messages()).toHaveLength(1));
    await listener.stop();
    await proxied.proxy.restore();
    const { accepted } = proxied.proxy;
    await sleep(1000);
    expect(proxied.proxy.accepted).toBe(accepted);
    expect(heard).toEqual([]);
  });
});
