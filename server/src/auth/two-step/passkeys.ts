import type { PasskeyCredential } from '@cortado/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';
import { passkeyChallenges, type passkeys } from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import { readCookie, setCookie } from '../cookies.ts';
import { hashToken, isToken, makeToken } from '../sessions/session-token.ts';

export const CHALLENGE_MS = 5 * 60_000;
const COOKIE = { name: 'passkey', maxAge: CHALLENGE_MS / 1000 };

type Purpose = 'add' | 'sign-in' | 'confirm';

interface Challenge {
  purpose: Purpose;
  /** Whose passkey is expected; null for a sign-in that begins with it. */
  userId: number | null;
}

/**
 * Makes a challenge, good once and for five minutes.
 * @param reply gets a cookie with it, for the browser that it is good for; a member's session needs none
 */
export async function makeChallenge(
  { database, settings, now, random }: AuthServices,
  { purpose, userId }: Challenge,
  reply?: FastifyReply,
): Promise<Uint8Array<ArrayBuffer>> {
  const token = makeToken(random);
  await database.db
    .insert(passkeyChallenges)
    .values({ tokenHash: hashToken(token), purpose, userId, createdAt: now() });
  if (reply) setCookie(settings, reply, COOKIE, token);
  return Uint8Array.from(Buffer.from(token, 'base64url'));
}

/** The challenge of the requesting browser. */
export const challengeOf = ({ settings }: AuthServices, request: FastifyRequest) =>
  readCookie(settings, request, COOKIE);

export interface TakenChallenge {
  challenge: string;
  userId: number | null;
}

/** Takes a challenge, which is deleted; null if it is none, or no longer good. */
export async function takeChallenge(
  { database, now }: AuthServices,
  purpose: Purpose,
  challenge: string | undefined,
): Promise<TakenChallenge | null> {
  if (!isToken(challenge)) return null;
  const [row] = await database.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.tokenHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.createdAt, new Date(now().getTime() - CHALLENGE_MS)),
      ),
    )
    .returning();
  return row ? { challenge, userId: row.userId } : null;
}

export type PasskeyRow = typeof passkeys.$inferSelect;
type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>;

/** Loaded when first used: most visitors bring no passkey, and its certificates take memory. */
const library = () => import('@simplewebauthn/server');

const siteOf = ({ APP_URL }: Settings) => {
  const { hostname, origin } = new URL(APP_URL);
  return { rpID: hostname, origin };
};

const descriptors = (known: readonly Known[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, transports }));

/** What a browser makes a passkey with: one that is found by itself and verifies its user, where it can. */
export async function creationOptions(
  settings: Settings,
  user: { id: number; username: string; name: string },
  { challenge, known }: { challenge: Uint8Array<ArrayBuffer>; known: readonly Known[] },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Cortado',
    rpID: siteOf(settings).rpID,
    userID: Uint8Array.from(Buffer.from(`cortado-${user.id}`)),
    userName: user.username,
    userDisplayName: user.name,
    challenge,
    excludeCredentials: descriptors(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** @param known the passkeys that are expected; none leaves it to the visitor, who is then verified by it */
export async function requestOptions(
  settings: Settings,
  { challenge, known }: { challenge: Uint8Array<ArrayBuffer>; known: readonly Known[] | null },
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteOf(settings).rpID,
    challenge,
    ...(known && { allowCredentials: descriptors(known) }),
    userVerification: known ? 'preferred' : 'required',
  });
}

/** What an authenticator's answer is held against. */
const expected = (settings: Settings, challenge: string, isUserVerified: boolean) => {
  const { rpID, origin } = siteOf(settings);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: isUserVerified,
  };
};

/** @throws AppError PASSKEY_REFUSED where the library throws or does not verify */
async function verified<Result extends { verified: boolean }>(result: Promise<Result>) {
  const answer = await result.catch((cause: unknown) => {
    throw new AppError('PASSKEY_REFUSED', { cause });
  });
  if (!answer.verified) throw new AppError('PASSKEY_REFUSED');
  return answer as Exclude<Result, { verified: false }>;
}

/** @throws AppError PASSKEY_REFUSED */
export async function verifyCreation(
  settings: Settings,
  credential: PasskeyCredential,
  challenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      ...expected(settings, challenge, false),
    }),
  );
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  };
}

/** The challenge that a passkey says it has signed, which `verifyRequest` checks; undefined where it names none. */
export function claimedChallenge({ response }: PasskeyCredential): string | undefined {
  try {
    const data = Buffer.from(response.clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(data) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @returns the passkey's new counter
 * @throws AppError PASSKEY_REFUSED
 */
export async function verifyRequest(
  settings: Settings,
  { credential, challenge }: { credential: PasskeyCredential; challenge: string },
  { passkey, isUserVerified }: { passkey: PasskeyRow; isUserVerified: boolean },
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      ...expected(settings, challenge, isUserVerified),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  return authenticationInfo.newCounter;
}
