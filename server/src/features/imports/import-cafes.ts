import type { ImportResult, importRequest } from '@cortado/contract';
import type { z } from 'zod';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { MemberContext } from '../../http/route.ts';
import { insertBatch, requireBatch } from './batches-repository.ts';
import { comesUnasked, problemTexts, rowsToKeep } from './row-classifier.ts';
import { look } from './classify-rows.ts';
import { runTaken } from './run-import.ts';

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
  const judged = await look(database, asked.source, found);
  const errors = problemTexts(judged);
  const rows = rowsToKeep(judged.filter(comesUnasked));
  const total = judged.length;
  const result = { total, imported: 0, skipped: total - errors.length - rows.length, errors };
  if (rows.length === 0) return result;
  const batch = await insertBatch(context, { ...asked, ...result, state: 'running', rows });
  await runTaken(context, batch, rows);
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
