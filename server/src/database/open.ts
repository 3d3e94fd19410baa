import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, ClientConfig } from 'pg';
import type { Listener } from '../core/listener.ts';
import { silentLogger, type Logger } from '../core/logger.ts';
import type { Announcement } from './announcement.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { openEmbedded } from './embedded/open.ts';
import { migrateDatabase } from './migrate.ts';
import { observeQueries, type QueryObserver } from './observe-queries.ts';
import { openServer } from './open-server.ts';
import { DRIZZLE_OPTIONS, requireNoTransaction, transact, type Db, type Tx } from './transact.ts';

export type { Executor, Tx } from './transact.ts';

export interface Database {
  readonly kind: 'embedded' | 'server';
  /** A private folder for sockets, by which other processes reach the one that has the embedded database open. */
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

/**
 * Opens and migrates the database: a PostgreSQL server, or the embedded database of a folder.
 * @throws UserFacingError if it cannot be opened
 */
export async function openDatabase(
  { databaseUrl, dataDir, maxConnections }: DatabaseSettings,
  hooks: DatabaseHooks = {},
): Promise<Database> {
  const { logger = silentLogger, migrate = migrateDatabase, onFatal = () => {} } = hooks;
  hooks.say?.(
    databaseUrl
      ? 'Opening the database on the PostgreSQL server'
      : `Opening the database in ${dataDir}`,
  );
  const { pool, ...opened } = databaseUrl
    ? await openServer(databaseUrl, maxConnections, { logger, migrate })
    : await openEmbedded(dataDir, { logger, migrate, onFatal });
  observeQueries(pool, hooks.onQuery ?? []);
  // A lost connection fails its current or next statement. Without a listener it would end the process if it is lost
  // while it is idle.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, DRIZZLE_OPTIONS);
  return {
    ...opened,
    get db() {
      requireNoTransaction();
      return db;
    },
    get connections() {
      return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
    },
    inTransaction: async (work) => transact(pool, work),
  };
}
