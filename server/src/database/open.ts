import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, ClientConfig, Pool } from 'pg';
import type { Announcement } from './announcement.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { listeningPool } from './embedded/listening-pool.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded/open.ts';
import { watchDeadline } from './embedded/watchdog.ts';
import type { Listener } from '../core/listener.ts';
import { silentLogger, type Logger } from '../core/logger.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { isDiskFull } from './is-unavailable.ts';
import { migrateDatabase } from './migrate.ts';
import { observeQueries, type QueryObserver } from './observe-queries.ts';
import { openServer } from './open-server.ts';
import { DRIZZLE_OPTIONS, type Db, type Tx } from './drizzle-options.ts';
import { transact } from './transact.ts';

export type { Executor, Tx } from './drizzle-options.ts';

export interface Database {
  readonly kind: 'embedded' | 'server';
  /** A private folder for sockets, for what other processes ask of the one that has the embedded database open. */
  readonly socketFolder?: string;
  /** For single statements. Throws within `inTransaction`, where only `tx` may be used. */
  readonly db: Db;
  /** The connections of the pool, and how many requests wait for one. */
  readonly connections: { open: number; idle: number; waiting: number };
  /** The time by the database's clock, which nodes share whatever theirs say. */
  now(): Date;
  /** Knows whether the database is unavailable, once something listens. */
  readonly breaker: CircuitBreaker;
  /**
   * Runs the work again after a conflict with a concurrent transaction, so it may have no other side effects. Jobs are rows;
   * logging, cookies, caches and `jobs.notify` come after.
   */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs work on a connection of its own, on a server without time limits. The embedded database has a single connection,
   * so that everything else waits.
   */
  withDedicatedConnection<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
  /** Calls back with each announced change, until it is stopped. */
  listen(onChange: (change: Announcement) => void): Promise<Listener>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** To a server, besides the one that listens and the dedicated ones. */
  maxConnections?: number | undefined;
}

export interface DatabaseHooks {
  /** Prints progress at the start. */
  say?: (line: string) => void;
  logger?: Logger;
  /** Called when the database is lost for good and the process should end. */
  onFatal?: (reason: string) => void;
  onQuery?: readonly QueryObserver[];
  /** Instead of applying all migrations. */
  migrate?: (config: ClientConfig) => Promise<void>;
}

const within = new AsyncLocalStorage<true>();
let running = 0;

/** An enabled AsyncLocalStorage slows down every request, so it is disabled when no transaction runs. */
async function runWithin<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await within.run(true, work);
  } finally {
    running -= 1;
    if (running === 0) within.disable();
  }
}

/** A second connection inside a transaction would deadlock on the embedded database, so both engines refuse it. */
function guarded(db: Db): () => Db {
  return () => {
    if (within.getStore()) throw new Error('Within a transaction only its own tx may be used.');
    return db;
  };
}

function build(
  pool: Pool,
  kind: Database['kind'],
  parts: Pick<
    Database,
    'now' | 'breaker' | 'listen' | 'close' | 'withDedicatedConnection' | 'socketFolder'
  >,
): Database {
  // A lost connection fails the statement that it has, or the next one; without a listener it would end the process where
  // it is lost while nobody uses it, or before whoever has waited for it can listen.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, DRIZZLE_OPTIONS);
  const current = guarded(db);
  return {
    kind,
    get db() {
      return current();
    },
    get connections() {
      return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
    },
    async inTransaction(work) {
      current();
      return transact(pool, (tx) => runWithin(() => work(tx)));
    },
    ...parts,
  };
}

async function onServer(
  settings: { databaseUrl: string; maxConnections?: number | undefined },
  { logger = silentLogger, migrate, onQuery = [] }: DatabaseHooks,
) {
  const { pool, ...parts } = await openServer(settings, logger, migrate);
  observeQueries(pool, onQuery);
  return build(pool, 'server', parts);
}

async function closeEmbedded(pool: Pool, embedded: EmbeddedDatabase): Promise<void> {
  await pool.end();
  await embedded.stop();
}

async function withConnection<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const result = await work(client);
    isBroken = false;
    return result;
  } finally {
    client.release(isBroken);
  }
}

async function openInFolder(dataDir: string, hooks: DatabaseHooks): Promise<Database> {
  const { logger = silentLogger, migrate = migrateDatabase } = hooks;
  const embedded = await openEmbedded(dataDir);
  const { pool, listen, announce } = listeningPool(embedded.connection);
  observeQueries(pool, hooks.onQuery ?? []);
  pool.on('error', (error) =>
    logger.warn({ err: error }, 'The connection to the embedded database was lost.'),
  );
  /** While its thread is dead. A connection only knows that nobody listens at its socket. */
  let stopped: UserFacingError | null = null;
  const breaker = new CircuitBreaker();
  const reopen = async () => {
    const isOpen = await embedded.reopen((cause) =>
      logger.error(
        { err: cause },
        'The embedded database could not be opened again. It is tried on.',
      ),
    );
    if (!isOpen) return;
    stopped = null;
    breaker.close();
    logger.info('The embedded database is open again.');
    announce({ kind: 'all' });
  };
  embedded.onDeath((cause) => {
    const isFull = isDiskFull(cause);
    breaker.open({ isDiskFull: isFull });
    const why = cause instanceof Error ? cause.message : String(cause);
    const until = isFull ? ' until there is room on its disk' : '';
    stopped = new UserFacingError(`The embedded database has stopped${until}: ${why}`, { cause });
    if (!isFull) {
      hooks.onFatal?.(`The embedded database stopped: ${why}`);
      return;
    }
    logger.error({ err: cause }, 'The disk is full. The embedded database waits for room.');
    void reopen();
  });
  try {
    await migrate(embedded.connection);
  } catch (error) {
    await embedded.kill();
    throw error;
  }
  const stopMaintenance = startMaintenance(pool, logger);
  const stopWatching = watchDeadline(embedded.ping, () =>
    hooks.onFatal?.('The embedded database has not answered for 30 seconds. Is the disk full?'),
  );
  return build(pool, 'embedded', {
    now: () => new Date(),
    breaker,
    listen,
    socketFolder: embedded.socketFolder,
    async withDedicatedConnection(work) {
      try {
        return await withConnection(pool, work);
      } catch (error) {
        throw stopped ?? error;
      }
    },
    async close() {
      stopMaintenance();
      stopWatching();
      await closeEmbedded(pool, embedded);
    },
  });
}

/**
 * Opens and migrates the database: a PostgreSQL server, or the embedded database of a folder.
 * @throws UserFacingError if it cannot be opened
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
  const { databaseUrl, dataDir, maxConnections } = settings;
  return databaseUrl
    ? onServer({ databaseUrl, maxConnections }, hooks)
    : openInFolder(dataDir, hooks);
}
