import type { PasskeyCredential } from '@cortado/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../core/durations.ts';
import { AppError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';
import { passkeyChallenges, passkeys } from '../../database/schema.ts';
import type { AuthServices, SecurityLog } from '../auth-services.ts';
import { readCookie, setCookie } from '../cookies.ts';
import { hashToken, isToken, makeToken } from '../sessions/session-token.ts';

export const CHALLENGE_MS = 5 * MINUTE_MS;
const COOKIE = { name: 'passkey', maxAge: CHALLENGE_MS / 1000 };

interface Challenge {
  purpose: 'add' | 'sign-in' | 'confirm';
  /** Whose passkey is expected; null for a sign-in that begins with it. */
  userId: number | null;
}

/** Makes a challenge, good once and for five minutes. */
async function makeChallenge(
  { database, settings, now, random }: AuthServices,
  { purpose, userId }: Challenge,
  reply: FastifyReply | undefined,
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

interface TakenChallenge {
  challenge: string;
  userId: number | null;
}

/** Takes a challenge, which is deleted; null if it is none, or no longer good. */
export async function takeChallenge(
  { database, now }: AuthServices,
  purpose: Challenge['purpose'],
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

/** Loaded when first used: most visitors bring no passkey, and its certificates take memory. */
const library = () => import('@simplewebauthn/server');

const siteOf = ({ APP_URL }: Settings) => {
  const { hostname, origin } = new URL(APP_URL);
  return { rpID: hostname, origin };
};

const passkeysOf = ({ database }: AuthServices, userId: number) =>
  database.db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));

/**
 * What a browser makes a passkey with: one that is found by itself and verifies its user, where it can.
 * @param reply gets a cookie with the challenge
 */
export async function creationOptions(
  services: AuthServices,
  user: { id: number; username: string; name: string },
  reply: FastifyReply,
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Cortado',
    rpID: siteOf(services.settings).rpID,
    userID: Uint8Array.from(Buffer.from(`cortado-${user.id}`)),
    userName: user.username,
    userDisplayName: user.name,
    challenge: await makeChallenge(services, { purpose: 'add', userId: user.id }, reply),
    excludeCredentials: await passkeysOf(services, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  // The library's interface has no index signature, as the contract asks for.
  return { ...options };
}

/**
 * What a browser asks a passkey for: one of a member's, or one that the visitor chooses, who is then verified by it.
 * @param reply gets a cookie with the challenge; a member's session needs none
 * @throws AppError PASSKEY_NOT_FOUND if the member who confirms has none
 */
export async function requestOptions(
  services: AuthServices,
  { purpose, userId }: Challenge,
  reply?: FastifyReply,
) {
  const { generateAuthenticationOptions } = await library();
  const known = userId === null ? null : await passkeysOf(services, userId);
  if (purpose === 'confirm' && known?.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
  const options = await generateAuthenticationOptions({
    rpID: siteOf(services.settings).rpID,
    challenge: await makeChallenge(services, { purpose, userId }, reply),
    ...(known && { allowCredentials: known }),
    userVerification: known ? 'preferred' : 'required',
  });
  return { ...options };
}

/** What the answer of an authenticator is compared with. */
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

/** The challenge that a passkey says it has signed, which `usePasskey` checks; undefined where it names none. */
export function claimedChallenge({ response }: PasskeyCredential): string | undefined {
  try {
    const data = Buffer.from(response.clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(data) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

type PasskeyRow = typeof passkeys.$inferSelect;

/**
 * Checks what a passkey has signed, and notes that it was used.
 * @param taken the challenge: with a member, whose passkey it has to be; without, the passkey has to verify its user
 * @throws AppError PASSKEY_REFUSED
 */
export async function usePasskey(
  { services, client }: { services: AuthServices; client: SecurityLog },
  credential: PasskeyCredential,
  taken: TakenChallenge | null,
): Promise<PasskeyRow> {
  const { database, settings, now } = services;
  const [passkey] = await database.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credential.id));
  if (!taken || !passkey || (taken.userId !== null && taken.userId !== passkey.userId)) {
    throw new AppError('PASSKEY_REFUSED');
  }
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      // Alone it has to be two factors: the device, and what it has verified its user by.
      ...expected(settings, taken.challenge, taken.userId === null),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  ).catch((error: unknown) => {
    client.logSecurityEvent('passkey refused', { userId: passkey.userId });
    throw error;
  });
  await database.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: now() })
    .where(eq(passkeys.id, passkey.id));
  return passkey;
}
