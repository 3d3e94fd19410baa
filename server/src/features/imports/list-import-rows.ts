import type { ImportRow } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';
import { leftRows, requireBatch } from './batches-repository.ts';

const MAX_ROWS = 1000;

/**
 * The rows of an import that stayed for review.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function listImportRows(
  { services: { database } }: MemberContext,
  id: number,
): Promise<ImportRow[]> {
  await requireBatch(database.db, id);
  const rows = await leftRows(database.db, id);
  return rows.slice(0, MAX_ROWS).map(({ isDuplicate, ...row }) => ({
    ...row,
    verdict: isDuplicate ? 'duplicate' : 'problem',
    notes: [],
    like: null,
  }));
}
