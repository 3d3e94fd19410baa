import { type ExternalSignInCode, isInnerPath } from '@cortado/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
} from 'openid-client';
import { z } from 'zod';
import { clearCookie, readCookie, setCookie } from '../../auth/cookies.ts';
import { isExternalSignInOn, type Provider } from '../../auth/oidc/provider.ts';
import { hashToken, makeToken, seal } from '../../auth/sessions/session-token.ts';
import { consumeClientLimit, refundClientLimit } from '../../auth/throttling/rate-limit.ts';
import { AppError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';
import { externalSignIns } from '../../database/schema.ts';
import type { Context, InputOf } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

const COOKIE = { name: 'oidc', maxAge: 600 };

/** The state of a sign-in, in a cookie until the browser returns from the provider. */
const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'redirect']),
  returnTo: z.string(),
});
type Flow = z.infer<typeof flowSchema>;

export function readFlow(settings: Settings, request: FastifyRequest): Flow | null {
  const text = readCookie(settings, request, COOKIE);
  if (text === undefined) return null;
  try {
    return flowSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

export function clearFlow(settings: Settings, reply: FastifyReply): void {
  clearCookie(settings, reply, COOKIE);
}

/** Whether the visitor chose to sign in: on one of our pages, or by an address they typed or bookmarked. */
function isChosen({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** The requested scopes; `offline_access` where the provider supports it, for a refresh token. */
function extraParameters({ configuration }: Provider): Record<string, string> {
  const { scopes_supported: scopes = [] } = configuration.serverMetadata();
  return scopes.includes('offline_access')
    ? { scope: 'openid profile email offline_access', prompt: 'consent' }
    : { scope: 'openid profile email' };
}

/** Redirects the browser to the provider; the state it must bring back is stored in a cookie. */
export async function startExternalSignIn(
  { services }: Context,
  { query: { mode = 'redirect', returnTo }, reply }: InputOf<'startExternalSignIn'>,
): Promise<FastifyReply> {
  const { settings, random, provider: source } = services;
  const provider = await source.get();
  // Otherwise a link on another site could sign in a visitor who has a session with the provider.
  if (!isChosen(reply.request)) {
    return reply.header('cache-control', 'no-store').redirect('/auth', 302);
  }
  const flow: Flow = {
    state: makeToken(random),
    nonce: makeToken(random),
    verifier: makeToken(random),
    mode,
    returnTo: returnTo !== undefined && isInnerPath(returnTo) ? returnTo : '/',
  };
  setCookie(settings, reply, COOKIE, Buffer.from(JSON.stringify(flow)).toString('base64url'));
  const url = buildAuthorizationUrl(provider.configuration, {
    ...extraParameters(provider),
    redirect_uri: provider.callback,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  });
  return reply.header('cache-control', 'no-store').redirect(url.href, 302);
}

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

/**
 * Exchanges the authorisation code for the ID token of a flow, and stores what the exchange of that token will need.
 * @throws whatever `codeOf` turns into a code
 */
async function exchangeCode(
  { provider, database, random, now }: Services,
  request: FastifyRequest,
  flow: Flow,
): Promise<string> {
  const { configuration, callback } = await provider.get();
  const url = new URL(callback);
  url.search = new URL(request.url, callback).search;
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  });
  const { refresh_token: refreshToken, expires_in: seconds } = tokens;
  await database.db.insert(externalSignIns).values({
    nonceHash: hashToken(flow.nonce),
    sealedRefreshToken: refreshToken ? seal(refreshToken, flow.nonce, random) : null,
    externalExpiresAt: refreshToken && seconds ? new Date(now().getTime() + seconds * 1000) : null,
    createdAt: now(),
  });
  return tokens.id_token!;
}

/** Limits failures per client, because each one sends a request to the provider. */
async function exchangeWithinLimit(
  { services, client }: Context,
  request: FastifyRequest,
  flow: Flow | null,
): Promise<{ id_token: string } | { error: ExternalSignInCode; cause?: unknown }> {
  try {
    await consumeClientLimit(services, FAILURES_BY_CLIENT, client);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    return { error: 'network-request-failed' };
  }
  if (!flow) return { error: 'user-mismatch' };
  let idToken: string;
  try {
    idToken = await exchangeCode(services, request, flow);
  } catch (error) {
    return { error: codeOf(error), cause: error };
  }
  await refundClientLimit(services, FAILURES_BY_CLIENT, client);
  return { id_token: idToken };
}

/** The redirect back from the provider. It returns the token in the fragment, which reaches no server and no log. */
export async function finishExternalSignIn(
  context: Context,
  { request, reply }: InputOf<'finishExternalSignIn'>,
): Promise<FastifyReply> {
  const { services, client } = context;
  if (!isExternalSignInOn(services.settings)) throw new AppError('NOT_FOUND');
  const flow = readFlow(services.settings, request);
  const { cause, ...result } = {
    cause: undefined,
    ...(await exchangeWithinLimit(context, request, flow)),
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
