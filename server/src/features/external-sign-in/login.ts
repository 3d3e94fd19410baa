import type { User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { type Claims, verifiedEmail, verifyIdToken } from '../../auth/oidc/provider.ts';
import {
  endSessionsOf,
  lockMember,
  type UserRow,
} from '../../auth/sessions/sessions-repository.ts';
import { hashToken, unseal } from '../../auth/sessions/session-token.ts';
import { finishFirstStep } from '../../auth/two-step/sign-in-steps.ts';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { externalSignIns, sessions } from '../../database/schema.ts';
import type { Context, InputOf, MemberContext } from '../../http/route.ts';
import { providerLinkedMail } from '../../integrations/mail/messages/account-mails.ts';
import { confirmPassword } from '../accounts/change-password.ts';
import {
  findCurrentUser,
  findUserByEmail,
  notifyMember,
  presentUser,
  unlinkProvider,
} from '../accounts/users-repository.ts';
import {
  createExternalUser,
  findExternalUser,
  type Identity,
  linkIdentity,
  yieldEmail,
} from './external-users.ts';
import { clearFlow, readFlow } from './flow.ts';

type SignIn = typeof externalSignIns.$inferSelect;

interface ExternalAttempt {
  identity: Identity;
  claims: Claims;
  /** The password of the existing account with this email address. */
  password?: string | undefined;
  /** Whether the member says that the account with their email address is not theirs. */
  apart?: boolean | undefined;
}

/** An account is linked only with its own password, even if the provider has verified the email address. */
async function requirePassword(
  context: Context,
  account: UserRow,
  password: string | undefined,
): Promise<void> {
  if (account.password === null || password === undefined) {
    throw new AppError(
      account.emailConfirmedAt === null ? 'ACCOUNT_UNCONFIRMED' : 'ACCOUNT_EXISTS',
    );
  }
  await confirmPassword(context, account, { password, field: 'password', purpose: 'linking' });
}

async function link(tx: Tx, { services }: Context, account: UserRow, identity: Identity) {
  const { mailer, settings, now } = services;
  const user = await linkIdentity(tx, account.id, { ...identity, now: now() });
  const url = `${settings.APP_URL}/profile?tab=settings`;
  const note = { provider: settings.OIDC_LABEL, isLinked: true, url };
  await notifyMember(tx, mailer, { user, mail: providerLinkedMail(user, note) });
  return user;
}

/** The account that somebody signs in to: the linked one, one with the same email address, or a new one. */
async function resolveUser(
  context: Context,
  { identity, claims, password, apart = false }: ExternalAttempt,
): Promise<{ user: UserRow; signIn: SignIn }> {
  const { services, client } = context;
  const { database, jobs, now } = services;
  const email = verifiedEmail(claims);
  const account = await database.inTransaction(async (tx) => {
    if (await findExternalUser(tx, identity)) return null;
    if (email === null) throw new AppError('EXTERNAL_EMAIL_UNVERIFIED');
    return findUserByEmail(tx, email);
  });
  const yields = apart && account !== null && account.emailConfirmedAt === null;
  if (account && !yields) await requirePassword(context, account, password);
  const { event, ...resolved } = await database.inTransaction(async (tx) => {
    // Of two concurrent attempts one gets it.
    const isOwn = eq(externalSignIns.nonceHash, hashToken(claims.nonce));
    const [signIn] = await tx.delete(externalSignIns).where(isOwn).returning();
    if (!signIn) throw new AppError('EXTERNAL_TOKEN_INVALID');
    const known = await findExternalUser(tx, identity);
    if (known) return { user: known, signIn, event: null };
    if (account && !yields) {
      const user = await link(tx, context, account, identity);
      return { user, signIn, event: 'provider linked' };
    }
    if (email === null) throw new AppError('EXTERNAL_EMAIL_UNVERIFIED');
    if (account) await yieldEmail(tx, account.id);
    const user = await createExternalUser(tx, identity, { claims, email, now: now() });
    return { user, signIn, event: account && 'unconfirmed email taken' };
  });
  // Logged after the transaction, which may have run twice.
  if (event && account) client.logSecurityEvent(event, { userId: account.id });
  jobs.notify();
  return resolved;
}

/** Exchanges an ID token for a session. It can be used once, in the browser it was issued for. */
export async function externalLogin(
  context: Context,
  { body: { idToken, ...attempt }, request, reply }: InputOf<'externalLogin'>,
): Promise<User> {
  const { services } = context;
  const { settings, now } = services;
  const provider = await services.provider.get();
  const flow = readFlow(settings, request);
  if (!flow) throw new AppError('EXTERNAL_TOKEN_INVALID');
  const claims = await verifyIdToken(provider, idToken, { nonce: flow.nonce, now: now() });
  const identity = { providerId: provider.issuer, providerUid: claims.sub };
  const { user, signIn } = await resolveUser(context, { identity, claims, ...attempt });
  const { sealedRefreshToken, externalExpiresAt } = signIn;
  clearFlow(settings, reply);
  await finishFirstStep(context, user, reply, {
    event: 'signed in with a provider',
    refusal: 'EXTERNAL_TOKEN_INVALID',
    external: {
      refreshToken: sealedRefreshToken && unseal(sealedRefreshToken, flow.nonce),
      expiresAt: externalExpiresAt,
    },
  });
  return presentUser(user, settings);
}

/**
 * Unlinks the provider, and ends every other session, because one of them may have been started with it.
 * @throws AppError PROVIDER_ONLY if the account has no password, WRONG_PASSWORD, or UNAUTHENTICATED if the session ends meanwhile
 */
export async function unlinkExternalSignIn(
  context: MemberContext,
  { body: { password } }: InputOf<'unlinkExternalSignIn'>,
): Promise<User> {
  const { services, viewer, client } = context;
  const { database, settings, mailer, jobs, sessionCache } = services;
  const self = await findCurrentUser(context);
  if (self.providerId === null) return presentUser(self, settings);
  if (self.password === null) throw new AppError('PROVIDER_ONLY');
  await confirmPassword(context, self, { password, field: 'password' });
  const user = await database.inTransaction(async (tx) => {
    const locked = await lockMember(tx, viewer);
    await unlinkProvider(tx, locked.id);
    await endSessionsOf(tx, locked.id, { but: viewer.sessionId });
    // This session continues, without the provider.
    await tx
      .update(sessions)
      .set({ sealedRefreshToken: null, externalExpiresAt: null })
      .where(eq(sessions.id, viewer.sessionId));
    const url = `${settings.APP_URL}/profile?tab=settings`;
    const note = { provider: settings.OIDC_LABEL, isLinked: false, url };
    await notifyMember(tx, mailer, { user: locked, mail: providerLinkedMail(locked, note) });
    return locked;
  });
  jobs.notify();
  sessionCache.forget(user.id);
  client.logSecurityEvent('provider unlinked', { userId: user.id });
  return presentUser({ ...user, providerId: null, providerUid: null, linkedAt: null }, settings);
}
