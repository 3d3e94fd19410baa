import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeIdentifier, type ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { databaseSource } from '../features/cafes/catalogue-source.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { migrateToNext } from '../testing/next-version.ts';
import { liftForeignKeys } from './backup/restore-backup.ts';
import { readTables } from './backup/tables.ts';
import { migrateDatabase, madeAt, MIGRATIONS } from './migrate.ts';
import { openDatabase, type Database, type DatabaseSettings } from './open.ts';

/** Few of what there are hundreds of, and something in the tables that the demo leaves empty. */
const ROWS = `
  delete from users where id > 12;
  delete from photos where id > 2;
  insert into newsletter_subscribers (email) values ('mara@example.org');
  insert into sessions (token_hash, user_id) select 'hash', min(id) from users;
  insert into audit_entries (actor_name, action, subject_id, subject_name)
    select 'mara', 'edit', id, name from cafes limit 3;
  insert into imports (source, location, state, total) values ('file', 'cafes.csv', 'done', 1);
  insert into rate_limits (key, attempts, resets_at) values ('a', 1, now())`;

type Columns = ReadonlyMap<string, readonly string[]>;

/** The columns of each table that are not worked out from others. */
async function columnsOf(client: ClientBase): Promise<Columns> {
  const tables = await readTables(client);
  return new Map(tables.map(({ table, columns }) => [table, columns.map(({ name }) => name)]));
}

/** The rows of each table as JSON, with the columns that both schemas have. */
async function rowsOf(client: ClientBase, columns: Columns): Promise<ReadonlyMap<string, string>> {
  const present = await columnsOf(client);
  const rows = new Map<string, string>();
  for (const [table, names] of columns) {
    const common = names.filter((name) => present.get(table)?.includes(name));
    const list = common.map((name) => escapeIdentifier(name)).join(', ');
    const found = await client.query<{ rows: string }>(
      `select coalesce(json_agg(t order by t::text), '[]')::text as rows
       from (select ${list} from ${escapeIdentifier(table)}) t`,
    );
    rows.set(table, found.rows[0]!.rows);
  }
  return rows;
}

/** Fills the tables of an older schema with rows of this version, as far as it has columns for them. */
async function fill(client: ClientBase, rows: ReadonlyMap<string, string>): Promise<void> {
  const restoreForeignKeys = await liftForeignKeys(client);
  const columns = await columnsOf(client);
  for (const [table, json] of rows) {
    const name = escapeIdentifier(table);
    const [first = {}] = JSON.parse(json) as object[];
    const list = columns.get(table)!.filter((column) => column in first);
    if (list.length === 0) continue;
    const names = list.map((column) => escapeIdentifier(column)).join(', ');
    await client.query(`alter table ${name} disable trigger user`);
    await client.query(
      `insert into ${name} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${name}, $1::json)`,
      [json],
    );
    await client.query(`alter table ${name} enable trigger user`);
  }
  await restoreForeignKeys();
}

/** What the catalogue has of each cafe since the first version. */
async function cafesOf(database: Database): Promise<string[]> {
  const catalogue = await Catalogue.start(databaseSource(database), {
    onError: () => {},
    listen: () => database.listen(() => {}),
  });
  const { cafes } = catalogue.snapshot;
  const ratings = Array.from(cafes.values(), ({ name, totalRatings, averageRating }) =>
    [name, totalRatings, averageRating].join(' '),
  );
  await catalogue.stop();
  return ratings.toSorted();
}

const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
});

async function newServer(): Promise<DatabaseSettings> {
  const { url, drop } = await createServerDatabase();
  drops.push(drop);
  return { databaseUrl: url, dataDir: '' };
}

function newFolder(): DatabaseSettings {
  const dataDir = mkdtempSync(join(tmpdir(), 'cortado-schema-'));
  drops.push(async () => rmSync(dataDir, { recursive: true }));
  return { dataDir };
}

/** Migrates in a process that is killed within the last migration. */
async function killHalfway(settings: DatabaseSettings): Promise<void> {
  const script = new URL('../testing/halfway-to-next.ts', import.meta.url).pathname;
  const child = fork(script, [JSON.stringify(settings)], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  expect(await Promise.race([once(child, 'message'), ended])).toContain('halfway');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

describe('a start of the next version where an older one has left its data, after one that was killed', () => {
  let source: Database;
  let cafes: string[];
  beforeAll(async () => {
    source = await openDatabase(await newServer());
    await seedDatabase(source, { seed: 'demo', now: new Date('2026-01-01T00:00:00Z') });
    await source.withDedicatedConnection((client) => client.query(ROWS));
    cafes = await cafesOf(source);
  });
  afterAll(() => source.close());

  async function startFrom(migration: string, settings: DatabaseSettings) {
    const old = await openDatabase(settings, {
      migrate: (config) => migrateDatabase(config, migration),
    });
    const columns = await old.withDedicatedConnection(columnsOf);
    const rows = await source.withDedicatedConnection((client) => rowsOf(client, columns));
    await old.withDedicatedConnection((client) => fill(client, rows));
    await old.close();

    await killHalfway(settings);
    const database = await openDatabase(settings, { migrate: migrateToNext });
    const found = {
      rows: await database.withDedicatedConnection((client) => rowsOf(client, columns)),
      cafes: await cafesOf(database),
    };
    await database.close();
    return { found, expected: { rows, cafes } };
  }

  it.each(MIGRATIONS)(
    'on a PostgreSQL server at %s keeps every row',
    async (migration) => {
      const { found, expected } = await startFrom(migration, await newServer());
      expect(found).toEqual(expected);
      expect(found.cafes).toHaveLength(105);
    },
    60_000,
  );

  it('on the embedded database keeps every row, and the older version is refused from then on', async () => {
    const settings = newFolder();
    const { found, expected } = await startFrom(MIGRATIONS[0]!, settings);
    // Limits are in an unlogged table, which a kill empties.
    const rows = new Map([...expected.rows, ['rate_limits', '[]']]);
    expect(found).toEqual({ ...expected, rows });
    expect(await startAfterNext(settings)).toEqual(REFUSED);
  }, 120_000);
});

const REFUSED = { why: expect.stringMatching(/by a newer version of Cortado/), hash: 'next' };

/** Starts where the next version has been; what it says, and what was applied last thereafter. */
async function startAfterNext(settings: DatabaseSettings) {
  const why = await openDatabase(settings).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  const after = await openDatabase(settings, { migrate: async () => {} });
  const { rows } = await after.withDedicatedConnection((client) =>
    client.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by created_at desc, id desc limit 1',
    ),
  );
  await after.close();
  return { why, ...rows[0] };
}

it('a PostgreSQL server that a newer version has changed is refused with a sentence', async () => {
  const settings = await newServer();
  await (await openDatabase(settings, { migrate: migrateToNext })).close();
  expect(await startAfterNext(settings)).toEqual(REFUSED);
});

it.each([
  ['a PostgreSQL server', newServer],
  ['the embedded database', newFolder],
])('on %s tables from before the first migration are refused, and left alone', async (_, make) => {
  const settings = await make();
  const asOlder = { migrate: async () => {} };
  const older = await openDatabase(settings, asOlder);
  await older.withDedicatedConnection(async (client) => {
    await client.query('create table cafes (name text); create schema drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('older', $1)`,
      [madeAt(MIGRATIONS[0]!) - 1],
    );
  });
  await older.close();
  await expect(openDatabase(settings)).rejects.toThrow(
    'The database was made by Cortado 0.1, and only that version can read it.',
  );
  const after = await openDatabase(settings, asOlder);
  const columns = await after.withDedicatedConnection(columnsOf);
  await after.close();
  expect([...columns]).toEqual([['cafes', ['name']]]);
});
