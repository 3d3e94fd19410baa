import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

export const CLIENT = { id: 'cortado', secret: 'a secret of the tests' };

/** A user of the provider. */
interface Account {
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
}

/** How the provider treats the next visitors. */
interface Behaviour {
  /** Who signs in. */
  account: string;
  /** 'ask' shows a page with a link to continue. */
  answer: 'consent' | 'refuse' | 'ask';
}

export interface OidcProvider {
  issuer: string;
  behaviour: Behaviour;
  accounts: Map<string, Account>;
  /** Signs with a new key from now on; tokens and codes issued before are void. */
  rotateKeys(): Promise<void>;
  /** Revokes every refresh token. */
  revokeAll(): void;
  close(): Promise<void>;
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
}

function configuration(
  callbacks: string[],
  key: JWK,
  accounts: Map<string, Account>,
): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: callbacks,
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [key] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'picture'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const known = accounts.get(id);
      return known && { accountId: id, claims: () => ({ sub: id, ...known }) };
    },
    ttl: {
      AccessToken: 600,
      IdToken: 600,
      Grant: 3600,
      Interaction: 600,
      Session: 600,
      RefreshToken: 3600,
    },
  };
}

/** Answers a sign-in according to the behaviour, without a form. */
async function interact(
  provider: Provider,
  { account, answer }: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session, uid } = await provider.interactionDetails(request, response);
  if (answer === 'ask' && !request.url!.endsWith('?go')) {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>Provider</title><a href="/interaction/${uid}?go">Go on</a>`);
    return;
  }
  if (answer === 'refuse') {
    const result = { error: 'access_denied', error_description: 'The visitor said no.' };
    return provider.interactionFinished(request, response, result);
  }
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId: account } });
  }
  const grant = new provider.Grant({
    accountId: session!.accountId,
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope(String(params['scope']));
  const result = { consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

/** A real OpenID provider on its own port. @param callbacks the allowed redirect URIs */
export async function openOidcProvider(callbacks: string[]): Promise<OidcProvider> {
  const accounts = new Map<string, Account>();
  const behaviour: Behaviour = { account: 'mara', answer: 'consent' };
  let provider: Provider;
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  const server = createServer((request, response) => {
    if (!request.url!.startsWith('/interaction/')) return void handle(request, response);
    interact(provider, behaviour, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const begin = (key: JWK) => {
    provider = new Provider(issuer, configuration(callbacks, key, accounts));
    handle = provider.callback();
  };
  let key = await newKey();
  begin(key);
  return {
    issuer,
    behaviour,
    accounts,
    async rotateKeys() {
      key = await newKey();
      begin(key);
    },
    revokeAll: () => begin(key),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
