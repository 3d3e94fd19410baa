import { AppError } from '../errors.ts';
import type { MemberContext } from '../routing/route.ts';
import { deleteUser as remove, findUser } from './users-repository.ts';

/**
 * Deletes another user with all that is theirs. An admin stays: whoever asks is one.
 * @throws AppError OWN_ACCOUNT or USER_NOT_FOUND
 */
export async function deleteUser(
  { services, viewer, client }: MemberContext,
  id: number,
): Promise<{ message: string }> {
  const { database, viewers } = services;
  if (id === viewer.id) throw new AppError('OWN_ACCOUNT');
  if (!(await findUser(database.db, id))) throw new AppError('USER_NOT_FOUND');
  await remove(database.db, id);
  viewers.forget(id);
  client.tell('user deleted', { userId: id, by: viewer.id });
  return { message: 'The user has been successfully removed from the database.' };
}
