import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { repoRoot } from '../core/repo-root.ts';

export const MIGRATION_LOCK = 7_261_903;

const UNLIMITED = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 };

/**
 * Applies the migrations; nodes that start together take turns by an advisory lock. It has a connection
 * of its own, because neither the wait for the lock nor a migration has a time limit.
 */
export async function migrateDatabase(config: ClientConfig): Promise<void> {
  const client = new Client({ ...config, ...UNLIMITED });
  // A lost connection fails the pending query; without an error listener it would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: join(repoRoot, 'server/src/database/migrations'),
    });
    // Released explicitly: the embedded database is one session, which outlives its connections.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
