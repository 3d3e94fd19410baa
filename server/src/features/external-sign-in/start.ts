import { isInnerPath } from '@cortado/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { Context } from '../../http/route.ts';
import { makeToken } from '../../auth/sessions/session-token.ts';
import { setFlow, type Flow } from './flow-cookie.ts';
import type { Provider } from '../../auth/oidc/provider.ts';

/** The path if it is one of this site, else the home page. */
function innerPath(path: string | undefined): string {
  return path !== undefined && isInnerPath(path) ? path : '/';
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
  {
    mode = 'redirect',
    returnTo,
  }: { mode?: Flow['mode'] | undefined; returnTo?: string | undefined },
  reply: FastifyReply,
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
    returnTo: innerPath(returnTo),
  };
  setFlow(settings, reply, flow);
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
