import { setImmediate } from 'node:timers/promises';
import {
  endpoints,
  factRow,
  FACTS,
  factsWhere,
  storedName,
  type AppliedFilter,
  type Cafe,
  type FactName,
  type KnownFact,
} from '@cortado/contract';
import { stringify } from 'csv-stringify/sync';
import { runInSlices, SLICE, sortInSlices } from '@cortado/search/slices';
import type { Snapshot } from '../../catalogue/types.ts';
import type { Context } from '../../http/route.ts';
import type { StreamedAnswer } from '../../http/send-stream.ts';

/** Cafes of a chunk: some milliseconds of work. */
const CHUNK = 100;

type Column = readonly [name: string, valueOf: (cafe: Cafe) => unknown];

const isSample = ({ source }: KnownFact) => source?.by === 'sample';

/** The columns of a fact, empty for a sample; none where it is not exported. */
function columnsOf(fact: FactName): Column[] {
  const { kind, column } = factRow(fact);
  const known =
    (valueOf: Column[1]): Column[1] =>
    (cafe) =>
      cafe.facts?.some((one) => one.fact === fact && isSample(one)) ? '' : valueOf(cafe);
  if (kind === 'position') {
    return [
      ['latitude', known(({ latitude }) => Number(latitude))],
      ['longitude', known(({ longitude }) => Number(longitude))],
    ];
  }
  if (column === undefined) return [];
  const name = storedName(fact) as keyof Cafe;
  return [[column, known((cafe) => cafe[name] ?? '')]];
}

/** The name of a fact, or the key of an option, as in an import. */
function keyOf({ fact, option }: KnownFact, { appliedFilters }: Cafe): string {
  const filter = appliedFilters.find(({ id }) => id === option);
  return filter ? keyOfFilter(filter) : fact;
}

/** Where the exported values come from, each source once: `[[source, keys]]`. */
function sourcesOf(cafe: Cafe): string {
  const keys = new Map<string, string[]>();
  for (const one of cafe.facts ?? []) {
    if (one.source === null || isSample(one)) continue;
    const source = JSON.stringify(one.source);
    keys.set(source, [...(keys.get(source) ?? []), keyOf(one, cafe)]);
  }
  return JSON.stringify([...keys].map(([source, of]) => [JSON.parse(source) as unknown, of]));
}

const keyOfFilter = ({ category_name, value }: AppliedFilter) => `${category_name}:${value}`;

/** The columns of an export, which can be imported again. */
const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ...factsWhere(({ kind }) => kind !== 'options').flatMap(columnsOf),
  ['checked_at', ({ checkedAt }) => checkedAt],
  [
    FACTS.filterIds.column,
    ({ appliedFilters, facts = [] }) => {
      const samples = new Set(facts.filter(isSample).map(({ option }) => option));
      return appliedFilters
        .filter(({ id }) => !samples.has(id))
        .map(keyOfFilter)
        .join('|');
    },
  ],
  ['fact_sources', sourcesOf],
];

type Row = Record<string, unknown>;

/** A cafe as a row of an export. */
export const toRow = (cafe: Cafe): Row =>
  Object.fromEntries(COLUMNS.map(([name, valueOf]) => [name, valueOf(cafe)]));

function* sortedIds({ cafes }: Snapshot): Generator<undefined, Int32Array> {
  const ids = new Int32Array(cafes.size);
  let count = 0;
  for (const id of cafes.keys()) {
    ids[count++] = id;
    if (count % SLICE === 0) yield;
  }
  const order = yield* sortInSlices(new Uint32Array(ids.keys()), ids);
  return ids.map((_, at) => ids[order[at]!]!);
}

/** The published cafes of one snapshot by id, a chunk in each turn of the event loop. */
async function* rowsOf(snapshot: Snapshot): AsyncGenerator<Row[]> {
  const ids = await runInSlices(sortedIds(snapshot));
  for (let from = 0; from < ids.length; from += CHUNK) {
    await setImmediate();
    yield Array.from(ids.subarray(from, from + CHUNK), (id) =>
      toRow({ ...snapshot.cafes.get(id)!, facts: snapshot.facts(id) }),
    );
  }
}

/** Escapes formulas within a text: a spreadsheet may split cells at semicolons, tabs or line breaks. */
const escapeInside = (text: string) => text.replaceAll(/([;\t\r\n] *)(?=[=+\-@])/g, "$1'");

async function* csvChunks(snapshot: Snapshot): AsyncGenerator<string> {
  let header = true;
  for await (const rows of rowsOf(snapshot)) {
    yield stringify(rows, { header, escape_formulas: true, cast: { string: escapeInside } });
    header = false;
  }
}

function toFeature({ id, latitude, longitude, ...properties }: Row) {
  const isPlaced = latitude !== '';
  const geometry = isPlaced ? { type: 'Point', coordinates: [longitude, latitude] } : null;
  return { type: 'Feature', id, geometry, properties };
}

async function* geoJsonChunks(snapshot: Snapshot): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '';
  for await (const rows of rowsOf(snapshot)) {
    yield separator + rows.map((row) => JSON.stringify(toFeature(row))).join(',');
    separator = ',';
  }
  yield ']}';
}

const FILES = {
  /** Cells that a spreadsheet would run as formulas are escaped. */
  exportCafesCsv: { filename: 'cafes.csv', chunksOf: csvChunks },
  exportCafesGeoJson: { filename: 'cafes.geojson', chunksOf: geoJsonChunks },
};

/**
 * Published cafes by id, as CSV or as GeoJSON points, without samples.
 * @throws AppError RATE_LIMITED, if a client asks for too many
 */
export function exportCafes(
  { services, client: { ip } }: Context,
  name: keyof typeof FILES,
): StreamedAnswer {
  services.uncachedReads.take(ip);
  const { snapshot } = services.catalogue;
  const { filename, chunksOf } = FILES[name];
  const contentType = endpoints[name].produces;
  return { snapshot, contentType, filename, ip, chunks: () => chunksOf(snapshot) };
}
