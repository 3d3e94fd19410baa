import { on, once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { startWorker } from './start-worker.ts';

/** Whoever has waited for the one connection that long is asked to come again. */
const MAX_WAIT_MS = 10_000;

export interface EmbeddedDatabase {
  connection: PoolConfig;
  /** Calls back when the database's thread dies unasked. */
  onDeath(callback: (cause: unknown) => void): void;
  /** Ends once the thread has answered, which it does between two queries. */
  ping: () => Promise<void>;
  /** Ends the thread without waiting for what it does. */
  kill(): Promise<void>;
  /** Closes the database cleanly and gives the folder back. */
  stop(): Promise<void>;
}

async function stopped(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, 'message')) if (message === 'stopped') return;
}

/** Opens the embedded database of a data folder, in a thread of its own behind a private socket. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  let socketFolder: ReturnType<typeof makeSocketFolder> | undefined;
  const giveBack = () => {
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
        giveBack();
      },
      async stop() {
        stopping = true;
        // A thread that has died answers nothing.
        worker.postMessage('stop');
        await Promise.race([stopped(worker), exited]);
        await worker.terminate();
        giveBack();
      },
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}
