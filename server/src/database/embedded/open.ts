import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PoolConfig } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { startWorker } from './start-worker.ts';

export interface EmbeddedDatabase {
  connection: PoolConfig;
  /** Calls back when the database's thread dies unasked. */
  onDeath(callback: (cause: unknown) => void): void;
  /** Ends the thread without waiting for what it does. */
  kill(): Promise<void>;
  /** Closes the database cleanly and gives the folder back. */
  stop(): Promise<void>;
}

/** Opens the embedded database of a data folder, in a thread of its own behind a private socket. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  const socketFolder = mkdtempSync(join(tmpdir(), 'cortado-'));
  const giveBack = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  try {
    const worker = await startWorker({
      dataDir: join(folder, 'database'),
      socketPath: join(socketFolder, '.s.PGSQL.5432'),
    });
    let stopping = false;
    return {
      connection: { host: socketFolder, user: 'postgres', database: 'postgres', max: 1 },
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
        worker.postMessage('stop');
        await once(worker, 'message');
        await worker.terminate();
        giveBack();
      },
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}
