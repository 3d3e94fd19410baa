import type { ImportPreview, importRequest } from '@cortado/contract';
import type { z } from 'zod';
import type { MemberContext } from '../../http/route.ts';
import { deleteStalePreviews, insertBatch } from './batches-repository.ts';
import { classifyRows } from './classify-rows.ts';
import { previewInWorker } from './files/preview-in-worker.ts';
import { knownCafes } from './known-cafes.ts';
import { presentBatch } from './present-batch.ts';
import { summarizeRows, type RowsSummary } from './summarize-rows.ts';

const FILE_SOURCE = 'file';
/** How long what was looked at may be run. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Keeps what may come in, to be run later. */
async function keepPreview(
  context: MemberContext,
  asked: { source: string; location: string },
  { pending, ...summary }: RowsSummary,
): Promise<ImportPreview> {
  const { database, now } = context.services;
  await deleteStalePreviews(database.db, new Date(now().getTime() - MAX_AGE_MS));
  const { total, errors } = summary;
  const batch =
    pending &&
    (await insertBatch(context, { ...asked, state: 'previewed', total, errors, rows: pending }));
  return { batch: batch && presentBatch(batch, now()), ...summary };
}

/**
 * Looks at what an import from a place would do. It changes no cafe.
 * @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE
 */
export async function previewImport(
  context: MemberContext,
  { location, source }: z.output<typeof importRequest>,
): Promise<ImportPreview> {
  const { places, database } = context.services;
  const from = places.get(source);
  const found = await from.findCafes(location);
  const rows = await classifyRows(found, knownCafes(database, from.name));
  return keepPreview(context, { source: from.name, location }, await summarizeRows(rows));
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
  const known = knownCafes(context.services.database, FILE_SOURCE);
  const { name, summary } = await previewInWorker(body, known);
  return keepPreview(context, { source: FILE_SOURCE, location: name }, summary);
}
