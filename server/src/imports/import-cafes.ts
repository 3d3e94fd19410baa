import type { ImportResult, importRequest } from '@cortado/contract';
import type { z } from 'zod';
import { imports } from '../database/schema.ts';
import type { FoundRow } from '../places/found.ts';
import type { MemberContext } from '../routing/route.ts';
import { problemText } from './judge-rows.ts';
import { requireBatch } from './list-imports.ts';
import { look } from './look.ts';
import { batchColumns } from './present-batch.ts';
import { runTaken } from './run-import.ts';

/**
 * Imports what was found, as drafts: new cafes alone. Known ones and likely duplicates are skipped;
 * where nothing is new, nothing is written.
 */
export async function importRows(
  context: MemberContext,
  asked: { source: string; location: string },
  found: readonly FoundRow[],
): Promise<ImportResult> {
  const { database, now } = context.services;
  const rows = await look(database, asked.source, found);
  const errors = rows.filter((row) => row.verdict === 'problem').map(problemText);
  const fresh = rows.flatMap((row) => (row.verdict === 'new' ? [row.cafe] : []));
  const skipped = rows.length - errors.length - fresh.length;
  const result = { total: rows.length, imported: 0, skipped, errors };
  if (fresh.length === 0) return result;
  const [batch] = await database.db
    .insert(imports)
    .values({
      ...asked,
      ...result,
      state: 'running',
      createdBy: context.viewer.id,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning(batchColumns);
  await runTaken(context, batch!, fresh);
  const after = await requireBatch(database.db, batch!.id);
  return { ...result, imported: after.imported, skipped: after.skipped };
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
