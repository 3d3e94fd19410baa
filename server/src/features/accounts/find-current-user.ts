import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { findUser } from './users-repository.ts';

/**
 * The row of the signed-in member.
 * @throws AppError UNAUTHENTICATED if it has just been deleted
 */
export async function findCurrentUser({ services, viewer }: MemberContext): Promise<UserRow> {
  const row = await findUser(services.database.db, viewer.id);
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}
