import type { AdminCafe, CafeStatus } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { cafes } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { MemberContext } from '../routing/route.ts';
import { getAnyCafe } from './any-cafe.ts';

const LEAST_DESCRIPTION = 10;
const UNDESCRIBED = 'Description should be at least 10 characters';

/**
 * Publishes a cafe, makes it a draft, or archives it: visitors see it so from their next read.
 * @throws AppError CAFE_NOT_FOUND, or INVALID_REQUEST where it has too little to say to be published
 */
export async function setCafeStatus(
  context: MemberContext,
  { id, status }: { id: number; status: CafeStatus },
): Promise<AdminCafe> {
  const { database, catalogue } = context.services;
  const { description } = await getAnyCafe(context, id);
  if (status === 'published' && description.trim().length < LEAST_DESCRIPTION) {
    throw new AppError('INVALID_REQUEST', {
      message: UNDESCRIBED,
      fields: { description: UNDESCRIBED },
    });
  }
  await database.db.update(cafes).set({ status }).where(eq(cafes.id, id));
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}
