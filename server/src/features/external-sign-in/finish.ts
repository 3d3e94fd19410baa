import type { ExternalSignInCode } from '@cortado/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authorizationCodeGrant, type TokenEndpointResponse } from 'openid-client';
import { externalSignIns } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import { consumeClientLimit, refundClientLimit } from '../../auth/throttling/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { hashToken } from '../../auth/sessions/session-token.ts';
import { clearFlow, readFlow, type Flow } from './flow-cookie.ts';
import { isExternalSignInOn } from '../../auth/oidc/provider.ts';
import { seal } from '../../auth/sessions/seal.ts';

const FAILURES_BY_CLIENT = { name: 'failed-callback', max: 60, windowSeconds: 15 * 60 };

/** The provider's error codes and the codes shown to the visitor. */
const CODES: Readonly<Record<string, ExternalSignInCode>> = {
  access_denied: 'popup-closed-by-user',
  unauthorized_client: 'unauthorized-domain',
  invalid_client: 'invalid-api-key',
  temporarily_unavailable: 'network-request-failed',
  server_error: 'network-request-failed',
};

function codeOf(error: unknown): ExternalSignInCode {
  const { error: providerCode, code } = error as { error?: unknown; code?: unknown };
  const known = typeof providerCode === 'string' ? CODES[providerCode] : undefined;
  if (known) return known;
  // The provider did not answer, as opposed to an answer for another sign-in.
  const isUnavailable =
    error instanceof TypeError ||
    error instanceof AppError ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  return isUnavailable ? 'network-request-failed' : 'user-mismatch';
}

/** Stores what the exchange of the ID token will need. */
async function storeSignIn(
  { database, random, now }: Services,
  { nonce }: Flow,
  tokens: TokenEndpointResponse,
): Promise<void> {
  const { refresh_token: refreshToken, expires_in: seconds } = tokens;
  await database.db.insert(externalSignIns).values({
    nonceHash: hashToken(nonce),
    sealedRefreshToken: refreshToken ? seal(refreshToken, nonce, random) : null,
    externalExpiresAt: refreshToken && seconds ? new Date(now().getTime() + seconds * 1000) : null,
    createdAt: now(),
  });
}

/** Exchanges the authorisation code for the ID token of this flow; returns an error code on failure. */
async function exchangeCode(
  services: Services,
  request: FastifyRequest,
  flow: Flow | null,
): Promise<{ id_token: string } | { error: ExternalSignInCode; cause?: unknown }> {
  if (!flow) return { error: 'user-mismatch' };
  try {
    const { configuration, callback } = await services.provider.get();
    const url = new URL(callback);
    url.search = new URL(request.url, callback).search;
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    });
    await storeSignIn(services, flow, tokens);
    return { id_token: tokens.id_token! };
  } catch (error) {
    return { error: codeOf(error), cause: error };
  }
}

/** Limits failures per client, because each one sends a request to the provider. */
async function exchangeWithinLimit(
  { services, client }: Pick<Context, 'services' | 'client'>,
  request: FastifyRequest,
  flow: Flow | null,
): ReturnType<typeof exchangeCode> {
  try {
    await consumeClientLimit(services, FAILURES_BY_CLIENT, client);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    return { error: 'network-request-failed' };
  }
  const result = await exchangeCode(services, request, flow);
  if (!('error' in result)) await refundClientLimit(services, FAILURES_BY_CLIENT, client);
  return result;
}

/** The redirect back from the provider. It returns the token in the fragment, which reaches no server and no log. */
export async function finishExternalSignIn(
  { services, client }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isExternalSignInOn(services.settings)) throw new AppError('NOT_FOUND');
  const flow = readFlow(services.settings, request);
  const { cause, ...result } = {
    cause: undefined,
    ...(await exchangeWithinLimit({ services, client }, request, flow)),
  };
  if ('error' in result) {
    clearFlow(services.settings, reply);
    client.logSecurityEvent('external sign-in failed', { code: result.error, err: cause });
  }
  const fragment = new URLSearchParams({
    ...result,
    mode: flow?.mode ?? 'redirect',
    returnTo: flow?.returnTo ?? '/',
  });
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/oauth-complete#${fragment.toString()}`, 302);
}
