import { on, once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { startWorker } from './start-worker.ts';

/** Requests that wait longer for the one connection are answered with 503. */
const MAX_WAIT_MS = 10_000;

export interface EmbeddedDatabase {
  connection: PoolConfig;
  /** Of this process alone, for sockets. */
  socketFolder: string;
  /** Calls back when the database's thread dies unexpectedly. */
  onDeath(callback: (cause: unknown) => void): void;
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
  const unlock = lockFolder(folder);
  let socketFolder: ReturnType<typeof makeSocketFolder> | undefined;
  const release = () => {
    socketFolder?.remove();
    unlock();
  };
  try {
    socketFolder = makeSocketFolder(folder);
    const worker = await startWorker({
      dataDir: join(folder, 'database'),
      socketPath: join(socketFolder.path, '.s.PGSQL.5432'),
    });
    let stopping = false;
    const exited = new Promise<void>((end) => worker.once('exit', () => end()));
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
        worker.postMessage('ping');
        await once(worker, 'message');
      },
      onDeath(callback) {
        worker.on('error', (cause) => callback(cause));
        worker.on('exit', () => {
          if (!stopping) callback(new Error('The embedded database ended.'));
        });
      },
      async kill() {
        stopping = true;
        await worker.terminate();
        release();
      },
      async stop() {
        stopping = true;
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
