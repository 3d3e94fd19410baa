import { z } from 'zod';
import * as texts from '../texts.ts';
import { type Chunks, heading, MAX_SAMPLE_ROWS, notReadable, type Table } from './table.ts';

const BATCH_SIZE = 1000;
/** After so many attempts the first feature is longer than the beginning of the file. */
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

/**
 * Reads a GeoJSON collection of points: a column for each property, and two for the position. Features are counted from
 * 1; those that are no points have no cells. A collection without features has no heading either.
 * @param isCut whether the text may be only the beginning of one
 * @throws AppError INVALID_REQUEST where it is no collection, or has too many properties
 */
export async function* readGeoJson(chunks: Chunks, isCut = false): Table {
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const text = parts.join('');
  const whole = collection.safeParse(parseJson(text));
  const features = whole.data?.features ?? (isCut ? cutFeatures(text) : null);
  if (!features) throw notReadable(texts.fileNoCollection);
  if (features.length === 0) return;
  const places = features.map((one) => {
    const { data } = feature.safeParse(one);
    if (!data) return null;
    const [longitude, latitude] = data.geometry.coordinates;
    const id = data.id === undefined ? {} : { id: data.id };
    return new Map(Object.entries({ ...id, ...data.properties, latitude, longitude }));
  });
  const columns = new Set<string>();
  for (const place of places) for (const column of place?.keys() ?? []) columns.add(column);
  const names = [...columns];
  yield heading(names);
  const rows = places.map((place, at) => ({
    number: at + 1,
    cells: place && names.map((column) => cellOf(place.get(column))),
  }));
  // The columns are guessed from the first batch, so it has as many points as a sample takes.
  const points = places.flatMap((place, at) => (place ? [at] : []));
  const firstEnd = Math.max(BATCH_SIZE, (points.slice(0, MAX_SAMPLE_ROWS).at(-1) ?? 0) + 1);
  yield rows.slice(0, firstEnd);
  for (let at = firstEnd; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE);
}
