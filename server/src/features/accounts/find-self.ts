import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { findUser, type UserRow } from './users-repository.ts';

/**
 * The signed-in member's own row.
 * @throws AppError UNAUTHENTICATED if it has just been deleted
 */
export async function findSelf({ services, viewer }: MemberContext): Promise<UserRow> {
  const row = await findUser(services.database.db, viewer.id);
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}
