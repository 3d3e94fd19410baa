import type { MigrationMeta } from 'drizzle-orm/migrator';
import { and, inArray, isNull } from 'drizzle-orm';
import { Client, escapeIdentifier, type ClientConfig } from 'pg';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase, type DatabaseSettings } from '../open.ts';
import { jobs } from '../schema.ts';
import { loadBackup } from './load-backup.ts';
import { readBackup } from './read-backup.ts';

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
 * Restores a backup of either database into an empty one, of either kind too. A backup of an older version is brought up to
 * this one. Whatever fails, nothing is half there.
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
  const { migration } = await readBackup(path, {});
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
