import type { ErrorCode } from '@cortado/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { pendingSignIns } from '../../database/schema.ts';
import type { AuthServices, SecurityLog } from '../auth-services.ts';
import { clearCookie, readCookie, setCookie } from '../cookies.ts';
import { hashToken, isToken, makeToken, seal, unseal } from '../sessions/session-token.ts';
import { lockUser, type UserRow } from '../sessions/sessions-repository.ts';
import {
  type ExternalGrant,
  NO_GRANT,
  type SessionWork,
  type SignIn,
  startSession,
} from '../sessions/start-session.ts';

export const PENDING_SIGN_IN_MS = 5 * 60_000;
const COOKIE = { name: 'second-step', maxAge: PENDING_SIGN_IN_MS / 1000 };

/** A sign-in whose first step is done. */
export interface PendingSignIn {
  userId: number;
  tokenHash: string;
  external: ExternalGrant;
}

/** Keeps a sign-in until its second step: for five minutes, and for the browser that gets the cookie. */
async function holdSignIn(
  { database, settings, now, random }: AuthServices,
  { userId, external, also }: Pick<PendingSignIn, 'userId' | 'external'> & SessionWork,
  reply: FastifyReply,
): Promise<void> {
  const token = makeToken(random);
  const { refreshToken, expiresAt } = external;
  await database.inTransaction(async (tx) => {
    await also?.(tx);
    await tx.insert(pendingSignIns).values({
      tokenHash: hashToken(token),
      userId,
      sealedRefreshToken: refreshToken && seal(refreshToken, token, random),
      externalExpiresAt: expiresAt,
      createdAt: now(),
    });
  });
  setCookie(settings, reply, COOKIE, token);
}

/** The sign-in that the requesting browser has begun; null if there is none, or no longer. */
export async function findPendingSignIn(
  db: Executor,
  { settings, now }: Pick<AuthServices, 'settings' | 'now'>,
  request: FastifyRequest,
): Promise<PendingSignIn | null> {
  const token = readCookie(settings, request, COOKIE);
  if (!isToken(token)) return null;
  const [row] = await db
    .select()
    .from(pendingSignIns)
    .where(
      and(
        eq(pendingSignIns.tokenHash, hashToken(token)),
        gt(pendingSignIns.createdAt, new Date(now().getTime() - PENDING_SIGN_IN_MS)),
      ),
    );
  if (!row) return null;
  const { userId, tokenHash, sealedRefreshToken, externalExpiresAt: expiresAt } = row;
  const refreshToken = sealedRefreshToken && unseal(sealedRefreshToken, token);
  return { userId, tokenHash, external: { refreshToken, expiresAt } };
}

/**
 * Deletes a sign-in that gets its session: of two tabs, one.
 * @throws AppError SECOND_STEP_EXPIRED
 */
export async function takePendingSignIn(tx: Tx, { tokenHash }: PendingSignIn): Promise<void> {
  const taken = await tx
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, tokenHash))
    .returning();
  if (taken.length === 0) throw new AppError('SECOND_STEP_EXPIRED');
}

export function clearPendingCookie(
  { settings }: Pick<AuthServices, 'settings'>,
  reply: FastifyReply,
): void {
  clearCookie(settings, reply, COOKIE);
}

interface FirstStep extends SignIn {
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
 * Signs in a member who has proved who they are by a password or a provider, unless a second step is to follow. Every
 * such way in leads through here.
 * @param user as it was read for the proof
 * @throws AppError SECOND_STEP_REQUIRED, or the refusal
 */
export async function finishFirstStep(
  signIn: FirstStep,
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
    await holdSignIn(services, { userId: user.id, external, also }, reply);
    client.logSecurityEvent('first step done', { userId: user.id });
    throw new AppError('SECOND_STEP_REQUIRED');
  }
  await startSession(signIn, user.id, reply, { external, also });
  client.logSecurityEvent(event, { userId: user.id });
}
