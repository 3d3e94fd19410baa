import { eq } from 'drizzle-orm';
import { cafes } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { MemberContext } from '../routing/route.ts';

/**
 * Deletes a cafe with its ratings and favorites, for good.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function deleteCafe(
  { services, viewer, client }: MemberContext,
  id: number,
): Promise<{ message: string }> {
  const { database, catalogue } = services;
  const [gone] = await database.db
    .delete(cafes)
    .where(eq(cafes.id, id))
    .returning({ name: cafes.name });
  if (!gone) throw new AppError('CAFE_NOT_FOUND');
  await catalogue.refresh({ kind: 'cafe', id });
  client.tell('cafe deleted', { cafeId: id, by: viewer.id });
  return { message: 'The café has been permanently deleted.' };
}
