import type { FoundRow } from '../../integrations/places/found.ts';
import type { BatchRow } from './batches-repository.ts';
import { classifyRows } from './classify-rows.ts';
import type { ImportContext } from './import-context.ts';
import { knownCafes } from './known-cafes.ts';
import { pendingJson } from './pending-rows.ts';
import { PreviewWriter } from './preview-writer.ts';
import type { ClassifiedRow } from './row-classifier.ts';
import { RowsSummary, type Summary } from './rows-summary.ts';

export interface Origin {
  source: string;
  /** The requested place, or the name of the file. */
  location: string;
}

/**
 * Classifies found rows, and keeps those that may come in.
 * @param isWanted leaves some of these out
 */
export async function keepRows(
  context: ImportContext,
  { source, location }: Origin,
  found: AsyncIterable<readonly FoundRow[]>,
  isWanted: (row: ClassifiedRow) => boolean = () => true,
): Promise<{ batch: BatchRow | null; summary: Summary }> {
  const writer = new PreviewWriter(context, source);
  const rows = new RowsSummary();
  try {
    for await (const batch of classifyRows(found, knownCafes(context.services.database, source))) {
      for (const row of batch) rows.add(row);
      const json = pendingJson(batch.filter(isWanted));
      if (json) await writer.add(json);
    }
    const { summary } = rows;
    return { batch: await writer.end(location, summary), summary };
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
