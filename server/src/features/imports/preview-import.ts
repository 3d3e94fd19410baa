import type { ImportPreview, importRequest } from '@cortado/contract';
import type { z } from 'zod';
import type { MemberContext } from '../../http/route.ts';
import { deleteStalePreviews, type BatchRow } from './batches-repository.ts';
import { inBatches } from './classify-rows.ts';
import { previewInWorker } from './files/preview-in-worker.ts';
import { FILE_SOURCE } from './import-context.ts';
import { saveRows } from './save-rows.ts';
import { knownCafes } from './known-cafes.ts';
import { rememberMapping } from './mapping/mappings-repository.ts';
import { presentBatch } from './present-batch.ts';
import { PreviewWriter } from './preview-writer.ts';
import type { Summary } from './rows-summary.ts';

/** How long what was looked at may be run. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

async function present(
  { services: { database, now } }: MemberContext,
  batch: BatchRow | null,
  { total, errors, counts, rows }: Summary,
  unusedColumns: readonly string[] = [],
): Promise<ImportPreview> {
  await deleteStalePreviews(database.db, new Date(now().getTime() - MAX_AGE_MS));
  return {
    batch: batch && presentBatch(batch),
    total,
    errors,
    unusedColumns: [...unusedColumns],
    counts,
    rows,
  };
}

/**
 * Looks at what an import from a place would do. It changes no cafe.
 * @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE
 */
export async function previewImport(
  context: MemberContext,
  { location, source }: z.output<typeof importRequest>,
): Promise<ImportPreview> {
  const from = context.services.places.get(source);
  const found = await from.findCafes(location);
  const origin = { source: from.name, location };
  const { batch, summary } = await saveRows(context, origin, inBatches(found));
  return present(context, batch, summary);
}

/**
 * Looks at what an import of a CSV or GeoJSON file would do. It changes no cafe.
 * @param body the call's body as it came
 * @throws AppError INVALID_REQUEST where the file is neither
 */
export async function previewImportFile(
  context: MemberContext,
  body: Buffer,
): Promise<ImportPreview> {
  const writer = new PreviewWriter(context, FILE_SOURCE);
  const known = knownCafes(context.services.database, FILE_SOURCE);
  try {
    const previewed = await previewInWorker(body, known, (judged) => writer.add(judged));
    const { name, summary, taken, unusedColumns } = previewed;
    const batch = await writer.end({ location: name, unusedColumns }, summary);
    if (taken) await rememberMapping(context, taken, { id: batch?.id ?? 0, name });
    return await present(context, batch, summary, unusedColumns);
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
