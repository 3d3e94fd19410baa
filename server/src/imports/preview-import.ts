import type { ImportPreview, importFile, importRequest } from '@cortado/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { imports } from '../database/schema.ts';
import type { FoundRow } from '../places/found.ts';
import type { MemberContext } from '../routing/route.ts';
import { parseFile } from './files/parse-file.ts';
import { presentRow, problemText, type JudgedRow } from './judge-rows.ts';
import { look } from './look.ts';
import { batchColumns, presentBatch } from './present-batch.ts';
import type { KeptRow } from './run-import.ts';

export const FILE_SOURCE = 'file';
const MOST_ROWS = 1000;
const ORDER = ['duplicate', 'problem', 'new', 'known'] as const;

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Looked at more than a day ago, and never run. */
function isForgotten(now: Date) {
  const before = new Date(now.getTime() - KEPT_MS);
  return and(eq(imports.state, 'previewed'), lt(imports.createdAt, before));
}

function countOf(rows: readonly JudgedRow[], verdict: JudgedRow['verdict']): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

async function keep(
  { services: { database, now }, viewer }: MemberContext,
  { source, location }: { source: string; location: string },
  rows: readonly JudgedRow[],
): Promise<ImportPreview> {
  const kept = rows.flatMap((row): KeptRow[] =>
    row.verdict === 'new' || row.verdict === 'duplicate'
      ? [{ number: row.number, isDuplicate: row.verdict === 'duplicate', cafe: row.cafe }]
      : [],
  );
  const errors = rows.filter((row) => row.verdict === 'problem').map(problemText);
  const total = rows.length;
  await database.db.delete(imports).where(isForgotten(now()));
  const [batch] =
    kept.length === 0
      ? []
      : await database.db
          .insert(imports)
          .values({
            source,
            location,
            state: 'previewed',
            total,
            rows: kept,
            errors,
            createdBy: viewer.id,
            createdAt: now(),
            updatedAt: now(),
          })
          .returning(batchColumns);
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
    rows: rows
      .toSorted(
        (a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.number - b.number,
      )
      .slice(0, MOST_ROWS)
      .map(presentRow),
  };
}

async function preview(
  context: MemberContext,
  asked: { source: string; location: string },
  found: readonly FoundRow[],
): Promise<ImportPreview> {
  return keep(context, asked, await look(context.services.database, asked.source, found));
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
 * @throws AppError INVALID_REQUEST where the file is neither
 */
export async function previewImportFile(
  context: MemberContext,
  { name, content }: z.output<typeof importFile>,
): Promise<ImportPreview> {
  return preview(context, { source: FILE_SOURCE, location: name }, parseFile(name, content));
}
