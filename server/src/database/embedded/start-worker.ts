import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SentenceError } from '../../sentence-error.ts';
import { createCluster } from './create-cluster.ts';

const FROM_SOURCE = `import('tsx/esm/api')
  .then(({ register }) => (register(), import(require('node:worker_threads').workerData.source)));`;

/** The database itself lives outside the thread's JavaScript heap, so a small young generation is enough. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** The bundle's worker stands beside it; from source, the thread needs the TypeScript loader first. */
function newWorker(workerData: object): Worker {
  const bundled = new URL('./embedded-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(bundled)))
    return new Worker(bundled, { workerData, resourceLimits });
  const source = new URL('./worker.ts', import.meta.url).href;
  return new Worker(FROM_SOURCE, {
    eval: true,
    workerData: { ...workerData, source },
    resourceLimits,
  });
}

/** Makes the database where there is none, starts its thread and waits until its socket takes connections. */
export async function startWorker(workerData: {
  dataDir: string;
  socketPath: string;
}): Promise<Worker> {
  let worker: Worker | undefined;
  try {
    await createCluster(workerData.dataDir);
    // Password hashes and private reviews: its owner's alone, as PostgreSQL itself asks.
    chmodSync(workerData.dataDir, 0o700);
    worker = newWorker(workerData);
    await once(worker, 'message');
    return worker;
  } catch (cause) {
    await worker?.terminate();
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
