import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { newWorker } from '../../core/start-script.ts';
import type { Arrays } from '@cortado/search/documents/field';
import { CAFES } from '../segments/cafes.ts';
import type { Sorted } from '../segments/cafes.ts';
import { runInSlices } from '@cortado/search/slices';

const SCRIPT = {
  bundled: new URL('./build-worker.js', import.meta.url),
  source: new URL('./build-worker.ts', import.meta.url),
};

async function answerOf(worker: Worker, signal: AbortSignal): Promise<Arrays | null> {
  const [answer] = (await once(worker, 'message', { signal })) as [Arrays | null];
  return answer;
}

/**
 * Sorts cafes and indexes their words in a thread of its own.
 * @param pages each the JSON of an array of cafes
 * @throws what reading the pages throws; AbortError
 */
export async function sortInWorker(
  pages: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<Sorted> {
  const worker = newWorker(SCRIPT);
  try {
    let taken: Promise<Arrays | null> = Promise.resolve(null);
    const hand = async (page: string | null) => {
      // The next page is read while the thread takes this one.
      await taken;
      worker.postMessage(page);
      taken = answerOf(worker, signal);
      // Whoever awaits it learns of a failure.
      taken.catch(() => {});
    };
    for await (const page of pages) await hand(page);
    await hand(null);
    return await runInSlices(CAFES.unpack((await taken)!), signal);
  } finally {
    await worker.terminate();
  }
}
