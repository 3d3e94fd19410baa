import type { ErrorCode } from '@cortado/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { pendingSignIns, users } from '../../database/schema.ts';
import type { AuthServices, SecurityLog } from '../auth-services.ts';
import { clearCookie, readCookie, setCookie } from '../cookies.ts';
import { hashToken, isToken, makeToken, seal, unseal } from '../sessions/session-token.ts';
import { lockUser, type UserRow } from '../sessions/sessions-repository.ts';
import {
  type ExternalGrant,
  NO_GRANT,
  type SignIn,
  startSession,
} from '../sessions/start-session.ts';

export const PENDING_SIGN_IN_MS = 5 * 60_000;
const COOKIE = { name: 'second-step', maxAge: PENDING_SIGN_IN_MS / 1000 };

interface LoggedSignIn extends SignIn {
  client: SignIn['client'] & SecurityLog;
}

interface FirstStepOptions {
  /** What the log says of it. */
  event: string;
  /** Why it is refused if what they proved it by was changed meanwhile, as by a reset of the password. */
  refusal: ErrorCode;
  external?: ExternalGrant;
}

/** What somebody who signs in is compared with. */
const proofOf = (user: UserRow | null) =>
  user && [user.password, user.providerUid, user.twoStepSince?.getTime()].join();

/**
 * Signs in a member who has proved who they are by a password or a provider. Where a second step is to follow, the sign-in
 * waits for it: for five minutes, and for the browser that gets the cookie. Every such way in leads through here.
 * @param user as it was read for the proof
 * @throws AppError SECOND_STEP_REQUIRED, or the refusal
 */
export async function finishFirstStep(
  signIn: LoggedSignIn,
  user: UserRow,
  reply: FastifyReply,
  { event, refusal, external = NO_GRANT }: FirstStepOptions,
): Promise<void> {
  const { services, client } = signIn;
  const also = async (tx: Tx) => {
    const current = await lockUser(tx, user.id);
    if (proofOf(current) !== proofOf(user)) throw new AppError(refusal);
  };
  if (user.twoStepSince !== null) {
    const { settings, database, now, random } = services;
    const token = makeToken(random);
    const { refreshToken, expiresAt } = external;
    await database.inTransaction(async (tx) => {
      await also(tx);
      await tx.insert(pendingSignIns).values({
        tokenHash: hashToken(token),
        userId: user.id,
        sealedRefreshToken: refreshToken && seal(refreshToken, token, random),
        externalExpiresAt: expiresAt,
        createdAt: now(),
      });
    });
    setCookie(settings, reply, COOKIE, token);
    client.logSecurityEvent('first step done', { userId: user.id });
    throw new AppError('SECOND_STEP_REQUIRED');
  }
  await startSession(signIn, user.id, reply, { external, also });
  client.logSecurityEvent(event, { userId: user.id });
}

/** A sign-in whose first step is done. */
interface PendingSignIn {
  user: UserRow;
  tokenHash: string;
  external: ExternalGrant;
}

/** @throws AppError SECOND_STEP_EXPIRED if the requesting browser has begun no sign-in, or too long ago */
export async function findPendingSignIn(
  { database, settings, now }: AuthServices,
  request: FastifyRequest,
): Promise<PendingSignIn> {
  const token = readCookie(settings, request, COOKIE);
  if (!isToken(token)) throw new AppError('SECOND_STEP_EXPIRED');
  const tokenHash = hashToken(token);
  const since = new Date(now().getTime() - PENDING_SIGN_IN_MS);
  const [found] = await database.db
    .select({ user: users, pending: pendingSignIns })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.createdAt, since)));
  if (!found) throw new AppError('SECOND_STEP_EXPIRED');
  const { sealedRefreshToken, externalExpiresAt: expiresAt } = found.pending;
  const refreshToken = sealedRefreshToken && unseal(sealedRefreshToken, token);
  return { user: found.user, tokenHash, external: { refreshToken, expiresAt } };
}

/**
 * Gives a sign-in its session: of two tabs, one.
 * @throws AppError SECOND_STEP_EXPIRED
 */
export async function finishSecondStep(
  signIn: LoggedSignIn,
  { user, tokenHash, external }: PendingSignIn,
  reply: FastifyReply,
): Promise<void> {
  const { services, client } = signIn;
  const also = async (tx: Tx) => {
    const isPending = eq(pendingSignIns.tokenHash, tokenHash);
    const taken = await tx.delete(pendingSignIns).where(isPending).returning();
    if (taken.length === 0) throw new AppError('SECOND_STEP_EXPIRED');
  };
  await startSession(signIn, user.id, reply, { external, also });
  clearCookie(services.settings, reply, COOKIE);
  client.logSecurityEvent('signed in with a second step', { userId: user.id });
}
