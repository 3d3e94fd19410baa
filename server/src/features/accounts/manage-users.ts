import { type AdminUser, pageLimit } from '@cortado/contract';
import { and, asc, isNotNull } from 'drizzle-orm';
import { hashPassword } from '../../auth/passwords/hash-password.ts';
import type { UserRow } from '../../auth/sessions/sessions-repository.ts';
import { AppError } from '../../core/errors.ts';
import { hasDevTools } from '../../core/settings.ts';
import { contains } from '../../database/contains.ts';
import { users } from '../../database/schema.ts';
import { answerPage } from '../../http/page-links.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { requireOwnPage } from '../../http/security/same-origin.ts';
import { recordChanges } from '../audit/record-changes.ts';
import * as texts from './texts.ts';
import { deleteUserRow, findUser, insertUser, lockRole } from './users-repository.ts';

/** Users with a password that match, whether linked to a provider or not; the oldest first. */
export async function listUsers(
  { services }: MemberContext,
  input: InputOf<'listUsers'>,
): Promise<AdminUser[]> {
  const { q, limit, offset = 0 } = input.query;
  const { db } = services.database;
  const where = and(isNotNull(users.password), q ? contains(users.searchText, q) : undefined);
  const total = await db.$count(users, where);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.id))
    .limit(pageLimit({ total, limit }))
    .offset(offset);
  const present = ({ id, name, username, email, role, createdAt }: UserRow): AdminUser => ({
    id,
    name,
    username,
    email,
    role,
    createdAt: createdAt.toISOString(),
  });
  return answerPage({ total, rows: rows.map(present) }, input);
}

/**
 * Creates a test user with role user; the random password is shown only in this answer.
 * @throws AppError NOT_FOUND without the developer tools
 */
export async function createTestUser(
  context: MemberContext,
  { request }: InputOf<'createTestUser'>,
): Promise<{ message: string }> {
  const { database, settings, random, now } = context.services;
  requireOwnPage(request, settings);
  if (!hasDevTools(settings)) throw new AppError('NOT_FOUND');
  const username = `test-${random(4).toString('hex')}`;
  const password = random(12).toString('base64url');
  const values = {
    username,
    email: `${username}@example.org`,
    name: 'Test User',
    password: await hashPassword(password),
    createdAt: now(),
  };
  await database.inTransaction(async (tx) => {
    const { id } = await insertUser(tx, values);
    const subject = { id, name: username };
    await recordChanges(tx, context, [{ action: 'user.created', subject }]);
  });
  return { message: texts.userTestUser(username, password) };
}

/**
 * Deletes another user with all their data. One admin always remains: the admins are locked, so of two that
 * delete each other the second is no longer an admin when it gets the lock.
 * @throws AppError OWN_ACCOUNT, USER_NOT_FOUND, or UNAUTHENTICATED
 */
export async function deleteUser(
  context: MemberContext,
  { params: { id } }: InputOf<'deleteUser'>,
): Promise<{ message: string }> {
  const { services, viewer, client } = context;
  if (id === viewer.id) throw new AppError('OWN_ACCOUNT');
  await services.database.inTransaction(async (tx) => {
    const admins = await lockRole(tx, 'admin');
    if (!admins.includes(viewer.id)) throw new AppError('UNAUTHENTICATED');
    const user = await findUser(tx, id);
    if (!user) throw new AppError('USER_NOT_FOUND');
    await deleteUserRow(tx, user);
    // The audit trail has only the username of a deleted user.
    const subject = { id, name: user.username };
    await recordChanges(tx, context, [{ action: 'user.deleted', subject }]);
  });
  services.sessionCache.forget(id);
  client.logSecurityEvent('user deleted', { userId: id, by: viewer.id });
  return { message: texts.userDeleted };
}
