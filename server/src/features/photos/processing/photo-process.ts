import { makeSizes, UndecodableError, type MadeSizes } from './make-sizes.ts';

export type PhotoAnswer = MadeSizes | null | Error;

// Runs as a child process of low priority: visitors come first, and a decoder that crashes ends this process alone.

// A signal that stops the server may reach its children too. This one ends when its parent kills it or is gone.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

/** Answers null if the picture cannot be decoded, and with the error if anything else fails. */
process.once('message', (original: Uint8Array) => {
  void makeSizes(original)
    .catch((error: Error) => (error instanceof UndecodableError ? null : error))
    .then((answer: PhotoAnswer) => process.send!(answer));
});
