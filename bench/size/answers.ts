import { gzipSync } from 'node:zlib';
import { parseCafeQuery, type CafeQuery, type MapQuery } from '../../contract/src/index.ts';
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

/** CPU of the slowest hundredth of the map's answers, in milliseconds. */
export function slowestMap(snapshot: Snapshot, queries: readonly MapQuery[]): number {
  const ask = (query: MapQuery) => void snapshot.map(query);
  cpuOfEach(queries, ask);
  const rounds = Array.from({ length: ROUNDS }, () => percentile(cpuOfEach(queries, ask), 0.99));
  return least(rounds) / 1000;
}
