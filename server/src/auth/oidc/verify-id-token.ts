import { jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import type { Provider } from './provider.ts';

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
