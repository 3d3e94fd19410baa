import type { FoundRow } from '../../../integrations/places/found.ts';
import { parseCsv, type ChooseReader } from './csv.ts';
import { parseGeoJson } from './geojson.ts';
import { type Chunks, notReadable } from './csv-reader.ts';
import { chooseOwn } from '../mapping/own-columns.ts';
import * as texts from '../texts.ts';

/** The chunks of a text, of which the first is known, without the byte order mark that it may begin with. */
async function* withoutMark(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first.replace(/^\uFEFF/, '');
  yield* rest;
}

async function* each(chunks: Chunks): AsyncGenerator<string> {
  yield* chunks;
}

/** Whether a file that begins so is read as GeoJSON. */
export const isJsonFile = (name: string, start: string): boolean =>
  /\.(geo)?json$/i.test(name) || /^\uFEFF?\s*\{/.test(start);

/**
 * The cafes of a CSV or GeoJSON file in batches. Its beginning shows which one it is: a CSV file is read as it comes, the other
 * as a whole. A row that cannot be read is named, and those around it arrive.
 * @param choose decides how the columns, or properties, are taken
 * @throws AppError INVALID_REQUEST where the file as a whole is neither
 */
export async function* parseFile(
  name: string,
  chunks: Chunks,
  choose: ChooseReader = chooseOwn,
): AsyncGenerator<FoundRow[]> {
  const rest = each(chunks);
  const { value: first = '' } = await rest.next();
  const text = withoutMark(first, rest);
  let isEmpty = true;
  for await (const rows of isJsonFile(name, first)
    ? parseGeoJson(text, choose)
    : parseCsv(text, choose)) {
    if (rows.length > 0) isEmpty = false;
    yield rows;
  }
  if (isEmpty) throw notReadable(texts.fileNoCafe);
}
