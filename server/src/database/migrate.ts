import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { Client, type ClientConfig } from 'pg';
import { repoRoot } from '../core/repo-root.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { inClientTransaction } from './transact.ts';

export const MIGRATIONS_FOLDER = join(repoRoot, 'server/src/database/migrations');

const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

/** The names of all migrations, the oldest first. */
export const MIGRATIONS: readonly string[] = journal.entries.map(({ tag }) => tag);

/** The version whose databases and backups have other tables and cannot be migrated. */
export const VERSION_BEFORE = '0.1';

/** When a migration was made, in milliseconds; 0 for an unknown one. */
export const madeAt = (name: string): number =>
  journal.entries.find(({ tag }) => tag === name)?.when ?? 0;

export const MIGRATION_LOCK = 7_261_903;

/** For a connection whose work may take as long as it does. */
export const UNLIMITED = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 };

/** @throws UserFacingError where another version has made the tables, which this one would misread */
function refuseOtherVersions(last: number, first: number, newest: number): void {
  if (last > newest) {
    throw new UserFacingError(
      'The database was changed by a newer version of Cortado. Start that version again, or restore a backup made before it; nothing was changed.',
    );
  }
  if (last > 0 && last < first) {
    throw new UserFacingError(
      `The database was made by Cortado ${VERSION_BEFORE}, and only that version can read it. Start Cortado ${VERSION_BEFORE} again, or use another database; nothing was changed.`,
    );
  }
}

/** When the last migration that was applied was made; 0 for a new database. */
async function readLast(client: Client): Promise<number> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations
     (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations',
  );
  return rows[0]!.last;
}

const apply = async (client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> =>
  inClientTransaction(client, async () => {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  });

/**
 * Applies the migrations, each in a transaction of its own: what one has locked is free before the next, and after a kill the
 * next start continues with the one that was not done. Drizzle's own function applies all in one. Nodes that start together take
 * turns by an advisory lock. It has a connection of its own, because neither the wait for the lock nor a migration has a time
 * limit.
 * @param last the last one to apply
 * @param migrations all of them, in order
 * @throws UserFacingError where another version has made the tables
 */
export async function migrateDatabase(
  config: ClientConfig,
  last?: string,
  migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }),
): Promise<void> {
  const client = new Client({ ...config, ...UNLIMITED });
  // A lost connection fails the pending query; without an error listener it would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await readLast(client);
    refuseOtherVersions(applied, migrations[0]!.folderMillis, migrations.at(-1)!.folderMillis);
    const end = last === undefined ? Infinity : madeAt(last);
    for (const migration of migrations) {
      const { folderMillis } = migration;
      if (folderMillis > applied && folderMillis <= end) await apply(client, migration);
    }
    // Released explicitly: the embedded database is one session, which outlives its connections.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
