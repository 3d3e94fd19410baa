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
/** Keeps one client from filling the queue for all. */
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
