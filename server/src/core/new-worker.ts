import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const FROM_SOURCE = `import('tsx/esm/api')
  .then(({ register }) => (register(), import(require('node:worker_threads').workerData.source)));`;

/**
 * A thread that runs a script of ours. From source it needs the TypeScript loader first.
 * @param bundled where the script stands beside the bundle
 * @param source where it stands in the source
 */
export function newWorker(
  { bundled, source }: { bundled: URL; source: URL },
  { workerData, ...options }: WorkerOptions & { workerData?: object },
): Worker {
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, { ...options, workerData });
  return new Worker(FROM_SOURCE, {
    ...options,
    eval: true,
    workerData: { ...workerData, source: source.href },
  });
}
