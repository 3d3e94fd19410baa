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
  /** Of a file: the names of the columns that nothing is taken from, once its first row was read. */
  unusedColumns?: () => readonly string[];
}

/**
 * Judges found rows, and keeps those that may come in.
 * @param isWanted leaves some of these out
 */
export async function keepRows(
  context: ImportContext,
  { source, location, unusedColumns }: Origin,
  found: AsyncIterable<readonly FoundRow[]>,
  isWanted?: (row: ClassifiedRow) => boolean,
): Promise<{ batch: BatchRow | null; summary: Summary }> {
  const writer = new PreviewWriter(context, source);
  const known = knownCafes(context.services.database, source);
  try {
    const summary = await judgeRows(found, known, (kept) => writer.add(kept), isWanted);
    return {
      batch: await writer.end({ location, unusedColumns: unusedColumns?.() ?? [] }, summary),
      summary,
    };
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
