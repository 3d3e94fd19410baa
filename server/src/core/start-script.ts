import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** One of our scripts. */
interface Script {
  /** The file next to the bundle, used if it exists. */
  bundled: URL;
  /** The file in the source tree, run with the TypeScript loader. */
  source: URL;
}

export function forkScript(
  { bundled, source }: Script,
  { args = [], execArgv = [], ...options }: ForkOptions & { args?: string[] } = {},
): ChildProcess {
  const file = fileURLToPath(bundled);
  return existsSync(file)
    ? fork(file, args, { ...options, execArgv })
    : fork(fileURLToPath(source), args, { ...options, execArgv: [...execArgv, '--import', 'tsx'] });
}

const FROM_SOURCE = `import('tsx/esm/api')
  .then(({ register }) => (register(), import(require('node:worker_threads').workerData.source)));`;

export function newWorker(
  { bundled, source }: Script,
  { workerData, ...options }: WorkerOptions & { workerData?: object } = {},
): Worker {
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, { ...options, workerData });
  return new Worker(FROM_SOURCE, {
    ...options,
    eval: true,
    workerData: { ...workerData, source: source.href },
  });
}
