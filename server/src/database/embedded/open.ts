import { on } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { createCluster, freeBytes, MIN_FREE_BYTES } from './create-cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { notOpened, startWorker } from './start-worker.ts';

/** Requests that wait longer for the one connection are answered with 503. */
const MAX_WAIT_MS = 10_000;
/** How often a full disk is checked. */
const LOOK_EVERY_MS = 1000;
/** How often the same reason is logged again, so that it is found by whoever reads the log later. */
const LOG_EVERY_MS = 60_000;
const NO_SPACE = 'No space left on device';
/** Recovering writes a segment of the write-ahead log, and what comes after it soon another one. */
const ROOM_BYTES = 2 * MIN_FREE_BYTES;

export interface EmbeddedDatabase {
  connection: PoolConfig;
  /** A folder for sockets, of this process alone. */
  socketFolder: string;
  /** Calls back when the database's thread dies unexpectedly. */
  onDeath(callback: (cause: unknown) => void): void;
  /**
   * Opens it again after it has died of a full disk, once there is room.
   * @param onFailure called with the reason of a failed attempt, if it is a new one or a minute has passed
   * @returns false if it was stopped before
   */
  reopen(onFailure: (cause: Error) => void): Promise<boolean>;
  /** Resolves once the thread answers, which it does between two queries. */
  ping: () => Promise<void>;
  /** Terminates the thread without waiting for its current work. */
  kill(): Promise<void>;
  /** Closes the database cleanly and unlocks the folder. */
  stop(): Promise<void>;
}

async function stopped(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, 'message')) if (message === 'stopped') return;
}

/**
 * Opens the embedded database of a data folder, in a worker thread behind a private Unix socket.
 * @throws UserFacingError if the folder or the database cannot be opened
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  const files = join(folder, 'database');
  const unlock = await lockFolder(folder);
  let socketFolder: ReturnType<typeof makeSocketFolder> | undefined;
  const release = () => {
    socketFolder?.remove();
    unlock();
  };
  try {
    socketFolder = makeSocketFolder(folder);
    const socketPath = join(socketFolder.path, '.s.PGSQL.5432');
    let die = (_cause: unknown) => {};
    let stopping = false;
    let reopening: Promise<boolean> | undefined;
    const start = async () => {
      rmSync(socketPath, { force: true });
      const worker = await startWorker({ dataDir: files, socketPath });
      let cause: unknown = new Error('The embedded database ended.');
      worker.once('error', (error) => (cause = error));
      const exited = new Promise<void>((end) => {
        worker.once('exit', () => {
          end();
          if (!stopping) die(cause);
        });
      });
      return { worker, exited };
    };
    // Only at a start: files that are missed when it is opened again were on a disk that was taken away.
    await createCluster(files).catch((cause: unknown) => {
      throw notOpened(files, cause);
    });
    let thread = await start();
    const restart = async (onFailure: (cause: Error) => void) => {
      let loggedReason = NO_SPACE;
      let loggedAt = performance.now();
      while (!stopping) {
        await sleep(LOOK_EVERY_MS);
        if (stopping) break;
        try {
          if (freeBytes(files) < ROOM_BYTES) throw new Error(NO_SPACE);
          thread = await start();
          return true;
        } catch (error) {
          const cause = error as Error;
          if (cause.message === loggedReason && performance.now() - loggedAt < LOG_EVERY_MS)
            continue;
          onFailure(cause);
          loggedReason = cause.message;
          loggedAt = performance.now();
        }
      }
      return false;
    };
    return {
      socketFolder: socketFolder.path,
      connection: {
        host: socketFolder.path,
        user: 'postgres',
        database: 'postgres',
        max: 1,
        connectionTimeoutMillis: MAX_WAIT_MS,
      },
      async ping() {
        const { worker, exited } = thread;
        worker.postMessage('ping');
        const answered = new Promise((end) => worker.once('message', end));
        await Promise.race([answered, exited]);
      },
      onDeath: (callback) => void (die = callback),
      reopen: (onFailure) => (reopening = restart(onFailure)),
      async kill() {
        stopping = true;
        await thread.worker.terminate();
        release();
      },
      async stop() {
        stopping = true;
        await reopening;
        const { worker, exited } = thread;
        // A dead thread does not answer, so its exit counts too.
        worker.postMessage('stop');
        await Promise.race([stopped(worker), exited]);
        await worker.terminate();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
