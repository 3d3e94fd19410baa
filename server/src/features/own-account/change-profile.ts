import type { User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { lockMember } from '../../auth/sessions/sessions-repository.ts';
import { consumeLimit } from '../../auth/throttling/rate-limit.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import { users } from '../../database/schema.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { usernameChangedMail } from '../../integrations/mail/messages/account-mails.ts';
import {
  throwAsTaken,
  findCurrentUser,
  findUserByName,
  notifyMember,
  presentUser,
} from '../accounts/users-repository.ts';
import { renameOwner } from '../audit/names-in-entries.ts';

/** Changes the member's name and bio; fields left out stay. */
export async function changeProfile(
  { services, viewer }: MemberContext,
  { body: { name, bio } }: InputOf<'changeProfile'>,
): Promise<User> {
  // Without a change the name is written unchanged, because an update needs a value.
  const values = { name: name ?? users.name, ...(bio !== undefined && { bio: bio || null }) };
  const [row] = await services.database.db
    .update(users)
    .set(values as Partial<typeof users.$inferInsert>)
    .where(eq(users.id, viewer.id))
    .returning();
  if (!row) throw new AppError('UNAUTHENTICATED');
  return presentUser(row, services.settings);
}

const CHANGES = { name: 'username', max: 3, windowSeconds: 30 * 24 * 3600 };
const CHECKS = { name: 'username-check', max: 100, windowSeconds: 3600 };

/** @throws AppError RATE_LIMITED */
export async function checkUsername(
  { services, viewer }: MemberContext,
  { query: { username } }: InputOf<'checkUsername'>,
): Promise<{ isFree: boolean }> {
  await consumeLimit(services, CHECKS, String(viewer.id));
  const holder = await findUserByName(services.database.db, username);
  return { isFree: holder === null || holder.id === viewer.id };
}

/**
 * Changes the member's username, also where the audit trail names them as an owner, and mails them that it was done.
 * @throws AppError USERNAME_TAKEN, or RATE_LIMITED
 */
export async function changeUsername(
  context: MemberContext,
  { body: { username } }: InputOf<'changeUsername'>,
): Promise<User> {
  const { services, viewer, client } = context;
  const { database, mailer, jobs, settings } = services;
  const self = await findCurrentUser(context);
  if (self.username === username) return presentUser(self, settings);
  const holder = await findUserByName(database.db, username);
  if (holder && holder.id !== viewer.id) throw fieldError('username', 'USERNAME_TAKEN');
  await consumeLimit(services, CHANGES, String(viewer.id));
  const row = await database
    .inTransaction(async (tx) => {
      const before = await lockMember(tx, viewer);
      const [user] = await tx
        .update(users)
        .set({ username })
        .where(eq(users.id, viewer.id))
        .returning();
      await renameOwner(tx, before.username, username);
      const mail = usernameChangedMail(user!, `${settings.APP_URL}/profile?tab=settings`);
      await notifyMember(tx, mailer, { user: user!, mail });
      return user!;
    })
    .catch(throwAsTaken);
  jobs.notify();
  client.logSecurityEvent('username changed', { userId: viewer.id });
  return presentUser(row, settings);
}
