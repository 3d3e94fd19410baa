import type { ImportPreview, importRequest } from '@cortado/contract';
import type { z } from 'zod';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { MemberContext } from '../../http/route.ts';
import { readImportFile } from './files/preview-in-worker.ts';
import { deleteForgotten, insertBatch } from './batches-repository.ts';
import { presentRow, problemTexts, rowsToKeep, type JudgedRow } from './row-classifier.ts';
import { look } from './classify-rows.ts';
import { presentBatch } from './present-batch.ts';

const FILE_SOURCE = 'file';
const MOST_ROWS = 1000;
const ORDER = ['duplicate', 'problem', 'new', 'known'] as const;
/** How long what was looked at may be run. */
const KEPT_MS = 24 * 60 * 60 * 1000;

function countOf(rows: readonly JudgedRow[], verdict: JudgedRow['verdict']): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

async function preview(
  context: MemberContext,
  asked: { source: string; location: string },
  found: readonly FoundRow[],
): Promise<ImportPreview> {
  const { database, now } = context.services;
  const rows = await look(database, asked.source, found);
  const kept = rowsToKeep(rows);
  const errors = problemTexts(rows);
  const total = rows.length;
  await deleteForgotten(database.db, new Date(now().getTime() - KEPT_MS));
  const batch =
    kept.length > 0 &&
    (await insertBatch(context, { ...asked, state: 'previewed', total, errors, rows: kept }));
  return {
    batch: batch ? presentBatch(batch, now()) : null,
    total,
    errors,
    counts: {
      new: countOf(rows, 'new'),
      known: countOf(rows, 'known'),
      duplicate: countOf(rows, 'duplicate'),
      problem: countOf(rows, 'problem'),
    },
    rows: ORDER.flatMap((verdict) => rows.filter((row) => row.verdict === verdict))
      .slice(0, MOST_ROWS)
      .map(presentRow),
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
  const places = context.services.places.get(source);
  return preview(context, { source: places.name, location }, await places.findCafes(location));
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
  const { name, rows } = await readImportFile(body);
  return preview(context, { source: FILE_SOURCE, location: name }, rows);
}
