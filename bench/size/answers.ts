import { gzipSync } from 'node:zlib';
import { parseCafeQuery, type CafeQuery, type MapQuery } from '../../contract/src/index.ts';
import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import type { Snapshot } from '../../server/src/catalogue/types.ts';
import { least } from '../rounds.ts';
import { cpuOfEach, percentile } from '../search/measure.ts';

const ROUNDS = 3;

const kilobytes = (json: Buffer) => gzipSync(json).byteLength / 1000;

const largest = (answers: readonly Buffer[]) => Math.max(...answers.map(kilobytes));

/** The largest answers compressed, in kB: a list's page of ten, facets, and the map, whole or in view. */
export function answerSizes(
  snapshot: Snapshot,
  mix: readonly CafeQuery[],
  map: readonly MapQuery[],
): { list: number; facets: number; map: number } {
  const cafes = parseCafeQuery({});
  const whole = { cafes, view: null, zoom: null };
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  return {
    list: largest(mix.map((query) => snapshot.listJson(snapshot.search(query).ids))),
    facets: largest([cafes, ...mix].map((query) => json(snapshot.facets(query)))),
    map: largest([whole, ...map].map((query) => json(snapshot.map(query)))),
  };
}

/** CPU of the slowest hundredth of the map's answers, each round on a snapshot that was not asked yet, in milliseconds. */
export function slowestMap(snapshot: MemorySnapshot, queries: readonly MapQuery[]): number {
  const slowest = () => {
    const unasked = snapshot.withRevision(snapshot.revision);
    return percentile(
      cpuOfEach(queries, (query) => void unasked.map(query)),
      0.99,
    );
  };
  slowest();
  return least(Array.from({ length: ROUNDS }, slowest)) / 1000;
}
