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
/** A little over the server's own limit: for a server that cannot keep it any more. */
const QUERY_TIMEOUT_MS = 35_000;
/** How long queries may still take when closing; a silent server would never answer. */
const GOODBYE_MS = 3000;

export interface OpenServer {
  pool: Pool;
  listen(onChange: (change: Announcement) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

function reason(cause: unknown): string {
  const { message } = describeError(cause);
  return message.replace(/\.$/, '');
}

/** @throws UserFacingError where the server does not answer */
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
  // A broken idle connection is replaced; without a listener it would end the process.
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
    await Promise.race([pool.end(), sleep(GOODBYE_MS, undefined, { ref: false })]);
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
      // What waits for a silent server would wait in vain: it fails now, and is answered with 503.
      listenServer({ config, logger, onChange, onSilent: () => sockets.destroy() }),
  };
}
