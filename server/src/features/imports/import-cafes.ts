import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportResult, importRequest } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { imports } from '../../database/schema.ts';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { MemberContext } from '../../http/route.ts';
import { batchErrors, requireBatch, type BatchRow } from './batches-repository.ts';
import { inBatches } from './classify-rows.ts';
import type { ImportContext } from './import-context.ts';
import { saveRows, type Origin } from './save-rows.ts';
import { isImportedByDefault } from './row-classifier.ts';
import { queueBatch } from './run-batch.ts';

/** Called with how many more rows are through, and how many more positions were looked up. */
export type BatchProgress = Record<'onRows' | 'onPositions', (more: number) => void>;

const POLL_MS = 50;

/** Waits for the end of a batch that was queued, whichever process imports it. */
async function untilEnded(
  { services: { database } }: ImportContext,
  queued: BatchRow,
  progress?: BatchProgress,
): Promise<BatchRow> {
  const { db } = database;
  let shown = queued;
  const show = async () => {
    const batch = await requireBatch(db, queued.id);
    progress?.onRows(batch.done - shown.done);
    progress?.onPositions(shown.unplaced - batch.unplaced);
    shown = batch;
  };
  const isRunning = and(eq(imports.id, queued.id), eq(imports.state, 'running'));
  while ((await db.$count(imports, isRunning)) > 0) {
    // It counts the rows of the batch, for those alone who see the progress.
    if (progress) await show();
    await sleep(POLL_MS);
  }
  await show();
  return shown;
}

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
  const queued = await queueBatch(context, batch.id, { chosen: 'all' });
  const done = await untilEnded(context, queued, progress);
  const { imported, skipped, failure } = done;
  const problems = await batchErrors(database.db, batch.id);
  return {
    batch: done,
    total,
    imported,
    skipped,
    errors: failure ? [failure, ...problems] : problems,
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
