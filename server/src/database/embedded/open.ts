import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type ClientBase, type ClientConfig, type PoolClient } from 'pg';
import type { Listener } from '../../core/listener.ts';
import type { Logger } from '../../core/logger.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { CHANNEL, onAnnouncement, type Announcement } from '../announcement.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { isDiskFull } from '../is-unavailable.ts';
import { createCluster, freeBytes, MIN_FREE_BYTES } from './create-cluster.ts';
import { claimDataFolder } from './data-folder.ts';
import { startMaintenance, watchDeadline } from './timers.ts';
import { notOpened, startThread, type DatabaseThread } from './thread.ts';

/** Requests that wait longer for the one connection are answered with 503. */
const MAX_WAIT_MS = 10_000;
const CHECK_EVERY_MS = 1000;
/** How often the same reason is logged again, so that it is found by somebody who reads the log later. */
const LOG_EVERY_MS = 60_000;
const NO_SPACE = 'No space left on device';
/** Recovering writes a segment of the write-ahead log, and what comes after it soon another one. */
const ROOM_BYTES = 2 * MIN_FREE_BYTES;

interface EmbeddedHooks {
  logger: Logger;
  migrate: (config: ClientConfig) => Promise<void>;
  onFatal: (reason: string) => void;
}

/**
 * Opens and migrates the embedded database of a data folder. It runs in a worker thread behind a private Unix socket, and has
 * a single connection, which hears its own announcements.
 * @throws UserFacingError if the folder or the database cannot be opened
 */
export async function openEmbedded(dataDir: string, { logger, migrate, onFatal }: EmbeddedHooks) {
  const { files, socketFolder, release } = await claimDataFolder(dataDir);
  const connection = {
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: MAX_WAIT_MS,
  };
  const breaker = new CircuitBreaker();
  const callbacks = new Set<(change: Announcement) => void>();
  const announce = (change: Announcement) => {
    for (const callback of callbacks) callback(change);
  };
  let thread: DatabaseThread | undefined;
  let isClosing = false;
  let reopening: Promise<void> | undefined;
  /** While its thread is dead. A connection only knows that nobody listens at its socket. */
  let stopped: UserFacingError | null = null;

  async function start(): Promise<void> {
    thread = await startThread(files, socketFolder);
    void thread.exited.then(onExit);
  }

  function onExit(cause: unknown): void {
    if (isClosing) return;
    const isFull = isDiskFull(cause);
    breaker.open({ isDiskFull: isFull });
    const why = cause instanceof Error ? cause.message : String(cause);
    const until = isFull ? ' until there is room on its disk' : '';
    stopped = new UserFacingError(`The embedded database has stopped${until}: ${why}`, { cause });
    if (!isFull) return onFatal(`The embedded database stopped: ${why}`);
    logger.error({ err: cause }, 'The disk is full. The embedded database waits for room.');
    reopening = reopen();
  }

  /** Opens it again once there is room. Why it could not is logged if it is a new reason, and again after a minute. */
  async function reopen(): Promise<void> {
    let loggedReason = NO_SPACE;
    let loggedAt = performance.now();
    for (;;) {
      await sleep(CHECK_EVERY_MS);
      if (isClosing) return;
      try {
        if (freeBytes(files) < ROOM_BYTES) throw new Error(NO_SPACE);
        await start();
        break;
      } catch (error) {
        const { message } = error as Error;
        if (message === loggedReason && performance.now() - loggedAt < LOG_EVERY_MS) continue;
        logger.error(
          { err: error },
          'The embedded database could not be opened again. It is tried on.',
        );
        loggedReason = message;
        loggedAt = performance.now();
      }
    }
    stopped = null;
    breaker.close();
    logger.info('The embedded database is open again.');
    announce({ kind: 'all' });
  }

  try {
    // Only at a start: if files are missing when it is opened again, their disk was removed.
    await createCluster(files).catch((cause: unknown) => {
      throw notOpened(files, cause);
    });
    await start();
    await migrate(connection);
  } catch (error) {
    isClosing = true;
    await thread?.kill();
    release();
    throw error;
  }
  const pool = new Pool({
    ...connection,
    async onConnect(client) {
      client.on('notification', ({ payload }) => onAnnouncement(payload, announce));
      // All connections are one session of the database. It still has the statements of an earlier connection, which this one prepares again.
      await client.query(`deallocate all; listen ${CHANNEL}`);
    },
  });
  pool.on('error', (error) =>
    logger.warn({ err: error }, 'The connection to the embedded database was lost.'),
  );
  const stopMaintenance = startMaintenance(pool, logger);
  const stopWatching = watchDeadline(
    async () => thread?.ping(),
    () => onFatal('The embedded database has not answered for 30 seconds. Is the disk full?'),
  );
  return {
    kind: 'embedded' as const,
    pool,
    breaker,
    socketFolder,
    now: () => new Date(),
    async withDedicatedConnection<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        const result = await work(client);
        client.release();
        return result;
      } catch (error) {
        client?.release(true);
        throw stopped ?? error;
      }
    },
    async listen(onChange: (change: Announcement) => void): Promise<Listener> {
      callbacks.add(onChange);
      return {
        // A write and what it announces share one connection, so nothing is under way.
        caughtUp: async () => {},
        stop: async () => void callbacks.delete(onChange),
      };
    },
    async close(): Promise<void> {
      stopMaintenance();
      stopWatching();
      await pool.end();
      isClosing = true;
      await reopening;
      await thread?.stop();
      release();
    },
  };
}
