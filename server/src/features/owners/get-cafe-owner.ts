import type { CafeOwner } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { cafes, users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

/** Who looks after a cafe of any status. @throws AppError CAFE_NOT_FOUND */
export async function getCafeOwner(
  { services }: MemberContext,
  cafeId: number,
): Promise<{ owner: CafeOwner | null }> {
  const [row] = await services.database.db
    .select({ owner: users, since: cafes.ownedSince, proof: cafes.ownerProof })
    .from(cafes)
    .leftJoin(users, eq(users.id, cafes.ownerId))
    .where(eq(cafes.id, cafeId));
  if (!row) throw new AppError('CAFE_NOT_FOUND');
  const { owner, since, proof } = row;
  if (!owner || !since || !proof) return { owner: null };
  const { id, username, name, email } = owner;
  return { owner: { id, username, name, email, since: since.toISOString(), proof } };
}
