import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { dropAfterRun, SHARED_FOLDER } from '../../../testing/shared-folder.ts';
import { openDatabase, type Database, type DatabaseHooks } from '../database/open.ts';

export interface TestEngine {
  name: string;
  /** A migrated, empty database. */
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
 * @param parent the folder it is in; the caller removes it
 */
export async function emptyDataDir(parent = tmpdir()): Promise<string> {
  const template = join(inject(SHARED_FOLDER), 'embedded-template');
  if (!existsSync(template)) await makeTemplate(template);
  const dataDir = mkdtempSync(join(parent, 'cortado-test-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

async function openEmbeddedCopy(hooks?: DatabaseHooks): Promise<Database> {
  const dataDir = await emptyDataDir(inject(SHARED_FOLDER));
  return openDatabase({ dataDir }, hooks);
}

async function openServerDatabase(hooks?: DatabaseHooks): Promise<Database> {
  const { url } = await createServerDatabase();
  dropAfterRun(inject(SHARED_FOLDER), url);
  return openDatabase({ databaseUrl: url, dataDir: '' }, hooks);
}

/** What a database has besides rows: a test may leave a trigger or a table. */
async function countObjects({ db }: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`select count(*) from pg_depend`);
  return rows[0]!['count'];
}

async function emptyTables({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{ names: string }>(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  await db.execute(sql.raw(`truncate ${rows[0]!.names} restart identity cascade`));
}

/**
 * Databases that stay open as long as the process, for opening one takes a second of CPU: who closes one leaves it to
 * the next who asks, who empties it. What has hooks, or is no longer as it was made, is closed.
 */
function lending(open: TestEngine['open']): TestEngine['open'] {
  const idle: { database: Database; objects: unknown }[] = [];
  const borrow = async () => {
    for (let former = idle.pop(); former; former = idle.pop()) {
      const { database, objects } = former;
      if (!database.breaker.isOpen && (await countObjects(database)) === objects) {
        await emptyTables(database);
        return former;
      }
      await database.close();
    }
    const database = await open();
    return { database, objects: await countObjects(database) };
  };
  return async (hooks) => {
    if (hooks) return open(hooks);
    const borrowed = await borrow();
    const close = async () => void idle.push(borrowed);
    return Object.create(borrowed.database, { close: { value: close } }) as Database;
  };
}

const embedded: TestEngine = { name: 'the embedded database', open: lending(openEmbeddedCopy) };
const server: TestEngine = { name: 'a PostgreSQL server', open: lending(openServerDatabase) };

/**
 * Both databases, for `describe.each`: what works on one must work on the other. `npm run check` takes the server
 * alone (TEST_ENGINES=server), which is the faster one.
 */
export const testEngines: readonly TestEngine[] =
  process.env['TEST_ENGINES'] === 'server' ? [server] : [embedded, server];
