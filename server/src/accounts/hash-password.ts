import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

/** argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core stays free for those who only read. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

const waiting: (() => void)[] = [];
let running = 0;

/** Lets a few hashes run at once; the others wait their turn. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

let dummy: Promise<string> | undefined;

/**
 * Whether a password is the one of an account. Where there is none to compare with — nobody of that
 * name, or an account that signs in elsewhere — it takes just as long to say no.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const compared = stored ?? (await dummy);
  return (await inTurn(() => verify(compared, password))) && stored !== null;
}
