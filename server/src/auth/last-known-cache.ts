import { LRUCache } from 'lru-cache';
import { beforeTimeout } from '../database/before-timeout.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { steadyClock } from '../core/steady-clock.ts';

/** How long a value is valid without an announcement, in case one fails to arrive. */
const TTL_MS = 10_000;
/** How long an expired value that nobody is known to have changed waits to be read again. */
const PATIENCE_MS = 250;
const MAX_ENTRIES = 10_000;
const EXPIRED = -1;

interface Entry<Value> {
  value: Value;
  /** The round it was read in; it is valid in that round alone. */
  round: number;
}

/** Caches values for ten seconds; expired ones are a fallback while the database is unavailable. */
export class LastKnownCache<Key extends string | number, Value> {
  readonly #entries: LRUCache<Key, Entry<Value>>;
  #round = 0;
  /** What the reads of each key in flight share, unless it was invalidated since. */
  readonly #loads = new Map<Key, symbol>();

  constructor(now: () => Date) {
    this.#entries = new LRUCache({
      max: MAX_ENTRIES,
      ttl: TTL_MS,
      ttlResolution: 0,
      perf: { now: steadyClock(now) },
      allowStale: true,
      noDeleteOnStaleGet: true,
    });
  }

  /** The value of a key if it is valid. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key, { allowStale: false });
    return entry?.round === this.#round ? entry.value : undefined;
  }

  /**
   * What is read, or the value read last, even if it has expired: while the database is unavailable, and also where that takes
   * long and no change was announced. The read continues then. Undefined if there is none.
   */
  async orLastKnown<Read>(key: Key, reading: Promise<Read>): Promise<Read | Value | undefined> {
    const isUnchanged = this.#entries.get(key)?.round === this.#round;
    try {
      return await (isUnchanged ? beforeTimeout(reading, PATIENCE_MS) : reading);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return this.#entries.get(key)?.value;
    }
  }

  /** Reads a value and caches it, unless it was invalidated meanwhile. */
  async load<Read extends Value | null>(key: Key, read: () => Promise<Read>): Promise<Read> {
    const load = this.#loads.get(key) ?? Symbol('load');
    this.#loads.set(key, load);
    const isValid = () => this.#loads.get(key) === load;
    try {
      const value = await read();
      if (value === null) this.#entries.delete(key);
      else if (isValid()) this.#entries.set(key, { value, round: this.#round });
      return value;
    } finally {
      if (isValid()) this.#loads.delete(key);
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  /** Deletes every value that matches, expired ones too. */
  deleteWhere(matches: (value: Value) => boolean): void {
    this.#loads.clear();
    for (const [key, { value }] of this.#entries.entries()) {
      if (matches(value)) this.#entries.delete(key);
    }
  }

  /** Invalidates one value, which stays the last known. */
  expire(key: Key): void {
    this.#loads.delete(key);
    const entry = this.#entries.get(key);
    if (entry) entry.round = EXPIRED;
  }

  /** Invalidates all values, which stay the last known. */
  expireAll(): void {
    this.#loads.clear();
    this.#round += 1;
  }
}
