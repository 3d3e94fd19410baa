import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toAppError } from '../../http/to-app-error.ts';
import { emptyDataDir } from '../../testing/database.ts';
import { openDatabase } from '../open.ts';

const root = mkdtempSync(join(tmpdir(), 'cortado-connection-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the one connection', () => {
  it('prepares statements again once it was replaced, as it is after ten idle seconds', async () => {
    const database = await openDatabase({ dataDir: await emptyDataDir(root) });
    const ask = () =>
      database.withDedicatedConnection(async (client) => {
        const { rows } = await client.query({ name: 'one', text: 'select 1 as one' });
        return rows;
      });
    expect(await ask()).toEqual([{ one: 1 }]);
    const broken = database.withDedicatedConnection(() => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await ask()).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is waited for ten seconds at most', async () => {
    const database = await openDatabase({ dataDir: await emptyDataDir(root) });
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const long = database.inTransaction(() => finished);
    const error = await database.db.execute('select 1').catch((cause: unknown) => cause);
    expect(toAppError(error).code).toBe('UNAVAILABLE');
    finish();
    await long;
    await database.close();
  }, 120_000);
});
