import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { ImportPreview, importRequest, ImportResult } from '@cortado/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { imports } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import type { FoundRow } from '../../integrations/places/found.ts';
import {
  batchErrors,
  type BatchRow,
  FILE_SOURCE,
  type ImportContext,
  presentBatch,
  requireBatch,
  updateBatch,
} from './batches.ts';
import { previewInWorker } from './files/preview-in-worker.ts';
import { type JudgedRows, judgeRows, type Summary } from './judge-rows.ts';
import { knownCafes } from './known-cafes.ts';
import { rememberMapping } from './mapping/mappings-repository.ts';
import { insertNotes } from './notes/notes.ts';
import { insertPendingRows } from './pending-rows.ts';
import {
  type ClassifiedRow,
  inBatches,
  isImportedByDefault,
  type KnownCafes,
} from './row-classifier.ts';
import { queueBatch } from './run-import.ts';

/** What was found, once all of it is judged. */
interface Judged {
  /** The requested place, or the name of the file. */
  location: string;
  unusedColumns: readonly string[];
  summary: Summary;
}

/**
 * Saves the rows that may be imported later. The first of them creates the batch. While some are written, the next ones can
 * be read. After a failure none is left.
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

interface Origin {
  source: string;
  /** The requested place, or the name of the file. */
  location: string;
  /** The names of a file's unused columns, once its first row was read. */
  unusedColumns?: () => readonly string[];
}

/**
 * Judges found rows, and saves those that may be imported.
 * @param isWanted excludes some of these
 */
const saveRows = (
  context: ImportContext,
  { source, location, unusedColumns }: Origin,
  found: AsyncIterable<readonly FoundRow[]>,
  isWanted?: (row: ClassifiedRow) => boolean,
) =>
  savePreview(context, source, async (known, save) => {
    const summary = await judgeRows(found, known, save, isWanted);
    return { summary, location, unusedColumns: unusedColumns?.() ?? [] };
  });

/** How long after its preview an import may be run. */
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

type PlaceRequest = { body: z.output<typeof importRequest> };

/** The cafes of a place. @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE */
async function findCafes(
  { services: { places } }: MemberContext,
  { location, source }: PlaceRequest['body'],
) {
  const from = places.get(source);
  const found = await from.findCafes(location);
  return { origin: { source: from.name, location }, found: inBatches(found) };
}

/**
 * Previews an import from a place. It changes no cafe.
 * @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE
 */
export async function previewImport(
  context: MemberContext,
  { body }: PlaceRequest,
): Promise<ImportPreview> {
  const { origin, found } = await findCafes(context, body);
  const { batch, summary } = await saveRows(context, origin, found);
  return present(context, batch, summary);
}

/**
 * Previews an import of a CSV or GeoJSON file. It changes no cafe.
 * @throws AppError INVALID_REQUEST where the file is neither
 */
export async function previewImportFile(
  context: MemberContext,
  { body }: { body: Buffer },
): Promise<ImportPreview> {
  const { batch, location, summary, taken, unusedColumns } = await savePreview(
    context,
    FILE_SOURCE,
    (known, save) => previewInWorker(body, known, save),
  );
  if (taken) await rememberMapping(context, taken, { id: batch?.id ?? 0, name: location });
  return present(context, batch, summary, unusedColumns);
}

/** Called with how many more rows are done, and how many more positions were looked up. */
type BatchProgress = Record<'onRows' | 'onPositions', (more: number) => void>;

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
  { body }: PlaceRequest,
): Promise<ImportResult> {
  const { origin, found } = await findCafes(context, body);
  const { batch: _batch, ...result } = await importRows(context, origin, found);
  return result;
}
