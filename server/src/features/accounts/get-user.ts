import type { User } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './users-repository.ts';

export async function getUser({ services, viewer }: MemberContext): Promise<User> {
  const row = await findUser(services.database.db, viewer.id);
  if (!row) throw new AppError('UNAUTHENTICATED');
  return presentUser(row);
}
