import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { repoRoot } from '../core/repo-root.ts';

export const MIGRATION_LOCK = 7_261_903;

const UNLIMITED = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 };

/**
 * Brings the schema up to date; nodes that start together take turns. A connection of its own, because
 * neither a turn nor a migration has a time limit.
 */
export async function migrateDatabase(config: ClientConfig): Promise<void> {
  const client = new Client({ ...config, ...UNLIMITED });
  // A lost connection fails the query that waits; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: join(repoRoot, 'server/src/database/migrations'),
    });
    // The embedded database is one session, which outlives its connections.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
