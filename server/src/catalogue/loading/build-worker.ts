import { parentPort } from 'node:worker_threads';
import { SortedBuilder } from '@cortado/search/documents/sorted-builder';
import { runToEnd } from '@cortado/search/slices';
import { CAFES } from '../segments/cafes.ts';
import type { CatalogueCafe } from '../types.ts';

const builder = new SortedBuilder(CAFES);

/** A page of cafes as JSON, or null after the last. */
parentPort!.on('message', (page: string | null) => {
  if (page === null) {
    const arrays = runToEnd(CAFES.pack(builder.build()));
    // Their memory is handed over and not copied. Small arrays share some.
    const buffers = new Set(Object.values(arrays).map(({ buffer }) => buffer as ArrayBuffer));
    parentPort!.postMessage(arrays, [...buffers]);
  } else {
    builder.add(JSON.parse(page) as CatalogueCafe[]);
    parentPort!.postMessage(null);
  }
});
