import { eq } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { filterKeys } from '../filters/filter-keys.ts';
import { lockCafe, toRecord } from './cafe-record.ts';
import * as texts from './texts.ts';

/**
 * Deletes a cafe permanently, with its ratings and favorites. The audit trail keeps a copy of the cafe.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function deleteCafe(context: MemberContext, id: number): Promise<{ message: string }> {
  const { database, catalogue } = context.services;
  await database.inTransaction(async (tx) => {
    const stored = await lockCafe(tx, id);
    const before = toRecord(stored, await filterKeys(tx));
    await tx.delete(cafes).where(eq(cafes.id, id));
    await recordChanges(tx, context, [{ action: 'cafe.deleted', subject: stored.cafe, before }]);
  });
  await catalogue.refresh({ kind: 'cafe', id });
  context.client.logSecurityEvent('cafe deleted', { cafeId: id, by: context.viewer.id });
  return { message: texts.deleted };
}
