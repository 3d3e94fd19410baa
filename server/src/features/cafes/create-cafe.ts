import type { AdminCafe, newCafe } from '@cortado/contract';
import type { z } from 'zod';
import { recordChanges } from '../audit/record-changes.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { getAnyCafe } from './get-any-cafe.ts';
import { columnsOfForm } from './cafe-columns.ts';

/**
 * Adds a cafe, by default as a draft.
 * @throws AppError INVALID_REQUEST for hours that can't be read
 */
export async function createCafe(
  context: MemberContext,
  input: z.output<typeof newCafe>,
): Promise<AdminCafe> {
  refuseUnreadableHours(input.openingHours);
  const { database, catalogue, now } = context.services;
  const values = { ...columnsOfForm(input), createdAt: now() };
  const id = await database.inTransaction(async (tx) => {
    const [row] = await tx.insert(cafes).values(values).returning({ id: cafes.id });
    const subject = { id: row!.id, name: input.name };
    await recordChanges(tx, context, [{ action: 'cafe.created', subject, after: values }]);
    return row!.id;
  });
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}
