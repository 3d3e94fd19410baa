import { expect, it } from 'vitest';
import { startTcpProxy } from '../../../testing/tcp-proxy.ts';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { openDatabase } from './open.ts';

/** The address of a port where nothing listens. */
async function nobody(): Promise<string> {
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: 1 });
  await proxy.close();
  return `127.0.0.1:${proxy.port}`;
}

it('says of each host why it is not the primary, and no password', async () => {
  const hosts = [await nobody(), await nobody()];
  const databaseUrl = `postgres://someone:a-secret@${hosts.join()}/name`;
  const opening = openDatabase({ databaseUrl, dataDir: '' });
  await expect(opening).rejects.toThrow(`${hosts[1]}: connect ECONNREFUSED`);
  await expect(opening).rejects.not.toThrow('a-secret');
});

it('does not start on one server that is read-only', async () => {
  const { url, drop } = await createServerDatabase();
  const readOnly = new URL(url);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  await expect(openDatabase({ databaseUrl: readOnly.href, dataDir: '' })).rejects.toThrow(
    'DATABASE_URL cannot be used: The server is read-only.',
  );
  await drop();
});
