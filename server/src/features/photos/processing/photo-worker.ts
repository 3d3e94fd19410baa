import { parentPort } from 'node:worker_threads';
import { makeSizes, type MadeSizes } from './make-sizes.ts';

/** Answers null if the file cannot be decoded. */
parentPort!.on('message', (original: Uint8Array) => {
  void makeSizes(original)
    .catch(() => null)
    .then((made: MadeSizes | null) => parentPort!.postMessage(made));
});
