import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { ClientConfig } from 'pg';
import { migrateDatabase, madeAt, MIGRATIONS, MIGRATIONS_FOLDER } from '../database/migrate.ts';

/** A migration as the next version may have one: a column with a value for every row, and a table. */
const NEXT: MigrationMeta = {
  folderMillis: madeAt(MIGRATIONS.at(-1)!) + 1,
  hash: 'next',
  bps: true,
  sql: [
    `alter table cafes add column shade text not null default 'none'`,
    'create table walks (cafe_id integer not null references cafes on delete cascade)',
    'insert into walks select id from cafes',
  ],
};

/** The migrations of the next version. */
export const nextMigrations = (): MigrationMeta[] => [
  ...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }),
  NEXT,
];

/** Migrates as a start of the next version does. */
export const migrateToNext = (config: ClientConfig): Promise<void> =>
  migrateDatabase(config, undefined, nextMigrations());
