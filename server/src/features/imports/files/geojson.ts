import { z } from 'zod';
import type { FoundRow } from '../../../integrations/places/found.ts';
import type { Chunks } from './lines.ts';
import { notReadable } from './not-readable.ts';
import { fieldOf, fileRow } from './raw-row.ts';
import * as texts from '../texts.ts';

const BATCH_SIZE = 1000;

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
    throw notReadable(texts.fileNoCollection);
  }
}

function toRow(one: unknown, number: number): FoundRow {
  const { success, data } = feature.safeParse(one);
  if (!success) return { number, name: texts.rowNameless, problem: texts.rowNoPoint };
  const [longitude, latitude] = data.geometry.coordinates;
  const properties = { id: data.id, ...data.properties, latitude, longitude };
  return fileRow(
    number,
    Object.entries(properties).map(([property, value]) => [fieldOf(property), value]),
  );
}

/**
 * The cafes of a GeoJSON collection of points in batches. Features are counted from 1.
 * @throws AppError INVALID_REQUEST where it is none
 */
export async function* parseGeoJson(chunks: Chunks): AsyncGenerator<FoundRow[]> {
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const parsed = collection.safeParse(parseJson(parts.join('')));
  if (!parsed.success) throw notReadable(texts.fileNoCollection);
  const { features } = parsed.data;
  for (let at = 0; at < features.length; at += BATCH_SIZE) {
    yield features.slice(at, at + BATCH_SIZE).map((one, index) => toRow(one, at + index + 1));
  }
}
