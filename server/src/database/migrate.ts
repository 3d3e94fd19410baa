import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { UserFacingError } from '../core/user-facing-error.ts';
import { MIGRATIONS_FOLDER, NEWEST_MIGRATION, withMigrationsUpTo } from './migrations.ts';

export const MIGRATION_LOCK = 7_261_903;

/** For a connection whose work may take as long as it does. */
export const UNLIMITED = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 };

/** @throws UserFacingError where a newer version has migrated the database: this one would misread it */
async function refuseNewer(client: Client): Promise<void> {
  const { rows } = await client.query<{ isMigrated: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"`,
  );
  if (!rows[0]?.isMigrated) return;
  const newer = await client.query(
    'select from drizzle.__drizzle_migrations where created_at > $1',
    [NEWEST_MIGRATION],
  );
  if (newer.rowCount === 0) return;
  throw new UserFacingError(
    'The database was changed by a newer version of Cortado. Start that version again, or restore a backup made before it; nothing was changed.',
  );
}

/**
 * Applies the migrations; nodes that start together take turns by an advisory lock. It has a connection
 * of its own, because neither the wait for the lock nor a migration has a time limit.
 * @param last the last one to apply
 * @throws UserFacingError where a newer version was here
 */
export async function migrateDatabase(config: ClientConfig, last?: string): Promise<void> {
  const client = new Client({ ...config, ...UNLIMITED });
  // A lost connection fails the pending query; without an error listener it would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client);
    const apply = (migrationsFolder: string) => migrate(drizzle(client), { migrationsFolder });
    await (last === undefined ? apply(MIGRATIONS_FOLDER) : withMigrationsUpTo(last, apply));
    // Released explicitly: the embedded database is one session, which outlives its connections.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
