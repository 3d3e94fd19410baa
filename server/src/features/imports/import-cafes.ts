import type { ImportResult, importRequest } from '@cortado/contract';
import type { z } from 'zod';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { MemberContext } from '../../http/route.ts';
import { insertBatch, requireBatch } from './batches-repository.ts';
import { classifyRows } from './classify-rows.ts';
import { knownCafes } from './known-cafes.ts';
import { pendingToJsonb } from './pending-rows.ts';
import { isImportedByDefault } from './row-classifier.ts';
import { runBatch } from './run-import.ts';
import { pendingRows, problemTexts } from './summarize-rows.ts';

/**
 * Imports what was found, as drafts. Known ones and likely duplicates nearby are skipped; where
 * nothing is new, nothing is written.
 */
export async function importRows(
  context: MemberContext,
  asked: { source: string; location: string },
  found: readonly FoundRow[],
): Promise<ImportResult> {
  const { database } = context.services;
  const classified = await classifyRows(found, knownCafes(database, asked.source));
  const errors = problemTexts(classified);
  const pending = pendingRows(classified.filter(isImportedByDefault));
  const total = classified.length;
  const result = { total, imported: 0, skipped: total - errors.length - pending.length, errors };
  if (pending.length === 0) return result;
  const rows = await pendingToJsonb(pending);
  const batch = await insertBatch(context, { ...asked, ...result, state: 'running', rows });
  await runBatch(context, batch, pending);
  const { imported, skipped } = await requireBatch(database.db, batch.id);
  return { ...result, imported, skipped };
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
  return importRows(context, { source: places.name, location }, await places.findCafes(location));
}
