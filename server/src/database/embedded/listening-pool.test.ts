import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listeningPool } from './listening-pool.ts';
import { openEmbedded } from './open.ts';

it('prepares statements again once a connection was replaced, as an idle one is after ten seconds', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cortado-prepared-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const embedded = await openEmbedded(dataDir);
  const { pool } = listeningPool(embedded.connection);
  const ask = async () =>
    (await pool.query<{ one: number }>({ name: 'one', text: 'select 1 as one' })).rows;
  expect(await ask()).toEqual([{ one: 1 }]);
  const client = await pool.connect();
  client.release(true);
  expect(await ask()).toEqual([{ one: 1 }]);
  await pool.end();
  await embedded.stop();
});
