import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { knownDevices } from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import type { Settings } from '../../core/settings.ts';
import { cookieName, cookieOptions } from './session-cookie.ts';
import { hashToken, isToken, makeToken } from './session-token.ts';

const LIFETIME_SECONDS = 180 * 24 * 3600;

type Needs = Pick<AuthServices, 'settings' | 'now' | 'random'>;

function readTokenHash(settings: Settings, { cookies }: FastifyRequest): string | null {
  const token = cookies[cookieName(settings, 'device')];
  return isToken(token) ? hashToken(token) : null;
}

/** The id of the asking browser among those an account knows; null where it is none of them. */
export async function findKnownDevice(
  db: Executor,
  { settings, now }: Needs,
  { userId, request }: { userId: number; request: FastifyRequest },
): Promise<number | null> {
  const tokenHash = readTokenHash(settings, request);
  if (tokenHash === null) return null;
  const [found] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash),
        eq(knownDevices.userId, userId),
        gt(knownDevices.expiresAt, now()),
      ),
    );
  return found?.id ?? null;
}

/**
 * Lets an account know the asking browser. Its token is a new one each time, so that a planted one wins
 * nothing; other accounts know it by the new one as well.
 * @returns what puts the token into its cookie, for when the transaction is through
 */
export async function rememberDevice(
  tx: Tx,
  { settings, now, random }: Needs,
  { userId, request }: { userId: number; request: FastifyRequest },
): Promise<(reply: FastifyReply) => void> {
  const token = makeToken(random);
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now().getTime() + LIFETIME_SECONDS * 1000);
  const before = readTokenHash(settings, request);
  if (before !== null) {
    await tx.update(knownDevices).set({ tokenHash }).where(eq(knownDevices.tokenHash, before));
  }
  await tx
    .insert(knownDevices)
    .values({ tokenHash, userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { expiresAt },
    });
  return (reply) => {
    const options = { ...cookieOptions(settings), maxAge: LIFETIME_SECONDS };
    reply.setCookie(cookieName(settings, 'device'), token, options);
  };
}

/** Lets an account forget the browsers it knows. */
export async function forgetDevices(db: Executor, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
