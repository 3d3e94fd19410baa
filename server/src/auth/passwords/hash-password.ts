import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inPasswordQueue, type QueueKey } from './password-queue.ts';

/** argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param client the client whose place in the queue it takes; none for the server's own work */
export function hashPassword(password: string, client?: QueueKey): Promise<string> {
  return inPasswordQueue(() => hash(password, COST), client);
}

/** Like `hashPassword`, with a salt that other texts have too. */
export function hashWithSalt(text: string, salt: Uint8Array, client: QueueKey): Promise<string> {
  return inPasswordQueue(() => hash(text, { ...COST, salt }), client);
}

/** A hash that no password has: 32 random bytes. Comparing with it takes as long as with a real one. */
export function makeNobodysHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  const [salt, tag] = [16, 32].map((bytes) =>
    randomBytes(bytes).toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${tag}`;
}

const NOBODYS_HASH = makeNobodysHash();

/**
 * Whether a password is that of an account. It takes the same time where there is no hash to compare with
 * (an unknown name, or an account that only signs in with the provider).
 * @param stored the account's hash; null if there is none
 */
export async function isPassword(
  stored: string | null,
  password: string,
  client?: QueueKey,
): Promise<boolean> {
  const isRight = await inPasswordQueue(() => verify(stored ?? NOBODYS_HASH, password), client);
  return isRight && stored !== null;
}
