import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportResult, importRequest } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { imports } from '../../database/schema.ts';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { MemberContext } from '../../http/route.ts';
import { batchErrors, requireBatch, type BatchRow } from './batches.ts';
import { inBatches, isImportedByDefault } from './row-classifier.ts';
import type { ImportContext } from './import-context.ts';
import { saveRows, type Origin } from './preview-import.ts';
import { queueBatch } from './run-import.ts';

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
    return (shown = batch);
  };
  const isThis = and(eq(imports.id, queued.id), eq(imports.state, 'running'));
  // To show the progress the rows of the batch are counted; nobody else needs that.
  const isRunning = async () =>
    progress ? (await show()).state === 'running' : (await db.$count(imports, isThis)) > 0;
  while (await isRunning()) await sleep(POLL_MS);
  return show();
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
