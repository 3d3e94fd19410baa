import type { ImportBatch } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';
import { batchErrors, requireBatch } from './batches-repository.ts';
import { presentBatch } from './present-batch.ts';

/**
 * How far an import is.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function getImport({ services }: MemberContext, id: number): Promise<ImportBatch> {
  const { db } = services.database;
  const batch = await requireBatch(db, id);
  return presentBatch(batch, batch.state === 'running' ? [] : await batchErrors(db, id));
}
