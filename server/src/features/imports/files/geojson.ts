import { MAX_IMPORT_COLUMNS } from '@cortado/contract';
import { z } from 'zod';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { sampleOf, type ChooseReader } from './csv.ts';
import { type Chunks, type CsvRow, notReadable } from './csv-reader.ts';
import * as texts from '../texts.ts';

const BATCH_SIZE = 1000;
/** Where the beginning of a file may be cut: beyond, its first feature is longer than the beginning, or none. */
const MAX_CUTS = 200;

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.unknown()).min(2) }),
  properties: z.record(z.string(), z.unknown()),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The whole features of a text that ends somewhere within the collection. */
function cutFeatures(text: string): unknown[] | null {
  const begin = /"features"\s*:\s*\[/.exec(text);
  if (!begin) return null;
  const list = text.slice(begin.index + begin[0].length - 1);
  let end = list.length;
  for (let cuts = 0; cuts < MAX_CUTS && end > 0; cuts += 1) {
    end = list.lastIndexOf('}', end - 1);
    const features = parseJson(`${list.slice(0, end + 1)}]`);
    if (Array.isArray(features)) return features;
  }
  return null;
}

const cellOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/** A collection of points as a table: a column for each property, and two for where the point is. */
export interface FeatureTable {
  columns: string[];
  /** Counted from 1; without cells where a feature is no point. */
  rows: CsvRow[];
}

function toTable(features: readonly unknown[]): FeatureTable {
  const places = features.map((one) => {
    const { data } = feature.safeParse(one);
    if (!data) return null;
    const [longitude, latitude] = data.geometry.coordinates;
    const id = data.id === undefined ? {} : { id: data.id };
    return new Map(Object.entries({ ...id, ...data.properties, latitude, longitude }));
  });
  const columns = new Set<string>();
  for (const place of places) for (const column of place?.keys() ?? []) columns.add(column);
  if (columns.size > MAX_IMPORT_COLUMNS)
    throw notReadable(texts.fileTooManyColumns(MAX_IMPORT_COLUMNS));
  const names = [...columns];
  const rows = places.map((place, at) => ({
    number: at + 1,
    cells: place && names.map((column) => cellOf(place.get(column))),
  }));
  return { columns: names, rows };
}

/**
 * Reads a GeoJSON collection of points.
 * @param isCut whether the text may be the beginning of one only
 * @throws AppError INVALID_REQUEST where it is none, or has too many properties
 */
export function readFeatures(text: string, { isCut }: { isCut: boolean }): FeatureTable {
  const whole = collection.safeParse(parseJson(text));
  const features = whole.data?.features ?? (isCut ? cutFeatures(text) : null);
  if (!features) throw notReadable(texts.fileNoCollection);
  return toTable(features);
}

/**
 * The cafes of a GeoJSON collection of points in batches.
 * @throws AppError INVALID_REQUEST as `readFeatures`, or where its properties cannot be taken
 */
export async function* parseGeoJson(
  chunks: Chunks,
  choose: ChooseReader,
): AsyncGenerator<FoundRow[]> {
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const { columns, rows } = readFeatures(parts.join(''), { isCut: false });
  if (rows.length === 0) return;
  const { read } = await choose(sampleOf(columns, rows));
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    yield rows
      .slice(at, at + BATCH_SIZE)
      .map(({ number, cells }) =>
        cells
          ? read(number, cells)
          : { number, name: texts.rowNameless, problem: texts.rowNoPoint },
      );
  }
}
