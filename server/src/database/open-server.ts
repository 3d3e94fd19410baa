import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type ClientBase, type ClientConfig } from 'pg';
import { describeError } from '../core/describe-error.ts';
import type { Logger } from '../core/logger.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import type { Announcement } from './announcement.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { listenServer } from './listen-server.ts';
import { UNLIMITED } from './migrate.ts';
import { OutageLog } from './outage-log.ts';
import { CONNECT_MS, Primary, Sockets } from './primary.ts';

/** Unless set: twice the cores of a small server and one. More would wait there for a core, or take it from another node on the machine. */
const DEFAULT_CONNECTIONS = 5;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A little over the server's own limit, for a server that can no longer enforce it. */
const QUERY_TIMEOUT_MS = 35_000;
/** How long running queries may delay closing; a silent server would never answer. */
const CLOSE_TIMEOUT_MS = 3000;

/** @throws UserFacingError if no host can be used */
async function findPrimary(primary: Primary): Promise<void> {
  const sockets = new Sockets();
  try {
    await (await primary.connect(sockets)).end();
  } catch (cause) {
    const reason = describeError(cause).message.replace(/\.$/, '');
    throw new UserFacingError(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}.`, {
      cause,
    });
  } finally {
    sockets.destroy();
  }
}

function openPool(primary: Primary, sockets: Sockets, max: number, logger: Logger): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: CONNECT_MS,
    max,
    /** The pool makes its connections of this class, each to what is the primary by then. */
    Client: class extends Client {
      constructor() {
        super({
          ...primary.config,
          statement_timeout: STATEMENT_TIMEOUT_MS,
          query_timeout: QUERY_TIMEOUT_MS,
          stream: sockets.make,
        });
      }
    },
    async onConnect(client) {
      await primary.require(client);
    },
  });
  // The pool replaces a broken idle connection; without an error listener it would end the process.
  const outageLog = new OutageLog();
  pool.on('error', (error) =>
    logger[outageLog.levelOf(error, 'warn')](
      { err: error },
      'An idle connection to the database was lost.',
    ),
  );
  return pool;
}

/**
 * Connects to a PostgreSQL server and migrates it.
 * @throws UserFacingError if the server cannot be used
 */
export async function openServer(
  databaseUrl: string,
  maxConnections = DEFAULT_CONNECTIONS,
  { logger, migrate }: { logger: Logger; migrate: (config: ClientConfig) => Promise<void> },
) {
  const sockets = new Sockets();
  const primary = new Primary(databaseUrl, () => sockets.destroy());
  await findPrimary(primary);
  await migrate(primary.config);
  const pool = openPool(primary, sockets, maxConnections, logger);
  const breaker = new CircuitBreaker();
  return {
    kind: 'server' as const,
    pool,
    breaker,
    now: () => primary.now(),
    async close(): Promise<void> {
      await Promise.race([pool.end(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      sockets.destroy();
    },
    async withDedicatedConnection<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
      const client = new Client({ ...primary.config, ...UNLIMITED });
      // A lost connection fails the pending query; without an error listener it would also end the process.
      client.on('error', () => {});
      try {
        await client.connect();
        return await work(client);
      } finally {
        await client.end();
      }
    },
    listen: (onChange: (change: Announcement) => void) =>
      // Queries that wait for a silent server fail now, and their requests are answered with 503.
      listenServer({ primary, breaker, logger, onChange, onUseless: () => sockets.destroy() }),
  };
}
