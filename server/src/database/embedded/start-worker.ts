import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { newWorker } from '../../core/new-worker.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** The database is outside the thread's JavaScript heap, so a small young generation is enough. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

const SCRIPT = {
  bundled: new URL('./embedded-worker.js', import.meta.url),
  source: new URL('./worker.ts', import.meta.url),
};

/**
 * Starts the thread of a database that was created, and waits until its socket accepts connections.
 * @throws UserFacingError if the database does not open
 */
export async function startWorker(workerData: {
  dataDir: string;
  socketPath: string;
}): Promise<Worker> {
  let worker: Worker | undefined;
  try {
    // It holds password hashes and private reviews: readable by its owner only, as PostgreSQL itself requires.
    chmodSync(workerData.dataDir, 0o700);
    worker = newWorker(SCRIPT, { workerData, resourceLimits });
    await once(worker, 'message');
    return worker;
  } catch (cause) {
    await worker?.terminate();
    throw notOpened(workerData.dataDir, cause);
  }
}

/** The message for a database that did not open. */
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
