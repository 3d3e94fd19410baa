import { parentPort } from 'node:worker_threads';
import { SortedBuilder } from '../segments/sorted.ts';
import { runToEnd } from '@cortado/search/slices';
import { packSorted, type PackedSorted } from './packed-sorted.ts';
import type { CatalogueCafe } from '../types.ts';

/** The memory of what is sorted, to be handed over and not copied. Small columns share some. */
function buffersOf({ documents, postings }: PackedSorted): ArrayBuffer[] {
  const buffers = [...Object.values(documents), ...Object.values(postings)].flatMap((column) => {
    if (ArrayBuffer.isView(column)) return column.buffer as ArrayBuffer;
    return [column.starts.buffer as ArrayBuffer, column.values.buffer];
  });
  return [...new Set(buffers)];
}

const builder = new SortedBuilder();

/** A page of cafes as JSON, or null after the last. */
parentPort!.on('message', (page: string | null) => {
  if (page === null) {
    const packed = runToEnd(packSorted(builder.build()));
    parentPort!.postMessage(packed, buffersOf(packed));
  } else {
    builder.add(JSON.parse(page) as CatalogueCafe[]);
    parentPort!.postMessage(null);
  }
});
