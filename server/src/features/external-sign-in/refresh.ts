import { eq } from 'drizzle-orm';
import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import { sessions } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { endSession } from '../../auth/sessions/sessions-repository.ts';
import { clearSessionCookie, readSessionToken } from '../../auth/cookies.ts';
import { seal, unseal } from '../../auth/sessions/session-token.ts';

type Refusal = 'EXTERNAL_USER_DISABLED' | 'EXTERNAL_TOKEN_EXPIRED';
type Exchange = InputOf<'refreshExternalSignIn'>;

/** The error code if the provider has refused, as opposed to not answering. */
function refusal(error: unknown): Refusal | null {
  if (!(error instanceof ResponseBodyError) || error.error !== 'invalid_grant') return null;
  return /disabled|suspended|blocked/i.test(error.error_description ?? '')
    ? 'EXTERNAL_USER_DISABLED'
    : 'EXTERNAL_TOKEN_EXPIRED';
}

const findSession = async ({ services: { database }, viewer }: MemberContext) =>
  (await database.db.select().from(sessions).where(eq(sessions.id, viewer.sessionId)))[0];

async function refresh(context: MemberContext, { request, reply }: Exchange) {
  const { services, viewer } = context;
  const { database, settings, now, random } = services;
  const session = await findSession(context);
  const token = readSessionToken(settings, request);
  if (!session?.sealedRefreshToken || !session.externalExpiresAt || !token) return null;
  const isSoon = session.externalExpiresAt.getTime() - now().getTime() <= 5 * 60_000 + 30_000;
  if (!isSoon) return session.externalExpiresAt;
  const refreshToken = unseal(session.sealedRefreshToken, token);
  const { configuration } = await services.provider.get();
  try {
    const tokens = await refreshTokenGrant(configuration, refreshToken);
    const seconds = tokens.expires_in;
    const externalExpiresAt = seconds ? new Date(now().getTime() + seconds * 1000) : null;
    const sealedRefreshToken = seal(tokens.refresh_token ?? refreshToken, token, random);
    await database.db
      .update(sessions)
      .set({ sealedRefreshToken, externalExpiresAt })
      .where(eq(sessions.id, viewer.sessionId));
    return externalExpiresAt;
  } catch (error) {
    const code = refusal(error);
    if (!code) throw new AppError('UNAVAILABLE', { cause: error });
    const current = await findSession(context);
    // Another node was faster, and has stored the next refresh token.
    if (current && current.sealedRefreshToken !== session.sealedRefreshToken) {
      return current.externalExpiresAt;
    }
    await endSession(database.db, viewer.sessionId);
    services.sessionCache.forget(viewer.id);
    clearSessionCookie(settings, reply);
    context.client.logSecurityEvent('ended by the provider', { userId: viewer.id, code });
    throw new AppError(code);
  }
}

/**
 * Renews an external sign-in, which the browser requests five minutes before it expires; a refusal ends the
 * session. Concurrent requests share one refresh, because a provider may accept a refresh token only once.
 */
export async function refreshExternalSignIn(
  context: MemberContext,
  exchange: Exchange,
): Promise<{ expiresAt: string | null }> {
  const { sessionId } = context.viewer;
  const { refreshes } = context.services.provider;
  const refreshing =
    refreshes.get(sessionId) ??
    refresh(context, exchange).finally(() => refreshes.delete(sessionId));
  refreshes.set(sessionId, refreshing);
  return { expiresAt: (await refreshing)?.toISOString() ?? null };
}
