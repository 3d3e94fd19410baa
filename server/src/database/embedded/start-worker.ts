import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SentenceError } from '../../sentence-error.ts';

const FROM_SOURCE = `import('tsx/esm/api')
  .then(({ register }) => (register(), import(require('node:worker_threads').workerData.source)));`;

/** The bundle's worker stands beside it; from source, the thread needs the TypeScript loader first. */
function newWorker(workerData: object): Worker {
  const bundled = new URL('./embedded-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, { workerData });
  const source = new URL('./worker.ts', import.meta.url).href;
  return new Worker(FROM_SOURCE, { eval: true, workerData: { ...workerData, source } });
}

/** Starts the embedded database's thread and waits until its socket takes connections. */
export async function startWorker(workerData: {
  dataDir: string;
  socketPath: string;
}): Promise<Worker> {
  const worker = newWorker(workerData);
  try {
    await once(worker, 'message');
    return worker;
  } catch (cause) {
    await worker.terminate();
    throw new SentenceError(
      `The embedded database in ${workerData.dataDir} did not open: ${reason(cause)}`,
      { cause },
    );
  }
}

function reason(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'the disk is full.';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return 'the folder cannot be written to.';
  return `${cause instanceof Error ? cause.message : String(cause)}.`;
}
