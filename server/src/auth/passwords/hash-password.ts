import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inPasswordQueue, type Asker } from './password-queue.ts';

/** argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param asker whose turn it takes; work of the server's own has none */
export function hashPassword(password: string, asker?: Asker): Promise<string> {
  return inPasswordQueue(() => hash(password, COST), asker);
}

/** The hash of no password: 32 random bytes, so that comparing takes as long as with a real one. */
function makeNobodysHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  const [salt, tag] = [16, 32].map((bytes) =>
    randomBytes(bytes).toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${tag}`;
}

const NOBODYS_HASH = makeNobodysHash();

/**
 * Whether a password is the one of an account. Where there is none to compare with — nobody of that
 * name, or an account that signs in elsewhere — it takes just as long to say no.
 */
export async function isPassword(
  stored: string | null,
  password: string,
  asker?: Asker,
): Promise<boolean> {
  const isRight = await inPasswordQueue(() => verify(stored ?? NOBODYS_HASH, password), asker);
  return isRight && stored !== null;
}
