import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { AppError } from '../../core/errors.ts';
import { clientNetworks } from '../throttling/client-network.ts';

/** The client whose tasks share a place in the queue. */
export interface QueueKey {
  ip: string;
}

/** Leaves a core free for reads, and one of libuv's four threads for files. */
const CONCURRENCY = Math.max(1, Math.min(3, availableParallelism() - 1));
/** About 25 ms each: beyond this number it is better to refuse than to let people wait. */
const MAX_WAITING = 64;
/** Prevents one client from filling the queue for all. */
const MAX_WAITING_PER_CLIENT = 32;
const RETRY_AFTER_SECONDS = '3';

const queue = new PQueue({ concurrency: CONCURRENCY });
/** How many tasks of a client are not yet done. */
const pending = new Map<string, number>();

/**
 * Runs the work of hashing a password, a few at a time. In the queue, every client's first task goes before
 * any client's second, so that a flood from one client does not delay the others for long.
 * @param key the client whose turn it takes; none for the server's own work
 * @throws AppError UNAVAILABLE with Retry-After, if too many are waiting
 */
export async function inPasswordQueue<T>(work: () => Promise<T>, key?: QueueKey): Promise<T> {
  const client = key === undefined ? 'the server' : clientNetworks(key.ip).at(-1)!;
  const before = pending.get(client) ?? 0;
  if (queue.size >= MAX_WAITING || before > MAX_WAITING_PER_CLIENT) {
    throw new AppError('UNAVAILABLE', { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
  }
  pending.set(client, before + 1);
  try {
    return await queue.add(work, { priority: -before });
  } finally {
    const left = pending.get(client)! - 1;
    if (left > 0) pending.set(client, left);
    else pending.delete(client);
  }
}

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
