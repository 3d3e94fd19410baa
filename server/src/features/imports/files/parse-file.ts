import type { FoundRow } from '../../../integrations/places/found.ts';
import { parseCsv } from './csv.ts';
import { parseGeoJson } from './geojson.ts';
import { notReadable } from './not-readable.ts';
import * as texts from '../texts.ts';

/**
 * The cafes of a CSV or GeoJSON file, told apart by how it begins. A row that cannot be read is named, and
 * those around it arrive.
 * @throws AppError INVALID_REQUEST where the file as a whole is neither
 */
export function parseFile(name: string, content: string): FoundRow[] {
  const text = content.replace(/^\uFEFF/, '');
  const isJson = /\.(geo)?json$/i.test(name) || text.trimStart().startsWith('{');
  const rows = isJson ? parseGeoJson(text) : parseCsv(text);
  if (rows.length > 0) return rows;
  throw notReadable(texts.fileNoCafe);
}
