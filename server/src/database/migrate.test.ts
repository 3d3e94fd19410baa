import { Client } from 'pg';
import { expect, it } from 'vitest';
import { MIGRATION_LOCK, migrateDatabase } from './migrate.ts';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { waitFor } from '../../../testing/wait-for.ts';

it('waits for its turn to migrate longer than any statement of a request may', async () => {
  const { url, drop } = await createServerDatabase();
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const limits = { statement_timeout: 200, query_timeout: 200, lock_timeout: 200 };
  let ended = false;
  const migrating = migrateDatabase({ connectionString: url, ...limits }).finally(
    () => (ended = true),
  );
  const waiting = async () => {
    const { rows } = await other.query<{ waited: number }>(
      `select extract(epoch from now() - query_start)::float as waited from pg_stat_activity
       where datname = current_database() and wait_event = 'advisory'`,
    );
    return rows[0]?.waited ?? 0;
  };
  await waitFor(async () => expect(ended || (await waiting()) > 1).toBe(true));
  expect(ended).toBe(false);
  await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await migrating;
  const { rows } = await other.query('select count(*)::int as cafes from cafes');
  expect(rows).toEqual([{ cafes: 0 }]);
  await other.end();
  await drop();
});

it('goes on where a migration was killed, also where two nodes do so at once', async () => {
  const { url, drop } = await createServerDatabase();
  const other = new Client({ connectionString: url });
  await other.connect();
  const made = (folderMillis: number, sql: string[]) => ({
    folderMillis,
    sql,
    hash: '',
    bps: true,
  });
  const migrations = [
    made(1, ['create table first ()']),
    made(2, ['create table second ()', 'create table suggestions ()']),
    made(3, ['create table third ()']),
  ];
  const migrate = () => migrateDatabase({ connectionString: url }, undefined, migrations);
  // The second one waits for a table of the same name.
  await other.query('begin; create table suggestions ()');
  const migrating = migrate();
  migrating.catch(() => {});
  await waitFor(async () => {
    const { rows } = await other.query(
      `select pg_terminate_backend(pid) from pg_locks where not granted and pid <> pg_backend_pid()
       and pid in (select pid from pg_locks join pg_database on database = pg_database.oid
                   where datname = current_database())`,
    );
    expect(rows).toHaveLength(1);
  });
  await expect(migrating).rejects.toThrow(/terminat/);
  await other.query('rollback');
  const found = async () => {
    const { rows } = await other.query<{ applied: number; tables: string[] }>(
      `select count(*)::int as applied,
         (select array_agg(tablename::text order by tablename) from pg_tables where schemaname = 'public') as tables
       from drizzle.__drizzle_migrations`,
    );
    return rows[0];
  };
  expect(await found()).toEqual({ applied: 1, tables: ['first'] });
  await Promise.all([migrate(), migrate()]);
  expect(await found()).toEqual({
    applied: 3,
    tables: ['first', 'second', 'suggestions', 'third'],
  });
  await other.end();
  await drop();
});
