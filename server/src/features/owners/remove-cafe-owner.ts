import type { MemberContext } from '../../http/route.ts';
import { removeOwner } from '../cafes/set-owner.ts';
import * as texts from './texts.ts';

/** Ends an ownership; nothing happens where nobody is the owner. @throws AppError CAFE_NOT_FOUND */
export async function removeCafeOwner(
  context: MemberContext,
  cafeId: number,
): Promise<{ message: string }> {
  const { database, catalogue } = context.services;
  await database.inTransaction((tx) => removeOwner(tx, context, cafeId));
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return { message: texts.removed };
}
