import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { openDatabase, type Database } from '../database/open.ts';

/** The settings that name a database. */
export type Environment = Record<string, string>;
export const KINDS = ['embedded', 'server'] as const;

/** A folder, and databases that do not exist yet or are empty, until the tests of a file have ended. */
export function useNewDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'cortado-databases-'));
  const drops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const drop of drops) await drop();
    rmSync(folder, { recursive: true });
  });

  async function newDatabase(kind: (typeof KINDS)[number]): Promise<Environment> {
    const DATA_DIR = mkdtempSync(join(folder, `${kind}-`));
    if (kind === 'embedded') return { DATA_DIR };
    const { url, drop } = await createServerDatabase();
    drops.push(drop);
    return { DATA_DIR, DATABASE_URL: url };
  }
  type Options = Parameters<typeof openDatabase>[1];
  const open = ({ DATABASE_URL, DATA_DIR }: Environment, options?: Options) =>
    openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR! }, options);

  async function withDatabase<T>(of: Environment, work: (database: Database) => Promise<T>) {
    const database = await open(of);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }
  return { folder, newDatabase, open, withDatabase };
}
