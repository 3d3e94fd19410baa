import type { FoundRow } from '../../../integrations/places/found.ts';
import { chooseOwn } from '../mapping/choose-reader.ts';
import * as texts from '../texts.ts';
import { readCsv } from './csv.ts';
import { readGeoJson } from './geojson.ts';
import { type ChooseReader, type Chunks, notReadable, sampleOf, type Table } from './table.ts';

/** The kinds of files, each with why one of its rows cannot be read. The last one is for every other file. */
const FORMATS = [
  {
    is: (name: string, start: string) => /\.(geo)?json$/i.test(name) || /^\uFEFF?\s*\{/.test(start),
    read: readGeoJson,
    problem: (_columns: number) => texts.rowNoPoint,
  },
  { is: () => true, read: readCsv, problem: texts.rowOtherWidth },
];

/**
 * Opens a file by the format that its name or its beginning shows.
 * @param isCut whether the chunks may be only its beginning
 */
export async function openTable(
  name: string,
  chunks: Chunks,
  isCut = false,
): Promise<{ table: Table; problem: (columns: number) => string }> {
  const rest = (async function* each() {
    yield* chunks;
  })();
  const { value } = await rest.next();
  // An empty file has no chunk.
  const first = value ?? '';
  async function* withoutByteOrderMark() {
    yield first.replace(/^\uFEFF/, '');
    yield* rest;
  }
  const { read, problem } = FORMATS.find(({ is }) => is(name, first))!;
  return { table: read(withoutByteOrderMark(), isCut), problem };
}

/**
 * The cafes of a CSV or GeoJSON file in batches. A CSV file is read as it comes, a GeoJSON file as a whole. A row that
 * cannot be read has a problem, and those around it arrive.
 * @param choose decides how the columns, or properties, are read
 * @throws AppError INVALID_REQUEST where the file as a whole cannot be read
 */
export async function* parseFile(
  name: string,
  chunks: Chunks,
  choose: ChooseReader = chooseOwn,
): AsyncGenerator<FoundRow[]> {
  const { table, problem } = await openTable(name, chunks);
  let isEmpty = true;
  try {
    const columns = (await table.next()).value?.[0]?.cells;
    if (columns) {
      let { value: rows } = await table.next();
      const { read } = await choose(sampleOf(columns, rows));
      const broken = { name: texts.rowNameless, problem: problem(columns.length) };
      for (; rows; rows = (await table.next()).value) {
        isEmpty &&= rows.length === 0;
        yield rows.map(({ number, cells }) =>
          cells ? read(number, cells) : { number, ...broken },
        );
      }
    }
  } finally {
    await table.return(undefined);
  }
  if (isEmpty) throw notReadable(texts.fileNoCafe);
}
