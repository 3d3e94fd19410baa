import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { AppError } from '../../core/errors.ts';
import { clientNetworks } from '../throttling/client-network.ts';

/** Who waits for a password to be hashed or compared. */
export interface Asker {
  ip: string;
}

/** A core stays free for those who only read, and a thread of libuv's four for files. */
const CONCURRENCY = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Some 25 ms each: beyond that many it is kinder to say so than to let people wait. */
const MAX_WAITING = 64;
/** One client never fills the queue for all. */
const MAX_WAITING_PER_CLIENT = 32;
const RETRY_AFTER_SECONDS = '3';

const queue = new PQueue({ concurrency: CONCURRENCY });
/** How many tasks of a client are not yet done. */
const pending = new Map<string, number>();

/**
 * Runs the work of hashing a password, a few at once. Of those that wait, a client's first goes before any
 * other client's second, so that a flood from one holds up nobody else for long.
 * @param asker whose turn it takes; work of the server's own goes first
 * @throws AppError UNAVAILABLE with Retry-After, where too many wait
 */
export async function inPasswordQueue<T>(work: () => Promise<T>, asker?: Asker): Promise<T> {
  const client = asker === undefined ? 'the server' : clientNetworks(asker.ip).at(-1)!;
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
