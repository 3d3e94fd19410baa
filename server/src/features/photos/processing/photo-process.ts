import { makeSizes, type MadeSizes } from './make-sizes.ts';

// Runs as a child process of low priority: visitors come first, and a decoder that crashes ends this process alone.

// Whoever stops the server may signal its children too. This one ends when its parent kills it or is gone.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

/** Answers null if the file cannot be decoded. */
process.once('message', (original: Uint8Array) => {
  void makeSizes(original)
    .catch(() => null)
    .then((made: MadeSizes | null) => process.send!(made));
});
