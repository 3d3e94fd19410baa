import { once } from 'node:events';
import { newWorker } from '../../server/src/core/new-worker.ts';

const SCRIPT = {
  bundled: new URL('visiting.js', import.meta.url),
  source: new URL('visiting.ts', import.meta.url),
};

/**
 * Lets visitors ask, in a thread of their own, while something else goes on; searches that nobody has made before among it.
 * @returns ends it; resolves with how long each has waited, in ms, the shortest first
 */
export function startVisitors(origin: string): () => Promise<number[]> {
  const worker = newWorker(SCRIPT, { workerData: { origin } });
  return async () => {
    worker.postMessage('stop');
    const [waits] = (await once(worker, 'message')) as [number[]];
    return waits;
  };
}
