import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { allowInsecureRequests, discovery, type Configuration } from 'openid-client';
import { AppError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';

export interface Provider {
  configuration: Configuration;
  issuer: string;
  clientId: string;
  /** Where it returns to. */
  callback: string;
  /** Its keys; asked for again when an unknown one is used. */
  keys: JWTVerifyGetKey;
}

export function isExternalSignInOn({ OIDC_ISSUER, OIDC_CLIENT_ID }: Settings): boolean {
  return OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined;
}

async function discover(settings: Settings): Promise<Provider> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, APP_URL } = settings;
  const server = new URL(OIDC_ISSUER!);
  const isPlain = server.protocol === 'http:';
  const configuration = await discovery(
    server,
    OIDC_CLIENT_ID!,
    OIDC_CLIENT_SECRET,
    undefined,
    isPlain ? { execute: [allowInsecureRequests] } : {},
  );
  const { issuer, jwks_uri: keysAt } = configuration.serverMetadata();
  return {
    configuration,
    issuer,
    clientId: OIDC_CLIENT_ID!,
    callback: `${APP_URL}/api/oauth/callback`,
    keys: createRemoteJWKSet(new URL(keysAt!), { cooldownDuration: 1000 }),
  };
}

/** The provider of the settings. It is looked up when first needed, and again after a failure: it may be away at the start. */
export class ProviderSource {
  readonly #settings: Settings;
  #found: Promise<Provider> | null = null;
  /** Refreshes that are under way, by session: when the provider's word will run out then. */
  readonly refreshes = new Map<number, Promise<Date | null>>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** @throws AppError NOT_FOUND where none is configured, UNAVAILABLE where it is away */
  async get(): Promise<Provider> {
    if (!isExternalSignInOn(this.#settings)) throw new AppError('NOT_FOUND');
    this.#found ??= discover(this.#settings);
    try {
      return await this.#found;
    } catch (cause) {
      this.#found = null;
      throw new AppError('UNAVAILABLE', {
        message: 'The sign-in provider cannot be reached. Please try again shortly.',
        cause,
      });
    }
  }
}
