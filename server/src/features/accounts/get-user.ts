import type { User } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from './find-current-user.ts';
import { presentUser } from './present-user.ts';

export async function getUser(context: MemberContext): Promise<User> {
  return presentUser(await findCurrentUser(context), context.services.settings);
}
