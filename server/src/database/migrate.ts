import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { repoRoot } from '../repo-root.ts';

const LOCK = 7_261_903;

/** Brings the schema up to date; nodes that start together take turns. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: join(repoRoot, 'server/src/database/migrations'),
    });
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back too.
    client.release(true);
    throw error;
  }
}
