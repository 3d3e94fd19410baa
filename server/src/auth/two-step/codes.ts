import { and, eq } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Executor, Tx } from '../../database/open.ts';
import { recoveryCodes } from '../../database/schema.ts';
import { hashWithSalt, type QueueKey } from '../passwords/hash-password.ts';

const ISSUER = 'Cortado';
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

/** A secret of 160 bits for an authenticator app, and the address that a QR code carries. */
export function makeAppSecret(username: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: username, secret }) };
}

/**
 * The time step of an app's code: the current one, the one before or the one after. Compared in constant time.
 * @returns null if it is no code of these
 */
export function timeStepOf(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

const COUNT = 10;
const LENGTH = 10;
const SALT_BYTES = 16;
/** Crockford's base 32: without letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** New recovery codes of 50 bits, as they are shown, and their hashes. */
export interface NewRecoveryCodes {
  codes: string[];
  hashes: string[];
}

const makeCode = (random: (bytes: number) => Buffer) =>
  [...random(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]!).join('');

/** Removes what people add or confuse when they type a code. */
const normaliseCode = (typed: string) =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

const saltOf = (hash: string) => Buffer.from(hash.split('$')[4]!, 'base64');

/** Made before any transaction, because hashing is slow. The salt is common, so that a code is compared with all at once. */
export async function makeRecoveryCodes(
  random: (bytes: number) => Buffer,
  client: QueueKey,
): Promise<NewRecoveryCodes> {
  const salt = random(SALT_BYTES);
  const made = Array.from({ length: COUNT }, () => makeCode(random));
  return {
    codes: made.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    hashes: await Promise.all(made.map((code) => hashWithSalt(code, salt, client))),
  };
}

/** Replaces a member's recovery codes. */
export async function storeRecoveryCodes(
  tx: Tx,
  userId: number,
  { hashes }: NewRecoveryCodes,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Deletes the code if it is one of the member's: of two at once, one gets it. */
export async function takeRecoveryCode(
  db: Executor,
  { userId, code }: { userId: number; code: string },
  client: QueueKey,
): Promise<boolean> {
  const typed = normaliseCode(code);
  if (typed.length !== LENGTH) return false;
  const [any] = await db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .limit(1);
  if (!any) return false;
  const codeHash = await hashWithSalt(typed, saltOf(any.codeHash), client);
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning();
  return taken.length > 0;
}
