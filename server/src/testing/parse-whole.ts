import type { FoundRow } from '../integrations/places/found.ts';
import { parseFile } from '../features/imports/files/parse-file.ts';

/** All rows of a file that comes in chunks of this many characters. */
export async function parseWhole(
  name: string,
  text: string,
  chunkSize = 1000,
): Promise<FoundRow[]> {
  const chunks = Array.from({ length: Math.ceil(text.length / chunkSize) }, (_, at) =>
    text.slice(at * chunkSize, (at + 1) * chunkSize),
  );
  const found: FoundRow[] = [];
  for await (const rows of parseFile(name, chunks)) found.push(...rows);
  return found;
}
