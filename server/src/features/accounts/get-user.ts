import type { User } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';
import { findSelf } from './find-self.ts';
import { presentUser } from './present-user.ts';

export async function getUser(context: MemberContext): Promise<User> {
  return presentUser(await findSelf(context), context.services.settings);
}
