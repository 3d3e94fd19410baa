import { and, inArray, isNull } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { Client, escapeIdentifier, type ClientBase, type ClientConfig } from 'pg';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase, type DatabaseSettings } from '../open.ts';
import { jobs } from '../schema.ts';
import { inClientTransaction } from '../transact.ts';
import type { BackupTable, BackupTableEnd } from './format.ts';
import { readBackup, type TableReader } from './read-backup.ts';
import { readTables, rowsOf, SAME_TEXTS, TableSum, type StoredTable } from './tables.ts';

const BATCH_CHARACTERS = 4_000_000;

/**
 * Drops the foreign keys, so that tables may be filled in any order.
 * @returns a function that adds them again, which checks every row
 */
export async function liftForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<Record<'table' | 'name' | 'definition', string>>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

/**
 * The types of a table's columns as the database has them.
 * @throws UserFacingError if the backup has another table or other columns
 */
function typesOf({ table, columns }: BackupTable, stored: readonly StoredTable[]) {
  const types = new Map(
    stored.find((one) => one.table === table)?.columns.map(({ name, type }) => [name, type]),
  );
  if (columns.every(({ name, type }) => types.get(name) === type)) return types;
  throw new UserFacingError(
    `The columns of ${table} in the backup are not those of its version. Nothing was restored.`,
  );
}

/**
 * Opens an empty table for its rows.
 * @param types of the columns, by name, as the database has them: what a file says is no SQL
 */
async function fillTable(
  client: ClientBase,
  { table, columns, sequences }: BackupTable,
  types: ReadonlyMap<string, string>,
): Promise<TableReader> {
  const name = escapeIdentifier(table);
  const names = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  const values = columns.map((column, at) => `(row ->> ${at})::${types.get(column.name)}`);
  const statement = `insert into ${name} (${names}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) row`;
  let lines: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (lines.length > 0) await client.query(statement, [`[${lines.join(',')}]`]);
    lines = [];
    characters = 0;
  };
  // Triggers would work out what the rows already have.
  await client.query(`alter table ${name} disable trigger user`);
  return {
    async onRow(line) {
      lines.push(line);
      characters += line.length;
      if (characters >= BATCH_CHARACTERS) await flush();
    },
    async onEnd() {
      await flush();
      for (const { column, last, isCalled } of sequences) {
        await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [
          table,
          column,
          last,
          isCalled,
        ]);
      }
      await client.query(`alter table ${name} enable trigger user`);
    },
  };
}

/** @throws UserFacingError if a row is not what the backup has */
async function compare(client: ClientBase, ends: ReadonlyMap<string, BackupTableEnd>) {
  for (const table of await readTables(client)) {
    const sum = new TableSum();
    for await (const line of rowsOf(client, table)) sum.add(line);
    if (sum.end().sha256 !== ends.get(table.table)?.sha256) {
      throw new UserFacingError(
        `The rows of the table ${table.table} did not come back as they were. Nothing was restored.`,
      );
    }
  }
}

/**
 * Fills empty tables with a backup and compares every row with it, in one transaction.
 * @returns how many rows there are
 * @throws UserFacingError that says what is wrong with the backup
 */
const loadBackup = async (client: ClientBase, path: string): Promise<number> =>
  inClientTransaction(client, async () => {
    await client.query(SAME_TEXTS);
    const restoreForeignKeys = await liftForeignKeys(client);
    const stored = await readTables(client);
    const { tables } = await readBackup(path, (table) =>
      fillTable(client, table, typesOf(table, stored)),
    );
    await compare(client, tables);
    await restoreForeignKeys();
    return [...tables.values()].reduce((sum, { rows }) => sum + rows, 0);
  });

/** @throws UserFacingError if there is anything in any table */
async function requireEmpty(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of rows) {
      const found = await client.query(`select from ${escapeIdentifier(name)} limit 1`);
      if (found.rowCount === 0) continue;
      throw new UserFacingError(
        'The database is not empty. A backup is restored into a new one; nothing was changed.',
      );
    }
  } finally {
    await client.end();
  }
}

const MAILS = ['mail', 'reset_link', 'newsletter_link'] as const;

/**
 * Restores a backup into an empty database, whichever kind either of them is. A backup of an older version is migrated. If
 * anything fails, nothing is restored.
 * @param keepsMails whether mails that had not been sent yet are sent by the restored database; they are left out otherwise
 * @param migrations all of this version, in order, unless a test has others
 * @returns how many rows came back, and how many mails were left out
 * @throws UserFacingError that says why it cannot be restored
 */
export async function restoreBackup(
  settings: DatabaseSettings,
  path: string,
  { keepsMails, migrations }: { keepsMails: boolean; migrations?: MigrationMeta[] },
): Promise<{ rows: number; mails: number }> {
  // The whole file, before anything is made.
  const { migration } = await readBackup(path);
  const database = await openDatabase(settings, {
    async migrate(config) {
      await requireEmpty(config);
      await migrateDatabase(config, migration, migrations);
    },
  });
  let rows: number;
  try {
    rows = await database.withDedicatedConnection((client) => loadBackup(client, path));
  } finally {
    await database.close();
  }
  const migrated = await openDatabase(settings, {
    migrate: (config) => migrateDatabase(config, undefined, migrations),
  });
  try {
    if (keepsMails) return { rows, mails: 0 };
    const isWaiting = and(inArray(jobs.kind, [...MAILS]), isNull(jobs.failedAt));
    const left = await migrated.db.delete(jobs).where(isWaiting).returning({ id: jobs.id });
    return { rows, mails: left.length };
  } finally {
    await migrated.close();
  }
}
