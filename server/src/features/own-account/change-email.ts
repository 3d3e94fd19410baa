import type { User } from '@cortado/contract';
import { and, eq, gt, gte } from 'drizzle-orm';
import { makeNobodysHash } from '../../auth/passwords/hash-password.ts';
import {
  endSessionsOf,
  lockMember,
  lockUser,
  type UserRow,
} from '../../auth/sessions/sessions-repository.ts';
import { forgetDevices } from '../../auth/sessions/known-devices.ts';
import { hashToken, isToken, makeToken } from '../../auth/sessions/session-token.ts';
import { consumeLimit } from '../../auth/throttling/rate-limit.ts';
import { removeStepsSince } from '../../auth/two-step/two-step-of.ts';
import { DAY_MS } from '../../core/durations.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { formerEmails, NO_NEW_EMAIL, users } from '../../database/schema.ts';
import type { Context, InputOf, MemberContext } from '../../http/route.ts';
import {
  emailChangeAskedMail,
  newEmailMail,
} from '../../integrations/mail/messages/account-mails.ts';
import {
  throwAsTaken,
  findCurrentUser,
  findUserByEmail,
  NO_RESET_TOKEN,
  presentUser,
  setPassword,
  unlinkProvider,
} from '../accounts/users-repository.ts';
import { setEmailConfirmed } from '../accounts/confirm-email.ts';
import { yieldEmail } from '../external-sign-in/external-users.ts';
import { moveSubscription } from '../newsletter/subscribers.ts';
import { notifyOfDecided } from '../suggestions/notify-senders.ts';
import { confirmBothSteps } from '../two-step/confirm-change.ts';
import * as texts from './texts.ts';

/**
 * Gives an account an address whose owner has just opened a mailed link, in place of the one it has. Reset links and confirmations
 * that were sent before are void; an account that has the address without having confirmed it loses it.
 * @throws AppError EMAIL_TAKEN if another account has confirmed it, or a unique violation if one takes it at the same time
 */
async function takeEmail(
  tx: Tx,
  user: UserRow,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const holder = await findUserByEmail(tx, email);
  if (holder && holder.id !== user.id) {
    if (holder.emailConfirmedAt !== null) throw new AppError('EMAIL_TAKEN');
    await yieldEmail(tx, holder.id);
  }
  await tx
    .update(users)
    .set({ email, ...NO_NEW_EMAIL, ...NO_RESET_TOKEN })
    .where(eq(users.id, user.id));
  // An address that nobody has confirmed may be on the list for its owner.
  if (user.emailConfirmedAt !== null) await moveSubscription(tx, user.email, email);
  await setEmailConfirmed(tx, user.id, now);
}

const BY_MEMBER = { name: 'new-email', max: 5, windowSeconds: 3600 };
/** How long the link to the new address works. */
const LINK_MS = DAY_MS;
/** How long the old one can take it back: a week from when the change can have counted at the latest. */
const UNDO_MS = LINK_MS + 7 * DAY_MS;

/** Mails the link to the new address. @throws AppError RATE_LIMITED if it has had too many mails */
async function mailLink(
  tx: Tx,
  { services }: MemberContext,
  { id, address, expiresAt }: { id: number; address: string; expiresAt: Date },
): Promise<UserRow> {
  const { mailer, random, settings } = services;
  const token = makeToken(random);
  const mail = newEmailMail(address, `${settings.APP_URL}/email-change/confirm#${token}`);
  const isSent = await mailer.enqueue(tx, mail, { userId: id, isSecret: true, expiresAt });
  if (!isSent) throw new AppError('RATE_LIMITED');
  const values = {
    newEmail: address,
    newEmailToken: hashToken(token),
    newEmailExpiresAt: expiresAt,
  };
  const [row] = await tx.update(users).set(values).where(eq(users.id, id)).returning();
  return row!;
}

/** Notifies the present address, if it is confirmed, with a link that undoes the change, before it counts and after. */
async function notifyOldAddress(
  tx: Tx,
  { services }: MemberContext,
  user: UserRow,
  address: string,
): Promise<void> {
  // It may be a stranger's, who would get the account by it.
  if (user.emailConfirmedAt === null) return;
  const { mailer, random, settings, now } = services;
  const token = makeToken(random);
  const url = `${settings.APP_URL}/email-change/undo#${token}`;
  const mail = emailChangeAskedMail(user, { address, url });
  const options = { userId: user.id, kind: 'notice', isSecret: true } as const;
  // Nobody uses the limit up first, and then changes the address unseen.
  if (!(await mailer.enqueue(tx, mail, options))) throw new AppError('RATE_LIMITED');
  await tx.insert(formerEmails).values({
    tokenHash: hashToken(token),
    userId: user.id,
    email: user.email,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + UNDO_MS),
  });
}

/**
 * Mails a link to a new address, which counts once it is opened, and notifies the old one. Whether somebody has the address is
 * said to nobody but who opens the link.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, SIGN_IN_AGAIN, or RATE_LIMITED
 */
export async function askForNewEmail(
  context: MemberContext,
  { body: { email, ...confirmation } }: InputOf<'changeEmail'>,
): Promise<User> {
  const { services, viewer, client } = context;
  const { database, jobs, now, settings } = services;
  const self = await findCurrentUser(context);
  if (self.email.toLowerCase() === email.toLowerCase()) {
    throw fieldError('email', 'INVALID_REQUEST', wordError('emailTheSame'));
  }
  await confirmBothSteps(context, self, confirmation);
  await consumeLimit(services, BY_MEMBER, String(viewer.id));
  const row = await database.inTransaction(async (tx) => {
    const user = await lockMember(tx, viewer);
    await notifyOldAddress(tx, context, user, email);
    const expiresAt = new Date(now().getTime() + LINK_MS);
    return mailLink(tx, context, { id: user.id, address: email, expiresAt });
  });
  jobs.notify();
  client.logSecurityEvent('new email asked for', { userId: viewer.id });
  return presentUser(row, settings);
}

/**
 * Mails the link to the new address again, in place of the one before.
 * @throws AppError CONFIRMATION_INVALID if there is none that still can be opened, or RATE_LIMITED
 */
export async function sendNewEmailLink(context: MemberContext): Promise<{ message: string }> {
  const { services, viewer } = context;
  const { database, jobs, now } = services;
  await consumeLimit(services, BY_MEMBER, String(viewer.id));
  await database.inTransaction(async (tx) => {
    const { newEmail: address, newEmailExpiresAt: expiresAt } = await lockMember(tx, viewer);
    if (!address || !expiresAt || expiresAt <= now()) throw new AppError('CONFIRMATION_INVALID');
    return mailLink(tx, context, { id: viewer.id, address, expiresAt });
  });
  jobs.notify();
  return { message: texts.linkSent };
}

/** Drops a new address whose link is not opened yet; idempotent. */
export async function dropNewEmail({ services, viewer }: MemberContext): Promise<User> {
  const [row] = await services.database.db
    .update(users)
    .set(NO_NEW_EMAIL)
    .where(eq(users.id, viewer.id))
    .returning();
  if (!row) throw new AppError('UNAUTHENTICATED');
  return presentUser(row, services.settings);
}

/**
 * Takes the new address of the account that a mailed token belongs to.
 * @throws AppError CONFIRMATION_INVALID, or EMAIL_TAKEN
 */
export async function confirmNewEmail(
  { services, client }: Context,
  { body: { token } }: InputOf<'confirmNewEmail'>,
): Promise<{ message: string }> {
  const { database, jobs, now } = services;
  if (!isToken(token)) throw new AppError('CONFIRMATION_INVALID');
  const { id, email } = await database
    .inTransaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.newEmailToken, hashToken(token)), gt(users.newEmailExpiresAt, now())))
        .for('update');
      if (!user?.newEmail) throw new AppError('CONFIRMATION_INVALID');
      await takeEmail(tx, user, { email: user.newEmail, now: now() });
      if (user.emailConfirmedAt === null) await notifyOfDecided(tx, services, user.id);
      return { id: user.id, email: user.newEmail };
    })
    .catch(throwAsTaken);
  jobs.notify();
  client.logSecurityEvent('email changed', { userId: id });
  return { message: texts.emailChanged(email) };
}

/** Closes all ways to sign in to the person who requested the change: they knew the password, and may have added others. */
async function shutOut(tx: Tx, user: UserRow, since: Date): Promise<void> {
  await endSessionsOf(tx, user.id);
  await forgetDevices(tx, user.id);
  await removeStepsSince(tx, user, since);
  // The provider is the only way into an account without a password.
  if (user.password === null) return;
  await setPassword(tx, user.id, makeNobodysHash());
  if (user.linkedAt !== null && user.linkedAt >= since) await unlinkProvider(tx, user.id);
}

/**
 * Puts a former address back, with the token that was mailed to it when a change was asked for, whether or not the change counts
 * already. Links of later changes are void, or the new address could take it back in turn; those of earlier ones work on.
 * @throws AppError CONFIRMATION_INVALID, or EMAIL_TAKEN
 */
export async function undoEmailChange(
  { services, client }: Context,
  { body: { token } }: InputOf<'undoEmailChange'>,
): Promise<{ message: string }> {
  const { database, now, sessionCache } = services;
  if (!isToken(token)) throw new AppError('CONFIRMATION_INVALID');
  const tokenHash = hashToken(token);
  const valid = and(eq(formerEmails.tokenHash, tokenHash), gt(formerEmails.expiresAt, now()));
  const { id, email } = await database
    .inTransaction(async (tx) => {
      const [known] = await tx.select().from(formerEmails).where(valid);
      const user = known && (await lockUser(tx, known.userId));
      // Of two at once the second waits for the lock, and finds it used.
      const [former] = await tx.select().from(formerEmails).where(valid);
      if (!user || !former) throw new AppError('CONFIRMATION_INVALID');
      await tx
        .delete(formerEmails)
        .where(
          and(eq(formerEmails.userId, user.id), gte(formerEmails.createdAt, former.createdAt)),
        );
      await takeEmail(tx, user, { email: former.email, now: now() });
      await shutOut(tx, user, former.createdAt);
      return { id: user.id, email: former.email };
    })
    .catch(throwAsTaken);
  sessionCache.forget(id);
  client.logSecurityEvent('email change undone', { userId: id });
  return { message: texts.emailPutBack(email) };
}
