import { parseCafeQuery, type CafeQuery, type MapQuery } from '../../contract/src/index.ts';
import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import type { Snapshot } from '../../server/src/catalogue/types.ts';
import { JSON_TYPE, ReadyResponse } from '../../server/src/http/ready-response.ts';
import { percentile } from '../report.ts';
import { cpuOfEach } from '../search/measure.ts';

const ROUNDS = 3;

/** As it is sent. */
const kilobytes = async (json: Buffer) =>
  (await new ReadyResponse(json, JSON_TYPE).body('gzip')).byteLength / 1000;

const largest = async (answers: readonly Buffer[]) =>
  Math.max(...(await Promise.all(answers.map(kilobytes))));

/** The largest answers compressed, in kB: a list's page of ten, facets, and the map, whole or in view. */
export async function answerSizes(
  snapshot: Snapshot,
  mix: readonly CafeQuery[],
  map: readonly MapQuery[],
): Promise<{ list: number; facets: number; map: number }> {
  const cafes = parseCafeQuery({});
  const whole = { cafes, view: null, zoom: null };
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  return {
    list: await largest(mix.map((query) => snapshot.listJson(snapshot.search(query).ids))),
    facets: await largest([cafes, ...mix].map((query) => json(snapshot.facets(query)))),
    map: await largest([whole, ...map].map((query) => json(snapshot.map(query)))),
  };
}

/** CPU of the slowest hundredth of the map's answers, each round on a snapshot without earlier queries, in milliseconds. */
export function slowestMap(snapshot: MemorySnapshot, queries: readonly MapQuery[]): number {
  const slowest = () => {
    const unasked = snapshot.withRevision(snapshot.revision);
    return percentile(
      cpuOfEach(queries, (query) => void unasked.map(query)),
      0.99,
    );
  };
  slowest();
  return Math.min(...Array.from({ length: ROUNDS }, slowest)) / 1000;
}
