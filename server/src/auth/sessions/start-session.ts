import type { FastifyReply } from 'fastify';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { sessions } from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import { setSessionCookie } from '../cookies.ts';
import { hashToken, makeToken, seal } from './session-token.ts';
import { rememberDevice } from './known-devices.ts';
import { endSession, lockUser } from './sessions-repository.ts';
import type { Viewer, SessionCache } from './session-cache.ts';

/** The tokens' data that the provider returned with a sign-in. */
export interface ExternalGrant {
  refreshToken: string | null;
  expiresAt: Date | null;
}

/** Of a sign-in without a provider. */
export const NO_GRANT: ExternalGrant = { refreshToken: null, expiresAt: null };

/** The request that signs in. */
export interface SignIn {
  services: AuthServices & { sessionCache: SessionCache };
  viewer: Viewer;
  client: { userAgent: string };
}

export interface SessionWork {
  /** Further work in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
}

/**
 * Signs a member in on the requesting browser: sets a new token as a cookie, and ends the browser's previous session. A reset of the
 * password that commits first may have voided what they proved who they are by: `also` checks it again.
 * @throws AppError UNAUTHENTICATED if the account is deleted
 */
export async function startSession(
  { services, viewer, client }: SignIn,
  userId: number,
  reply: FastifyReply,
  { external = NO_GRANT, also }: SessionWork & { external?: ExternalGrant } = {},
): Promise<void> {
  const { database, settings, now, random, sessionCache } = services;
  const token = makeToken(random);
  const setDeviceCookie = await database.inTransaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('UNAUTHENTICATED');
    await also?.(tx);
    if (viewer) await endSession(tx, viewer.sessionId);
    const at = now();
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      userId,
      userAgent: client.userAgent,
      createdAt: at,
      lastUsedAt: at,
      sealedRefreshToken: external.refreshToken && seal(external.refreshToken, token, random),
      externalExpiresAt: external.expiresAt,
    });
    return rememberDevice(tx, services, { userId, request: reply.request });
  });
  if (viewer) sessionCache.forget(viewer.id);
  setSessionCookie(settings, reply, token);
  setDeviceCookie(reply);
}
