import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, gt } from 'drizzle-orm';
import { passkeyChallenges } from '../../database/schema.ts';
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
