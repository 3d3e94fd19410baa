import type { ImportNote, NoteKind } from '@cortado/contract';
import type { MemberContext } from '../../../http/route.ts';
import { requireBatch } from '../batches-repository.ts';
import { notesOfKind } from './notes-repository.ts';

/**
 * What an import leaves out, changes, or takes although it looks wrong: a page of one kind, by row.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function listImportNotes(
  { services: { database } }: MemberContext,
  { id, ...asked }: { id: number; kind: NoteKind; offset: number },
): Promise<ImportNote[]> {
  await requireBatch(database.db, id);
  return notesOfKind(database.db, id, asked);
}
