import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import type { FoundRow } from '../../integrations/places/found.ts';
import { judgeRows, type JudgedRow } from './row-classifier.ts';

/** Judges found rows by the cafes there are, whatever their status. */
export async function look(
  { db }: Database,
  source: string,
  rows: readonly FoundRow[],
): Promise<JudgedRow[]> {
  const ids = await db
    .select({ sourceId: cafes.sourceId })
    .from(cafes)
    .where(eq(cafes.source, source));
  const knownIds = new Set(ids.map(({ sourceId }) => sourceId!));
  const isKnown = (row: FoundRow) => row.problem !== undefined || knownIds.has(row.cafe.sourceId);
  // Where every id is known there is nothing to compare.
  const known = rows.every(isKnown)
    ? []
    : await db
        .select({
          name: cafes.name,
          address: cafes.address,
          latitude: cafes.latitude,
          longitude: cafes.longitude,
          website: cafes.website,
          phone: cafes.phone,
        })
        .from(cafes);
  return judgeRows(rows, knownIds, known);
}
