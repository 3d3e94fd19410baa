import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { newWorker } from '../../core/start-script.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** The database is outside the thread's JavaScript heap, so a small young generation is enough. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

const SCRIPT = {
  bundled: new URL('./embedded-worker.js', import.meta.url),
  source: new URL('./worker.ts', import.meta.url),
};

export type DatabaseThread = ReturnType<typeof control>;

function control(worker: Worker) {
  /** Resolves with the cause once the thread has ended. */
  const exited = new Promise<unknown>((ended) => {
    let cause: unknown = new Error('The embedded database ended.');
    worker.once('error', (error) => (cause = error)).once('exit', () => ended(cause));
  });
  return {
    exited,
    /** Resolves once the thread answers, which it does between two queries, or has ended. */
    async ping(): Promise<void> {
      worker.postMessage('ping');
      const answered = new Promise((end) => worker.once('message', end));
      await Promise.race([answered, exited]);
    },
    /** Closes the database, and ends the thread. */
    async stop(): Promise<void> {
      worker.postMessage('stop');
      await exited;
    },
    /** Ends the thread without waiting for its current work. */
    async kill(): Promise<void> {
      await worker.terminate();
    },
  };
}

/**
 * Starts the thread of a database that was created, and waits until its socket accepts connections.
 * @param dataDir the folder of its files
 * @throws UserFacingError if the database does not open
 */
export async function startThread(dataDir: string, socketFolder: string): Promise<DatabaseThread> {
  const socketPath = join(socketFolder, '.s.PGSQL.5432');
  let worker: Worker | undefined;
  try {
    rmSync(socketPath, { force: true });
    // It holds password hashes and private reviews: readable by its owner only, as PostgreSQL itself requires.
    chmodSync(dataDir, 0o700);
    worker = newWorker(SCRIPT, { workerData: { dataDir, socketPath }, resourceLimits });
    await once(worker, 'message');
    return control(worker);
  } catch (cause) {
    await worker?.terminate();
    throw notOpened(dataDir, cause);
  }
}

export const notOpened = (dataDir: string, cause: unknown) =>
  new UserFacingError(`The embedded database in ${dataDir} did not open: ${reason(cause)}`, {
    cause,
  });

function reason(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'the disk is full.';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return 'the folder cannot be written to.';
  return `${cause instanceof Error ? cause.message : String(cause)}.`;
}
