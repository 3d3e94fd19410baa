import { migrateDatabase } from '../database/migrate.ts';
import { openDatabase, type DatabaseSettings } from '../database/open.ts';
import { nextMigrations } from './next-version.ts';

/** Starts as the next version does, and sends its parent a message when nothing but the end of the last migration is left to do. */
const { sql, ...last } = nextMigrations().at(-1)!;
const halting = Object.assign([...sql], {
  *[Symbol.iterator]() {
    yield* sql;
    process.send!('halfway');
    yield 'select pg_sleep(3)';
  },
});

await openDatabase(JSON.parse(process.argv[2]!) as DatabaseSettings, {
  migrate: (config) =>
    migrateDatabase(config, undefined, [
      ...nextMigrations().slice(0, -1),
      { ...last, sql: halting },
    ]),
});
