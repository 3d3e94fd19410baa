import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Announcement } from './announcement.ts';
import { listeningPool } from './embedded/listening-pool.ts';
import { keepTidy } from './embedded/maintenance.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded/open.ts';
import { watchDeadline } from './embedded/watchdog.ts';
import { silentLogger, type Logger } from '../core/logger.ts';
import { migrateDatabase } from './migrate.ts';
import { openServer } from './open-server.ts';
import { DRIZZLE_OPTIONS, type Db, type Tx } from './drizzle-options.ts';
import { transact } from './transact.ts';

export type { Db, Executor, Tx } from './drizzle-options.ts';

export interface Database {
  readonly kind: 'embedded' | 'server';
  /** For single statements. Within `inTransaction` only its own `tx` may be used. */
  readonly db: Db;
  /** Does the work twice where it lost to another transaction: it may change nothing but the database. */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls back with each announced change until stopped. */
  listen(onChange: (change: Announcement) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
}

export interface DatabaseHooks {
  /** Tells the person at the start what goes on. */
  say?: (line: string) => void;
  logger?: Logger;
  /** The database is gone for good and the process should end. */
  onFatal?: (reason: string) => void;
}

const within = new AsyncLocalStorage<true>();
let running = 0;

/** While such a storage is on, all requests pay for it; so it is, as long as a transaction runs. */
async function runWithin<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await within.run(true, work);
  } finally {
    running -= 1;
    if (running === 0) within.disable();
  }
}

/** A second connection inside a transaction deadlocks on the embedded database, so it is refused on both. */
function guarded(db: Db): () => Db {
  return () => {
    if (within.getStore()) throw new Error('Within a transaction only its own tx may be used.');
    return db;
  };
}

function build(
  pool: Pool,
  kind: Database['kind'],
  parts: Pick<Database, 'listen' | 'close'>,
): Database {
  const db = drizzle(pool, DRIZZLE_OPTIONS);
  const current = guarded(db);
  return {
    kind,
    get db() {
      return current();
    },
    async inTransaction(work) {
      current();
      return transact(pool, (tx) => runWithin(() => work(tx)));
    },
    ...parts,
  };
}

async function onServer(databaseUrl: string, { logger = silentLogger }: DatabaseHooks) {
  const { pool, ...parts } = await openServer(databaseUrl, logger);
  return build(pool, 'server', parts);
}

async function closeEmbedded(pool: Pool, embedded: EmbeddedDatabase): Promise<void> {
  await pool.end();
  await embedded.stop();
}

async function openInFolder(dataDir: string, hooks: DatabaseHooks): Promise<Database> {
  const { logger = silentLogger } = hooks;
  const embedded = await openEmbedded(dataDir);
  const { pool, listen } = listeningPool(embedded.connection);
  pool.on('error', (error) =>
    logger.warn({ err: error }, 'The connection to the embedded database was lost.'),
  );
  embedded.onDeath((cause) =>
    hooks.onFatal?.(
      `The embedded database stopped: ${cause instanceof Error ? cause.message : String(cause)}`,
    ),
  );
  try {
    await migrateDatabase(embedded.connection);
  } catch (error) {
    await embedded.kill();
    throw error;
  }
  const stopTidying = keepTidy(pool, logger);
  const stopWatching = watchDeadline(embedded.ping, () =>
    hooks.onFatal?.('The embedded database has not answered for 30 seconds. Is the disk full?'),
  );
  return build(pool, 'embedded', {
    listen,
    async close() {
      stopTidying();
      stopWatching();
      await closeEmbedded(pool, embedded);
    },
  });
}

/**
 * Opens the system of record — a PostgreSQL server, or the embedded database of a folder — and migrates it.
 * @throws UserFacingError where it cannot be opened
 */
export async function openDatabase(
  settings: DatabaseSettings,
  hooks: DatabaseHooks = {},
): Promise<Database> {
  hooks.say?.(
    settings.databaseUrl
      ? 'Opening the database on the PostgreSQL server'
      : `Opening the database in ${settings.dataDir}`,
  );
  return settings.databaseUrl
    ? onServer(settings.databaseUrl, hooks)
    : openInFolder(settings.dataDir, hooks);
}
