import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { knownDevices } from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import { readCookie, setCookie } from '../cookies.ts';
import type { Settings } from '../../core/settings.ts';
import { hashToken, isToken, makeToken } from './session-token.ts';

const LIFETIME_SECONDS = 180 * 24 * 3600;
const COOKIE = { name: 'device', maxAge: LIFETIME_SECONDS };

type Needs = Pick<AuthServices, 'settings' | 'now' | 'random'>;

function readTokenHash(settings: Settings, request: FastifyRequest): string | null {
  const token = readCookie(settings, request, COOKIE);
  return isToken(token) ? hashToken(token) : null;
}

/** The id of the requesting browser among the known devices of an account; null if it is not one of them. */
export async function findKnownDevice(
  db: Executor,
  { settings, now }: Needs,
  { userId, request }: { userId: number; request: FastifyRequest },
): Promise<number | null> {
  const tokenHash = readTokenHash(settings, request);
  if (tokenHash === null) return null;
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash),
        eq(knownDevices.userId, userId),
        gt(knownDevices.expiresAt, now()),
      ),
    );
  return device?.id ?? null;
}

/**
 * Adds the requesting browser to the known devices of an account. The token is replaced each time, for
 * the browser's other accounts as well, so that a token planted by an attacker becomes useless.
 * @returns a function that sets the token's cookie, to be called after the commit
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
  return (reply) => setCookie(settings, reply, COOKIE, token);
}

/** Removes all known devices of an account. */
export async function forgetDevices(db: Executor, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
