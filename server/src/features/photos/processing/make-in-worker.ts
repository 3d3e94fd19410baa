import { once } from 'node:events';
import { newWorker } from '../../../core/new-worker.ts';
import type { MadeSizes } from './make-sizes.ts';

const SCRIPT = {
  bundled: new URL('./photo-worker.js', import.meta.url),
  source: new URL('./photo-worker.ts', import.meta.url),
};

/**
 * Makes the sizes of a photo in a thread of its own, which ends with it: all its memory is free again.
 * @returns null if the file cannot be decoded
 * @throws Error if the thread fails; AbortError
 */
export async function makeInWorker(
  original: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<MadeSizes | null> {
  const worker = newWorker(SCRIPT);
  try {
    // Handed over, not copied.
    worker.postMessage(original, [original.buffer]);
    const [made] = (await once(worker, 'message', { signal })) as [MadeSizes | null];
    return made;
  } finally {
    await worker.terminate();
  }
}
