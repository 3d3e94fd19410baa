import { EXTERNAL_SIGN_IN_TEXTS } from '@cortado/contract';
import {
  createRemoteJWKSet,
  customFetch as jwksFetch,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import { allowInsecureRequests, type Configuration, customFetch, discovery } from 'openid-client';
import { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import { readLimited, tracedFetch } from '../../core/fetch.ts';
import type { Settings } from '../../core/settings.ts';

export interface Provider {
  configuration: Configuration;
  issuer: string;
  clientId: string;
  /** The redirect URI. */
  callback: string;
  /** The provider's JWKS; fetched again when a token names an unknown key. */
  keys: JWTVerifyGetKey;
}

export function isExternalSignInOn({ OIDC_ISSUER, OIDC_CLIENT_ID }: Settings): boolean {
  return OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined;
}

/** The timeout of a request to the provider. Its libraries would wait for half a minute, while somebody waits to sign in. */
const TIMEOUT_SECONDS = 5;
/** Far more than tokens, keys and metadata have. */
const MAX_BYTES = 1_000_000;

/** @throws TypeError as where the provider is unavailable, if it says too much */
async function fetchLimited(url: string, init: object): Promise<Response> {
  const answer = await tracedFetch(url, init);
  const text = await readLimited(answer, MAX_BYTES);
  if (text === null) throw new TypeError('The provider answers more than it should.');
  const { status, headers } = answer;
  return new Response(text === '' ? null : text, { status, headers });
}

async function discover(settings: Settings, timeoutSeconds: number): Promise<Provider> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, APP_URL } = settings;
  const server = new URL(OIDC_ISSUER!);
  const isPlain = server.protocol === 'http:';
  const configuration = await discovery(server, OIDC_CLIENT_ID!, OIDC_CLIENT_SECRET, undefined, {
    timeout: timeoutSeconds,
    [customFetch]: fetchLimited,
    ...(isPlain && { execute: [allowInsecureRequests] }),
  });
  const { issuer, jwks_uri: keysAt } = configuration.serverMetadata();
  return {
    configuration,
    issuer,
    clientId: OIDC_CLIENT_ID!,
    callback: `${APP_URL}/api/oauth/callback`,
    keys: createRemoteJWKSet(new URL(keysAt!), {
      cooldownDuration: 1000,
      timeoutDuration: timeoutSeconds * 1000,
      [jwksFetch]: fetchLimited,
    }),
  };
}

/** The provider of the settings. Discovered on first use, and again after a failure, because it may be unavailable at the start. */
export class ProviderSource {
  readonly #settings: Settings;
  readonly #timeoutSeconds: number;
  #discovered: Promise<Provider> | null = null;
  /** Refreshes in flight, by session id, with the new expiry they will return. */
  readonly refreshes = new Map<number, Promise<Date | null>>();

  constructor(settings: Settings, timeoutSeconds = TIMEOUT_SECONDS) {
    this.#settings = settings;
    this.#timeoutSeconds = timeoutSeconds;
  }

  /** @throws AppError NOT_FOUND if none is configured, UNAVAILABLE if it cannot be reached */
  async get(): Promise<Provider> {
    if (!isExternalSignInOn(this.#settings)) throw new AppError('NOT_FOUND');
    this.#discovered ??= discover(this.#settings, this.#timeoutSeconds);
    try {
      return await this.#discovered;
    } catch (cause) {
      this.#discovered = null;
      throw new AppError('UNAVAILABLE', {
        message: EXTERNAL_SIGN_IN_TEXTS['network-request-failed'],
        cause,
      });
    }
  }
}

/** The claims that are read from an ID token. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.email().max(254).optional(),
  email_verified: z.unknown().optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  picture: z.string().optional(),
});
export type Claims = z.infer<typeof claims>;

/** The email address, only if the provider has verified it; many let anybody claim any address. */
export function verifiedEmail({ email, email_verified: isVerified }: Claims): string | null {
  return isVerified === true && email !== undefined ? email : null;
}

/** That the keys could not be fetched: they came too late, with another status, or are none. */
const UNAVAILABLE_CODES = new Set<string | undefined>([
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_INVALID',
]);

/**
 * Verifies an ID token: signature, issuer, audience, nonce and age.
 * @throws AppError EXTERNAL_TOKEN_INVALID, or UNAVAILABLE if the provider's keys cannot be fetched
 */
export async function verifyIdToken(
  { keys, issuer, clientId }: Provider,
  idToken: string,
  { nonce, now }: { nonce: string; now: Date },
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      maxTokenAge: 5 * 60,
      clockTolerance: 30,
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
    });
    const parsed = claims.parse(payload);
    if (parsed.nonce === nonce) return parsed;
  } catch (error) {
    const { code } = error as { code?: string };
    const isUnavailable = error instanceof TypeError || UNAVAILABLE_CODES.has(code);
    throw new AppError(isUnavailable ? 'UNAVAILABLE' : 'EXTERNAL_TOKEN_INVALID', { cause: error });
  }
  throw new AppError('EXTERNAL_TOKEN_INVALID');
}
