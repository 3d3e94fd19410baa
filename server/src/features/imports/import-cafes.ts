import type { ImportResult, importRequest } from '@cortado/contract';
import type { z } from 'zod';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { MemberContext } from '../../http/route.ts';
import { batchErrors, requireBatch, type BatchRow } from './batches-repository.ts';
import { inBatches } from './classify-rows.ts';
import type { ImportContext } from './import-context.ts';
import { saveRows, type Origin } from './save-rows.ts';
import { isImportedByDefault } from './row-classifier.ts';
import type { BatchProgress } from './process-batch.ts';
import { claimBatch, runBatch } from './run-batch.ts';

/**
 * Imports what was found, as drafts. Known ones and likely duplicates nearby are skipped; where
 * nothing is new, nothing is written.
 * @returns also the batch, null where there is none
 */
export async function importRows(
  context: ImportContext,
  origin: Origin,
  found: AsyncIterable<readonly FoundRow[]>,
  progress?: BatchProgress,
): Promise<ImportResult & { batch: BatchRow | null }> {
  const { database } = context.services;
  const { batch, summary } = await saveRows(context, origin, found, isImportedByDefault);
  const { total, errors } = summary;
  if (!batch) return { batch, total, imported: 0, skipped: total - errors.length, errors };
  await runBatch(context, await claimBatch(context, batch.id, { chosen: 'all' }), progress);
  const done = await requireBatch(database.db, batch.id);
  const { imported, skipped } = done;
  return {
    batch: done,
    total,
    imported,
    skipped,
    errors: await batchErrors(database.db, batch.id),
  };
}

/**
 * Imports the cafes of a place.
 * @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE
 */
export async function importCafes(
  context: MemberContext,
  { location, source }: z.output<typeof importRequest>,
): Promise<ImportResult> {
  const places = context.services.places.get(source);
  const found = await places.findCafes(location);
  const origin = { source: places.name, location };
  const { batch: _batch, ...result } = await importRows(context, origin, inBatches(found));
  return result;
}
