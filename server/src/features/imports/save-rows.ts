import type { FoundRow } from '../../integrations/places/found.ts';
import type { BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { judgeRows } from './judge-rows.ts';
import { knownCafes } from './known-cafes.ts';
import { PreviewWriter } from './preview-writer.ts';
import type { ClassifiedRow } from './row-classifier.ts';
import type { Summary } from './rows-summary.ts';

export interface Origin {
  source: string;
  /** The requested place, or the name of the file. */
  location: string;
  /** The names of a file's columns that nothing is taken from, once its first row was read. */
  unusedColumns?: () => readonly string[];
}

/**
 * Judges found rows, and saves those that may be imported.
 * @param isWanted excludes some of these
 */
export async function saveRows(
  context: ImportContext,
  { source, location, unusedColumns }: Origin,
  found: AsyncIterable<readonly FoundRow[]>,
  isWanted?: (row: ClassifiedRow) => boolean,
): Promise<{ batch: BatchRow | null; summary: Summary }> {
  const writer = new PreviewWriter(context, source);
  const known = knownCafes(context.services.database, source);
  try {
    const summary = await judgeRows(found, known, (judged) => writer.add(judged), isWanted);
    return {
      batch: await writer.end({ location, unusedColumns: unusedColumns?.() ?? [] }, summary),
      summary,
    };
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
