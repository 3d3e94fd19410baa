import type { AdminCafe, cafeUpdate } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordChanges } from '../audit/record-changes.ts';
import { cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { getAnyCafe } from './get-any-cafe.ts';
import { columnsOfForm } from './cafe-columns.ts';
import { lockCafe, toRecord } from './cafe-record.ts';
import { difference } from './difference.ts';
import { mayHaveStatus, tooShortToPublish } from './publish-rules.ts';

/**
 * Updates the basic fields of a cafe; omitted fields stay.
 * @throws AppError CAFE_NOT_FOUND, STALE_EDIT if it was changed since the given version, or
 *   INVALID_REQUEST if it would be published without a description, or hours can't be read
 */
export async function updateCafe(
  context: MemberContext,
  { id, version, ...input }: z.output<typeof cafeUpdate> & { id: number },
): Promise<AdminCafe> {
  const { database, catalogue } = context.services;
  await database.inTransaction(async (tx) => {
    const stored = await lockCafe(tx, id);
    if (version !== undefined && version !== stored.version) throw new AppError('STALE_EDIT');
    if (!mayHaveStatus(input.status ?? stored.status, input.description)) throw tooShortToPublish();
    const record = toRecord(stored, new Map());
    refuseUnreadableHours(input.openingHours, { stored: record.openingHours ?? '' });
    const [before, after] = difference(record, columnsOfForm(input));
    if (Object.keys(after).length === 0) return;
    await tx
      .update(cafes)
      .set({ ...after, version: stored.version + 1 })
      .where(eq(cafes.id, id));
    const subject = { id, name: input.name };
    await recordChanges(tx, context, [{ action: 'cafe.updated', subject, before, after }]);
  });
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}
