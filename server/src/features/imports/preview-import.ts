import { setImmediate } from 'node:timers/promises';
import type { ImportPreview, importRequest } from '@cortado/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { imports } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import type { FoundRow } from '../../integrations/places/found.ts';
import { type BatchRow, presentBatch, updateBatch } from './batches.ts';
import { previewInWorker } from './files/preview-in-worker.ts';
import { FILE_SOURCE, type ImportContext } from './import-context.ts';
import { type JudgedRows, judgeRows, type Summary } from './judge-rows.ts';
import { knownCafes } from './known-cafes.ts';
import { rememberMapping } from './mapping/mappings-repository.ts';
import { insertNotes } from './notes/notes.ts';
import { insertPendingRows } from './pending-rows.ts';
import { type ClassifiedRow, inBatches, type KnownCafes } from './row-classifier.ts';

/** What was found, once all of it is judged. */
interface Judged {
  /** The requested place, or the name of the file. */
  location: string;
  unusedColumns: readonly string[];
  summary: Summary;
}

/**
 * Saves the rows that may be imported, to be run later. The first of them creates the batch. While some are written, the next
 * ones can be read. After a failure none stays.
 * @param judge reads and judges the rows by what is known, and saves them
 * @returns also the batch; null if no row may be imported
 */
export async function savePreview<Found extends Judged>(
  { services: { database, now }, viewer }: ImportContext,
  source: string,
  judge: (known: KnownCafes, save: (judged: JudgedRows) => Promise<void>) => Promise<Found>,
): Promise<Found & { batch: BatchRow | null }> {
  const { db } = database;
  let id = null as number | null;
  let writing = Promise.resolve();
  const begin = async () => {
    const values = { source, location: '', total: 0, createdBy: viewer?.id, createdAt: now() };
    const [inserted] = await db
      .insert(imports)
      .values({ ...values, state: 'previewed' })
      .returning({ id: imports.id });
    return inserted!.id;
  };
  const save = async ({ rows, notes }: JudgedRows) => {
    await writing;
    const batchId = (id ??= await begin());
    const write = async () => {
      if (rows !== null) await insertPendingRows(db, batchId, rows);
      if (notes.length > 0) await insertNotes(db, batchId, notes);
    };
    writing = write();
    // The next await throws its failure.
    writing.catch(() => {});
    // The query is sent when the event loop turns, and so before the next rows are read.
    await setImmediate();
  };
  try {
    const found = await judge(knownCafes(database, source), save);
    await writing;
    if (id === null) return { ...found, batch: null };
    const { location, unusedColumns, summary } = found;
    const { total, errors, notes } = summary;
    const values = { location, unusedColumns: [...unusedColumns], total, errors, notes };
    return { ...found, batch: await updateBatch(db, id, values) };
  } catch (error) {
    await writing.catch(() => {});
    if (id !== null) await db.delete(imports).where(eq(imports.id, id));
    throw error;
  }
}

export interface Origin {
  source: string;
  /** The requested place, or the name of the file. */
  location: string;
  /** The names of a file's columns that nothing is taken from, once its first row was read. */
  unusedColumns?: () => readonly string[];
}

/**
 * Judges found rows, and saves those that may be imported.
 * @param isWanted excludes some of these
 */
export const saveRows = (
  context: ImportContext,
  { source, location, unusedColumns }: Origin,
  found: AsyncIterable<readonly FoundRow[]>,
  isWanted?: (row: ClassifiedRow) => boolean,
) =>
  savePreview(context, source, async (known, save) => {
    const summary = await judgeRows(found, known, save, isWanted);
    return { summary, location, unusedColumns: unusedColumns?.() ?? [] };
  });

/** How long what was looked at may be run. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

async function present(
  { services: { database, now } }: MemberContext,
  batch: BatchRow | null,
  { total, errors, counts, rows }: Summary,
  unusedColumns: readonly string[] = [],
): Promise<ImportPreview> {
  const before = new Date(now().getTime() - MAX_AGE_MS);
  const isStale = and(eq(imports.state, 'previewed'), lt(imports.createdAt, before));
  await database.db.delete(imports).where(isStale);
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
  const { batch, location, summary, taken, unusedColumns } = await savePreview(
    context,
    FILE_SOURCE,
    (known, save) => previewInWorker(body, known, save),
  );
  if (taken) await rememberMapping(context, taken, { id: batch?.id ?? 0, name: location });
  return present(context, batch, summary, unusedColumns);
}
