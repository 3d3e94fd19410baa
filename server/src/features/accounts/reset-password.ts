import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { clearCookie, clearSessionCookie, readCookie, setCookie } from '../../auth/cookies.ts';
import { requireUncommon } from '../../auth/passwords/common-passwords.ts';
import { hashPassword } from '../../auth/passwords/hash-password.ts';
import { endSessionsOf, lockUser, type UserRow } from '../../auth/sessions/sessions-repository.ts';
import { forgetDevices, rememberDevice } from '../../auth/sessions/known-devices.ts';
import { hashToken, isToken, makeToken } from '../../auth/sessions/session-token.ts';
import { consumeClientLimit, refundClientLimit } from '../../auth/throttling/rate-limit.ts';
import { clearFailures, failuresOf } from '../../auth/throttling/sign-in-throttle.ts';
import { removeStepsSince } from '../../auth/two-step/two-step-of.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { AppError } from '../../core/errors.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';
import { enqueueJob } from '../../database/jobs/queue.ts';
import type { Tx } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import type { Context, InputOf } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import {
  externalAccountMail,
  passwordChangedMail,
  resetLinkMail,
} from '../../integrations/mail/messages/account-mails.ts';
import {
  findUserByEmail,
  findUserWhere,
  NO_RESET_TOKEN,
  unlinkProvider,
} from './users-repository.ts';
import { setEmailConfirmed } from './confirm-email.ts';
import * as texts from './texts.ts';

/** With the cookie a reset token is neither in the address bar nor readable by scripts. */
const COOKIE = { name: 'reset', maxAge: 3600 };

const hasToken = (tokenHash: string, now: Date) =>
  and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetTokenExpiresAt, now))!;

const FAILURES_BY_CLIENT = { name: 'failed-reset', max: 60, windowSeconds: 3600 };

/**
 * Finds the user of a reset token, from the body of a request or else from the cookie. Only failed attempts count against
 * the client's limit; a flood of attempts is refused before it reaches the database.
 * @throws AppError RESET_TOKEN_INVALID, or RATE_LIMITED
 */
async function findResetUser(
  { services, client }: Context,
  { body, request }: InputOf<'verifyResetToken' | 'resetPassword'>,
): Promise<{ user: UserRow; tokenHash: string }> {
  const { database, settings, now, uncachedReads } = services;
  const token = body.token ?? readCookie(settings, request, COOKIE);
  if (!isToken(token)) throw new AppError('RESET_TOKEN_INVALID');
  uncachedReads.take(client.ip);
  await consumeClientLimit(services, FAILURES_BY_CLIENT, client);
  const tokenHash = hashToken(token);
  const user = await findUserWhere(database.db, hasToken(tokenHash, now()));
  if (!user) throw new AppError('RESET_TOKEN_INVALID');
  await refundClientLimit(services, FAILURES_BY_CLIENT, client);
  return { user, tokenHash };
}

const HOUR_SECONDS = 3600;
/** Per client as well, so that strangers cannot use up the owner's attempts. */
const BY_EMAIL = { name: 'forgot-email', max: 5, windowSeconds: HOUR_SECONDS };
const BY_CLIENT = { name: 'forgot-address', max: 20, windowSeconds: HOUR_SECONDS };

/**
 * Mails a reset link. Text, status and response time are the same for a known, an unknown and an external
 * account: all that is done before the response is to queue a job.
 */
export async function forgotPassword(
  { services, client }: Context,
  { body: { email } }: InputOf<'forgotPassword'>,
): Promise<{ message: string }> {
  await consumeClientLimit(services, BY_CLIENT, client);
  await consumeClientLimit(services, BY_EMAIL, { ip: client.ip, subject: email });
  client.logSecurityEvent('reset link asked for', {});
  const now = services.now();
  const expiresAt = new Date(now.getTime() + HOUR_SECONDS * 1000);
  const job = { kind: 'reset_link' as const, payload: { to: email }, expiresAt };
  await enqueueJob(services.database.db, now, job);
  services.jobs.notify();
  return { message: texts.passwordLinkAsked };
}

type Needs = Pick<Services, 'database' | 'settings' | 'mailer' | 'jobs' | 'now' | 'random'>;

async function sendExternalAccountMail(
  tx: Tx,
  { settings, mailer }: Needs,
  user: UserRow,
): Promise<void> {
  const link = { provider: settings.OIDC_LABEL, url: `${settings.APP_URL}/auth` };
  await mailer.enqueue(tx, externalAccountMail(user, link), { userId: user.id });
}

/**
 * Stores the new token only if its mail is sent, so that an unsent link does not void the previous one.
 * Without a valid link the mail limit does not apply, so that strangers cannot lock out the owner.
 */
async function sendResetLinkMail(
  tx: Tx,
  { settings, mailer, now, random }: Needs,
  { id }: UserRow,
): Promise<void> {
  const token = makeToken(random);
  const expiresAt = new Date(now().getTime() + HOUR_MS);
  const url = `${settings.APP_URL}/api/password-reset/${id}?token=${token}`;
  const user = await lockUser(tx, id);
  if (!user) return;
  const { passwordResetTokenExpiresAt: previousExpiry } = user;
  const isUnlimited = !previousExpiry || previousExpiry <= now();
  const options = { userId: id, expiresAt, isUnlimited, isSecret: true };
  if (!(await mailer.enqueue(tx, resetLinkMail(user, url), options))) return;
  await tx
    .update(users)
    .set({ passwordResetToken: hashToken(token), passwordResetTokenExpiresAt: expiresAt })
    .where(eq(users.id, id));
}

/** Mails a reset link to the member with an address, if there is one. */
export const resetLinkJob = (needs: Needs): JobHandler => ({
  async run({ payload }) {
    const user = await findUserByEmail(needs.database.db, payload['to'] as string);
    if (!user) return;
    const mail = user.password === null ? sendExternalAccountMail : sendResetLinkMail;
    return { write: (tx) => mail(tx, needs, user), after: async () => needs.jobs.notify() };
  },
});

/** Opens a mailed reset link: moves a valid token into a cookie, and redirects to the reset page. */
export async function openResetLink(
  { services, client }: Context,
  { params: { id }, query: { token }, reply }: InputOf<'openResetLink'>,
): Promise<FastifyReply> {
  const { database, settings, now, uncachedReads } = services;
  // Limited like a page; failed attempts are counted by the page it redirects to.
  uncachedReads.take(client.ip);
  const resetToken = isToken(token) ? token : null;
  const user =
    resetToken && (await findUserWhere(database.db, hasToken(hashToken(resetToken), now())));
  if (user && user.id === id) setCookie(settings, reply, COOKIE, resetToken);
  else clearCookie(settings, reply, COOKIE);
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/password-reset/${id}`, 302);
}

/** @throws AppError RESET_TOKEN_INVALID, or RATE_LIMITED */
export async function verifyResetToken(
  context: Context,
  input: InputOf<'verifyResetToken'>,
): Promise<{ username: string; email: string; message: string }> {
  const { user } = await findResetUser(context, input);
  return { username: user.username, email: user.email, message: texts.passwordLinkValid };
}

/** Whether the provider was linked before the email address was confirmed, perhaps by a stranger. */
function isLinkDoubtful({ providerId, linkedAt, emailConfirmedAt }: UserRow): boolean {
  if (providerId === null) return false;
  return linkedAt === null || emailConfirmedAt === null || linkedAt < emailConfirmedAt;
}

/** Younger second steps may be a stranger's, who knew the password. */
const RECENT_MS = 7 * DAY_MS;

/**
 * Sets a new password with a one-time reset token, and ends every session of the account. It also confirms
 * the email address, and undoes what a stranger may have added: a provider linked before, second steps of the last days.
 */
export async function resetPassword(
  context: Context,
  input: InputOf<'resetPassword'>,
): Promise<{ success: true; message: string }> {
  const { services, client } = context;
  const { database, settings, now, sessionCache, mailer, jobs } = services;
  const { reply } = input;
  const { newPassword } = input.body;
  // Hashing is expensive: only for a valid token.
  const { user: member, tokenHash } = await findResetUser(context, input);
  requireUncommon(newPassword, 'newPassword', member);
  const password = await hashPassword(newPassword, client);
  const { user, setDeviceCookie } = await database.inTransaction(async (tx) => {
    // Of two at once, one finds the token.
    const [holder] = await tx
      .update(users)
      .set({ password, ...NO_RESET_TOKEN })
      .where(hasToken(tokenHash, now()))
      .returning();
    if (!holder) throw new AppError('RESET_TOKEN_INVALID');
    await endSessionsOf(tx, holder.id);
    await forgetDevices(tx, holder.id);
    // Opening the mailed link proves that the address is theirs.
    await setEmailConfirmed(tx, holder.id, now());
    const isUnlinked = isLinkDoubtful(holder);
    if (isUnlinked) await unlinkProvider(tx, holder.id);
    const recently = new Date(now().getTime() - RECENT_MS);
    const areStepsRemoved = await removeStepsSince(tx, holder, recently);
    const provider = holder.providerId ? { provider: settings.OIDC_LABEL, isUnlinked } : undefined;
    const url = `${settings.APP_URL}/auth?tab=forgotPassword`;
    const mail = passwordChangedMail(holder, url, { provider, areStepsRemoved });
    await mailer.enqueue(tx, mail, { userId: holder.id, kind: 'notice' });
    // A known device, so that failures of others do not make the owner wait.
    const device = { userId: holder.id, request: reply.request };
    return { user: holder, setDeviceCookie: await rememberDevice(tx, services, device) };
  });
  jobs.notify();
  sessionCache.forget(user.id);
  // Not those of the second step: each reset would give a reader of the mail fresh tries at its code.
  await clearFailures(services, failuresOf.account(user.id), failuresOf.confirmation(user.id));
  setDeviceCookie(reply);
  clearCookie(settings, reply, COOKIE);
  clearSessionCookie(settings, reply);
  client.logSecurityEvent('password reset', { userId: user.id });
  return { success: true, message: texts.passwordReset };
}
