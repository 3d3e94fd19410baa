import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { SHARED_FOLDER } from '../../../testing/shared-folder.ts';
import { openDatabase, type Database, type DatabaseHooks } from '../database/open.ts';

export interface TestEngine {
  name: string;
  /** A fresh, migrated, empty database; `close` removes it. */
  open: (hooks?: DatabaseHooks) => Promise<Database>;
}

/** Creates the template that is copied; of two test files that do so at once, the first one wins. */
async function makeTemplate(template: string): Promise<void> {
  const own = `${template}-${process.pid}`;
  const database = await openDatabase({ dataDir: own });
  await database.close();
  if (existsSync(template)) rmSync(own, { recursive: true, force: true });
  else renameSync(own, template);
}

/**
 * A new data folder with an empty, migrated database: a copy, because creating one takes seconds.
 * @param parent the folder it lies in; the caller removes it
 */
export async function emptyDataDir(parent = tmpdir()): Promise<string> {
  const template = join(inject(SHARED_FOLDER), 'embedded-template');
  if (!existsSync(template)) await makeTemplate(template);
  const dataDir = mkdtempSync(join(parent, 'cortado-test-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

async function openEmbeddedCopy(hooks?: DatabaseHooks): Promise<Database> {
  const dataDir = await emptyDataDir();
  const database = await openDatabase({ dataDir }, hooks);
  const close = database.close.bind(database);
  return Object.defineProperty(database, 'close', {
    value: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

async function openServerDatabase(hooks?: DatabaseHooks): Promise<Database> {
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, hooks);
  const close = database.close.bind(database);
  return Object.defineProperty(database, 'close', {
    value: async () => {
      await close();
      await drop();
    },
  });
}

const embedded: TestEngine = { name: 'the embedded database', open: openEmbeddedCopy };
const server: TestEngine = { name: 'a PostgreSQL server', open: openServerDatabase };

/**
 * Both databases, for `describe.each`: what works on one must work on the other. `npm run check` takes the server
 * alone (TEST_ENGINES=server), which is the faster one.
 */
export const testEngines: readonly TestEngine[] =
  process.env['TEST_ENGINES'] === 'server' ? [server] : [embedded, server];

async function emptyTables({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{ names: string }>(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  await db.execute(sql.raw(`truncate ${rows[0]!.names} restart identity cascade`));
}

/**
 * One database for all tests of a `describe`, for those that each want an empty one: opening it takes seconds.
 * Returns what empties and lends it; closing what was lent keeps it open.
 */
export function useEmptyDatabase(open: TestEngine['open']): () => Promise<Database> {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  return async () => {
    await emptyTables(database);
    return Object.create(database, { close: { value: async () => {} } }) as Database;
  };
}
