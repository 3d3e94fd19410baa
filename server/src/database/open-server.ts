import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Logger } from '../core/logger.ts';
import { describeError } from '../core/describe-error.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import type { Announcement } from './announcement.ts';
import { listenServer } from './listen-server.ts';
import { migrateDatabase } from './migrate.ts';
import { connectionConfig, Sockets } from './server-connection.ts';

const MAX_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A little over the server's own limit, for a server that can no longer enforce it. */
const QUERY_TIMEOUT_MS = 35_000;
/** How long running queries may delay closing; a silent server would never answer. */
const CLOSE_TIMEOUT_MS = 3000;

export interface OpenServer {
  pool: Pool;
  listen(onChange: (change: Announcement) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

function reason(cause: unknown): string {
  const { message } = describeError(cause);
  return message.replace(/\.$/, '');
}

/**
 * Connects to a PostgreSQL server and migrates it.
 * @throws UserFacingError if the server cannot be used
 */
export async function openServer(databaseUrl: string, logger: Logger): Promise<OpenServer> {
  const config = connectionConfig(databaseUrl);
  const sockets = new Sockets();
  const pool = new Pool({
    ...config,
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    stream: sockets.make,
  });
  // The pool replaces a broken idle connection; without an error listener it would end the process.
  pool.on('error', (error) =>
    logger.warn({ err: error }, 'An idle connection to the database was lost.'),
  );
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new UserFacingError(
      `The PostgreSQL server of DATABASE_URL cannot be used: ${reason(cause)}.`,
      { cause },
    );
  }
  const close = async () => {
    await Promise.race([pool.end(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    sockets.destroy();
  };
  try {
    await migrateDatabase(config);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pool,
    close,
    listen: (onChange) =>
      // Queries that wait for a silent server fail now, and their requests are answered with 503.
      listenServer({ config, logger, onChange, onSilent: () => sockets.destroy() }),
  };
}
