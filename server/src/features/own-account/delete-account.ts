import type { DeletionPreview } from '@cortado/contract';
import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { lockMember, type UserRow } from '../../auth/sessions/sessions-repository.ts';
import { clearSessionCookie } from '../../auth/cookies.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import {
  auditEntries,
  cafes,
  favorites,
  photos,
  ratings,
  userFilterPreferences,
} from '../../database/schema.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { accountDeletedMail } from '../../integrations/mail/messages/account-mails.ts';
import { deleteUserRow, findCurrentUser, lockRole } from '../accounts/users-repository.ts';
import { countOwnSuggestions } from '../suggestions/suggestions-of-member.ts';
import { confirmBothSteps } from '../two-step/confirm-change.ts';
import * as texts from './texts.ts';

const creditIn = (side: 'before' | 'after') => sql`${auditEntries[side]} ->> 'credit'`;
const withoutCredit = (side: 'before' | 'after') =>
  sql`case when ${creditIn(side)} is null then ${auditEntries[side]}
    else jsonb_set(${auditEntries[side]}, '{credit}', '""') end`;

/** Takes the credit off the photos that a member has uploaded, also in the audit trail. */
async function takeCreditsAway(tx: Tx, userId: number): Promise<void> {
  const credited = and(eq(photos.uploadedBy, userId), sql`${photos.credit} <> ''`);
  const rows = await tx
    .select({ cafeId: photos.cafeId, credit: photos.credit })
    .from(photos)
    .where(credited);
  if (rows.length === 0) return;
  await tx.update(photos).set({ credit: '' }).where(credited);
  const credits = [...new Set(rows.map(({ credit }) => credit))];
  await tx
    .update(auditEntries)
    .set({ before: withoutCredit('before'), after: withoutCredit('after') })
    .where(
      and(
        inArray(auditEntries.subjectId, [...new Set(rows.map(({ cafeId }) => cafeId))]),
        like(auditEntries.action, 'cafe.photo_%'),
        or(inArray(creditIn('before'), credits), inArray(creditIn('after'), credits)),
      ),
    );
}

async function confirm(
  context: MemberContext,
  user: UserRow,
  deletion: InputOf<'deleteAccount'>['body'],
): Promise<void> {
  if (user.password !== null) {
    if (!deletion.password)
      throw fieldError('password', 'INVALID_REQUEST', wordError('passwordToDelete'));
  } else if (deletion.username?.trim().toLowerCase() !== user.username.toLowerCase()) {
    // A member without a password types their username, so that nothing is deleted by accident.
    throw fieldError('username', 'INVALID_REQUEST', wordError('usernameToDelete'));
  }
  // With neither password nor second step the username is enough.
  if (user.password !== null || user.twoStepSince !== null) {
    await confirmBothSteps(context, user, deletion);
  }
}

/**
 * Deletes the account with its ratings, favorites and preferences, and mails a last time; a trigger updates the averages.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, LAST_ADMIN, or RATE_LIMITED
 */
export async function deleteAccount(
  context: MemberContext,
  { body: deletion, reply }: InputOf<'deleteAccount'>,
): Promise<{ message: string }> {
  const { services, viewer, client } = context;
  const { database, settings, sessionCache, mailer, jobs } = services;
  const self = await findCurrentUser(context);
  await confirm(context, self, deletion);
  await database.inTransaction(async (tx) => {
    // The lock serialises this with another admin deleting this account.
    if (self.role === 'admin') {
      const admins = await lockRole(tx, 'admin');
      if (!admins.includes(self.id)) throw new AppError('UNAUTHENTICATED');
      if (admins.length <= 1) throw new AppError('LAST_ADMIN');
    }
    const user = await lockMember(tx, viewer);
    if (deletion.withoutCredits) await takeCreditsAway(tx, user.id);
    await deleteUserRow(tx, user);
    // It is of no account, or it would go with it.
    if (user.emailConfirmedAt !== null) {
      await mailer.enqueue(tx, accountDeletedMail(user), { kind: 'notice' });
    }
  });
  jobs.notify();
  sessionCache.forget(self.id);
  clearSessionCookie(settings, reply);
  client.logSecurityEvent('account deleted', { userId: self.id });
  return { message: texts.deleted };
}

/** What would go with the member's account, and what would stay. */
export async function previewDeletion({
  services,
  viewer: { id },
}: MemberContext): Promise<DeletionPreview> {
  const { db } = services.database;
  const staying = and(
    eq(photos.uploadedBy, id),
    eq(photos.isProposed, false),
    isNull(photos.removedAt),
  );
  const owned = await db
    .select({ name: cafes.name })
    .from(cafes)
    .where(eq(cafes.ownerId, id))
    .orderBy(cafes.name, cafes.id);
  return {
    favorites: await db.$count(favorites, eq(favorites.userId, id)),
    ratings: await db.$count(ratings, eq(ratings.userId, id)),
    filterPreferences: await db.$count(userFilterPreferences, eq(userFilterPreferences.userId, id)),
    suggestions: await countOwnSuggestions(db, id),
    cafes: owned.map(({ name }) => name),
    photos: await db.$count(photos, staying),
    credits: await db.$count(photos, and(staying, sql`${photos.credit} <> ''`)),
  };
}
