import { and, eq, gt, sql } from 'drizzle-orm';
import { lockUser } from '../../auth/sessions/sessions-repository.ts';
import { hashToken, isToken, makeToken } from '../../auth/sessions/session-token.ts';
import { consumeLimit } from '../../auth/throttling/rate-limit.ts';
import { DAY_MS } from '../../core/durations.ts';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { emailConfirmations, users } from '../../database/schema.ts';
import type { Context, InputOf, MemberContext } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { confirmEmailMail } from '../../integrations/mail/messages/account-mails.ts';
import { notifyOfDecided } from '../suggestions/notify-senders.ts';
import { findCurrentUser } from './users-repository.ts';
import * as texts from './texts.ts';

/** Marks the email address as confirmed, keeping an earlier date, and voids the confirmation links. */
export async function setEmailConfirmed(tx: Tx, id: number, now: Date): Promise<void> {
  const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`;
  await tx.update(users).set({ emailConfirmedAt }).where(eq(users.id, id));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id));
}

const WEEK_MS = 7 * DAY_MS;

/**
 * Mails a link that confirms the email address of an account. Its token is in the fragment, which reaches
 * no server and no log; older links stay valid, because mails may overtake each other.
 * @returns whether the mail will be sent
 */
export async function mailConfirmation(
  tx: Tx,
  { settings, mailer, random, now }: Services,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const token = makeToken(random);
  const mail = confirmEmailMail(email, `${settings.APP_URL}/confirm-email#${token}`);
  if (!(await mailer.enqueue(tx, mail, { userId: id, isSecret: true }))) return false;
  const expiresAt = new Date(now().getTime() + WEEK_MS);
  await tx
    .insert(emailConfirmations)
    .values({ tokenHash: hashToken(token), userId: id, expiresAt });
  return true;
}

const BY_MEMBER = { name: 'confirmation', max: 3, windowSeconds: 3600 };

/**
 * Mails the member another link that confirms their email address.
 * @throws AppError RATE_LIMITED
 */
export async function sendConfirmation(context: MemberContext): Promise<{ message: string }> {
  const { services } = context;
  const { database, jobs } = services;
  const user = await findCurrentUser(context);
  if (user.emailConfirmedAt) return { message: texts.confirmationAlreadyConfirmed };
  await consumeLimit(services, BY_MEMBER, String(user.id));
  const isSent = await database.inTransaction((tx) => mailConfirmation(tx, services, user));
  if (!isSent) throw new AppError('RATE_LIMITED');
  jobs.notify();
  return { message: texts.confirmationLinkSent };
}

/**
 * Confirms the email address of the account that a mailed token belongs to, voids its other links, and mails what waited for it.
 * @throws AppError CONFIRMATION_INVALID
 */
export async function confirmEmail(
  { services, client }: Context,
  { body: { token } }: InputOf<'confirmEmail'>,
): Promise<{ message: string }> {
  const { database, jobs, now } = services;
  if (!isToken(token)) throw new AppError('CONFIRMATION_INVALID');
  const userId = await database.inTransaction(async (tx) => {
    const [link] = await tx
      .select()
      .from(emailConfirmations)
      .where(
        and(
          eq(emailConfirmations.tokenHash, hashToken(token)),
          gt(emailConfirmations.expiresAt, now()),
        ),
      );
    if (!link) throw new AppError('CONFIRMATION_INVALID');
    const user = await lockUser(tx, link.userId);
    await setEmailConfirmed(tx, link.userId, now());
    if (user?.emailConfirmedAt === null) await notifyOfDecided(tx, services, user.id);
    return link.userId;
  });
  jobs.notify();
  client.logSecurityEvent('email confirmed', { userId });
  return { message: texts.confirmationConfirmed };
}
