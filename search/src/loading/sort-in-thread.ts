import { once } from 'node:events';
import type { MessagePort, Worker } from 'node:worker_threads';
import type { Arrays } from '../documents/field.ts';
import type { AnyDocuments, Schema, Sorted } from '../documents/schema.ts';
import { SortedBuilder } from '../documents/sorted-builder.ts';
import { runInSlices, runToEnd } from '../slices.ts';

/** Sorts what `sortInThread` hands to this thread: pages of documents as JSON, and null after the last. */
export function serveSorting<Raw, Documents extends AnyDocuments>(
  port: MessagePort,
  schema: Schema<Raw, Documents, unknown>,
): void {
  const builder = new SortedBuilder(schema);
  port.on('message', (page: string | null) => {
    if (page === null) {
      const arrays = runToEnd(schema.pack(builder.build()));
      // Their memory is handed over and not copied. Small arrays share some.
      const buffers = new Set(Object.values(arrays).map(({ buffer }) => buffer as ArrayBuffer));
      port.postMessage(arrays, [...buffers]);
    } else {
      builder.add(JSON.parse(page) as Raw[]);
      port.postMessage(null);
    }
  });
}

async function answerOf(worker: Worker, signal: AbortSignal): Promise<Arrays | null> {
  const [answer] = (await once(worker, 'message', { signal })) as [Arrays | null];
  return answer;
}

/**
 * Sorts documents and indexes their words in a thread.
 * @param worker calls `serveSorting`; it is ended
 * @param pages each the JSON of an array of documents
 * @throws what reading the pages throws; AbortError
 */
export async function sortInThread<Documents extends AnyDocuments>(
  worker: Worker,
  schema: Schema<never, Documents, unknown>,
  pages: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<Sorted<Documents>> {
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
    return await runInSlices(schema.unpack((await taken)!), signal);
  } finally {
    await worker.terminate();
  }
}
