import type { AdminCafe, cafeUpdate } from '@cortado/contract';
import type { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { getAnyCafe } from './get-any-cafe.ts';
import { columnsOfForm } from './cafe-columns.ts';
import { lockCafe } from './cafe-record.ts';
import { changeCafe } from './change-facts.ts';

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
    refuseUnreadableHours(input.openingHours, { stored: stored.cafe.openingHours });
    await changeCafe(tx, context, stored, { columns: columnsOfForm(input) });
  });
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}
