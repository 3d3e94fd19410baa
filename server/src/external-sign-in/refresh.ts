import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import { sessions } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { MemberContext } from '../routing/route.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { clearSessionCookie, readSessionToken } from '../sessions/session-cookie.ts';
import { seal, unseal } from '../sessions/seal.ts';

/** Whether the provider itself said no, as opposed to not answering. */
function refusal(error: unknown): 'EXTERNAL_USER_DISABLED' | 'EXTERNAL_TOKEN_EXPIRED' | null {
  if (!(error instanceof ResponseBodyError) || error.error !== 'invalid_grant') return null;
  return /disabled|suspended|blocked/i.test(error.error_description ?? '')
    ? 'EXTERNAL_USER_DISABLED'
    : 'EXTERNAL_TOKEN_EXPIRED';
}

async function askProvider(context: MemberContext, refreshToken: string, reply: FastifyReply) {
  const { services, viewer, client } = context;
  const { configuration } = await services.provider.get();
  try {
    return await refreshTokenGrant(configuration, refreshToken);
  } catch (error) {
    const code = refusal(error);
    if (!code) throw new AppError('UNAVAILABLE');
    await endSession(services.database.db, viewer.sessionId);
    services.viewers.forget(viewer.id);
    clearSessionCookie(services.settings, reply);
    client.tell('ended by the provider', { userId: viewer.id, code });
    throw new AppError(code);
  }
}

/** Five minutes before the provider's word runs out the browser asks for another; a no ends the session. */
export async function refreshExternalSignIn(
  context: MemberContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<{ expiresAt: string | null }> {
  const { services, viewer } = context;
  const { database, settings, now, random } = services;
  const [session] = await database.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, viewer.sessionId));
  const token = readSessionToken(settings, request);
  if (!session?.sealedRefreshToken || !session.externalExpiresAt || !token) {
    return { expiresAt: null };
  }
  const isSoon = session.externalExpiresAt.getTime() - now().getTime() <= 5 * 60_000 + 30_000;
  if (!isSoon) return { expiresAt: session.externalExpiresAt.toISOString() };
  const refreshToken = unseal(session.sealedRefreshToken, token);
  const tokens = await askProvider(context, refreshToken, reply);
  const expiresAt = tokens.expires_in ? new Date(now().getTime() + tokens.expires_in * 1000) : null;
  await database.db
    .update(sessions)
    .set({
      sealedRefreshToken: seal(tokens.refresh_token ?? refreshToken, token, random),
      externalExpiresAt: expiresAt,
    })
    .where(eq(sessions.id, viewer.sessionId));
  return { expiresAt: expiresAt?.toISOString() ?? null };
}
