import { recordChanges } from '../audit/record-changes.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { deleteUserRow, findUser, lockRole } from './users-repository.ts';
import * as texts from './texts.ts';

/**
 * Deletes another user with all their data. One admin always remains: the admins are locked, so of two that
 * delete each other the second is no longer an admin when it gets the lock.
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
    await deleteUserRow(tx, user);
    // Of a deleted user the audit trail keeps only the username.
    const subject = { id, name: user.username };
    await recordChanges(tx, context, [{ action: 'user.deleted', subject }]);
  });
  services.sessionCache.forget(id);
  client.logSecurityEvent('user deleted', { userId: id, by: viewer.id });
  return { message: texts.userDeleted };
}
