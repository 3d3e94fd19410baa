import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const FROM_SOURCE = `import('tsx/esm/api')
  .then(({ register }) => (register(), import(require('node:worker_threads').workerData.source)));`;

/**
 * Starts a worker thread with one of our scripts; from source, with the TypeScript loader.
 * @param bundled the script's file next to the bundle, used if it exists
 * @param source its file in the source tree
 */
export function newWorker(
  { bundled, source }: { bundled: URL; source: URL },
  { workerData, ...options }: WorkerOptions & { workerData?: object } = {},
): Worker {
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, { ...options, workerData });
  return new Worker(FROM_SOURCE, {
    ...options,
    eval: true,
    workerData: { ...workerData, source: source.href },
  });
}
