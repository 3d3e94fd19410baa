import { Readable } from 'node:stream';
import { endpoints } from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import type { MemberContext } from '../../../http/route.ts';
import { requireBatch } from '../batches-repository.ts';
import { notesCsv } from './notes-csv.ts';
import { allNotes } from './notes-repository.ts';

/**
 * All notes of an import as CSV, read as fast as the client takes them.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function exportImportNotes(
  { services: { database } }: MemberContext,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await requireBatch(database.db, id);
  return reply
    .type(endpoints.exportImportNotes.produces)
    .header('content-disposition', `attachment; filename="import-${id}-notes.csv"`)
    .send(Readable.from(notesCsv(allNotes(database.db, id))));
}
