import { recordChanges } from '../audit/record-changes.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { deleteUser as remove, findUser, lockRole } from './users-repository.ts';

/**
 * Deletes another user with all that is theirs. An admin stays: whoever asks is still one then, for the
 * admins are locked, and of two that delete each other the second is gone when its turn comes.
 * @throws AppError OWN_ACCOUNT, USER_NOT_FOUND, or UNAUTHENTICATED
 */
export async function deleteUser(context: MemberContext, id: number): Promise<{ message: string }> {
  const { services, viewer, client } = context;
  if (id === viewer.id) throw new AppError('OWN_ACCOUNT');
  await services.database.inTransaction(async (tx) => {
    const admins = await lockRole(tx, 'admin');
    if (!admins.includes(viewer.id)) throw new AppError('UNAUTHENTICATED');
    const user = await findUser(tx, id);
    if (!user) throw new AppError('USER_NOT_FOUND');
    await remove(tx, user);
    // What the trail keeps of somebody who is gone is their name here, and nothing else about them.
    const subject = { id, name: user.username };
    await recordChanges(tx, context, [{ action: 'user.deleted', subject }]);
  });
  services.viewers.forget(id);
  client.logSecurityEvent('user deleted', { userId: id, by: viewer.id });
  return { message: 'The user has been successfully removed from the database.' };
}
