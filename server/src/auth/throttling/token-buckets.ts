import { LRUCache } from 'lru-cache';
import { AppError } from '../../core/errors.ts';
import { clientNetworks } from './client-network.ts';

const MAX_CLIENTS = 20_000;

/** Enough for many people behind one address, and too little for one program to overload a node. */
export const UNCACHED_READS = { perSecond: 30, burst: 300 };

interface Bucket {
  tokens: number;
  filledAt: number;
}

/**
 * A token bucket for each client's network, in the memory of this node. The least recently seen clients are
 * dropped, and start again with a full bucket.
 */
export class TokenBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });
  readonly #rate: { perSecond: number; burst: number };
  readonly #now: () => Date;

  constructor(rate: { perSecond: number; burst: number }, now: () => Date) {
    this.#rate = rate;
    this.#now = now;
  }

  /**
   * Takes a token from the bucket of the client at this address.
   * @throws AppError RATE_LIMITED with Retry-After, if none is left
   */
  take(address: string): void {
    const [client] = clientNetworks(address);
    const now = this.#now().getTime();
    const { perSecond, burst } = this.#rate;
    const full = { tokens: burst, filledAt: now };
    const { tokens, filledAt } = this.#buckets.get(client) ?? full;
    // A clock that is set back removes no tokens.
    const seconds = Math.max(0, now - filledAt) / 1000;
    const filled = Math.min(tokens + seconds * perSecond, burst);
    const isEmpty = filled < 1;
    this.#buckets.set(client, { tokens: isEmpty ? filled : filled - 1, filledAt: now });
    if (!isEmpty) return;
    const wait = Math.ceil((1 - filled) / perSecond);
    throw new AppError('RATE_LIMITED', { headers: { 'retry-after': String(wait) } });
  }
}
