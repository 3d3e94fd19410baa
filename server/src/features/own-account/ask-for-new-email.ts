import type { TwoStepConfirmation, User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { lockMember, type UserRow } from '../../auth/sessions/lock-user.ts';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { consumeLimit } from '../../auth/throttling/rate-limit.ts';
import { DAY_MS } from '../../core/durations.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { formerEmails, NO_NEW_EMAIL, users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import {
  emailChangeAskedMail,
  newEmailMail,
} from '../../integrations/mail/messages/email-change.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { presentUser } from '../accounts/present-user.ts';
import { confirmBothSteps } from '../two-step/confirm-change.ts';
import * as texts from './texts.ts';

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

/** Tells the address there is now, if it is confirmed: with a link that undoes the change, before it counts and after. */
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
  { email, ...confirmation }: TwoStepConfirmation & { email: string },
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
