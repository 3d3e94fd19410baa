import { z } from 'zod';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { notReadable, requireFewRows } from './not-readable.ts';
import { fieldOf, fileRow } from './raw-row.ts';
import * as texts from '../texts.ts';

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

/**
 * The cafes of a GeoJSON collection of points. Features are counted from 1.
 * @throws AppError INVALID_REQUEST where it is none
 */
export function parseGeoJson(text: string): FoundRow[] {
  const parsed = collection.safeParse(parseJson(text));
  if (!parsed.success) throw notReadable(texts.fileNoCollection);
  requireFewRows(parsed.data.features.length);
  return parsed.data.features.map((one, index): FoundRow => {
    const number = index + 1;
    const { success, data } = feature.safeParse(one);
    if (!success) return { number, name: texts.rowNameless, problem: texts.rowNoPoint };
    const [longitude, latitude] = data.geometry.coordinates;
    const properties = { id: data.id, ...data.properties, latitude, longitude };
    return fileRow(
      number,
      Object.entries(properties).map(([property, value]) => [fieldOf(property), value]),
    );
  });
}
