import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { CircuitBreaker } from '../database/circuit-breaker.ts';
import type { Database } from '../database/open.ts';
import { favorites } from '../database/schema.ts';

/** How long what was read is believed without an announcement, should those fail to arrive. */
const TTL_MS = 10_000;
const MAX_KEPT = 10_000;
const EXPIRED = -1;

export interface FavoriteSet {
  /** Cafe ids, the latest favorite first. */
  ids: ReadonlySet<number>;
  /** The same for the same favorites, whoever's they are; empty for none. */
  key: string;
}

export const NO_FAVORITES: FavoriteSet = { ids: new Set(), key: '' };

interface Known {
  favorites: FavoriteSet;
  /** Which of the rounds between lost connections it was read in. */
  round: number;
}

interface FavoritesParts {
  database: Database;
  breaker: CircuitBreaker;
  now: () => Date;
}

/** Members' favorites, remembered until they are announced to have changed. */
export class MemberFavorites {
  readonly #known: LRUCache<number, Known>;
  readonly #reading = new Map<number, Promise<FavoriteSet>>();
  readonly #parts: FavoritesParts;
  #round = 0;

  constructor(parts: FavoritesParts) {
    this.#parts = parts;
    this.#known = new LRUCache({
      max: MAX_KEPT,
      ttl: TTL_MS,
      ttlResolution: 0,
      perf: { now: () => parts.now().getTime() },
      // What is too old to be believed still is the last that is known.
      allowStale: true,
      noDeleteOnStaleGet: true,
    });
  }

  /** A member's favorites; requests that ask at once share a read. */
  async of(memberId: number): Promise<FavoriteSet> {
    return this.#fresh(memberId) ?? this.#reading.get(memberId) ?? this.#begin(memberId);
  }

  /** What was read last, however long ago. */
  lastKnown(memberId: number): FavoriteSet | undefined {
    return this.#known.get(memberId)?.favorites;
  }

  /** The key of a member's favorites, where it is known at once. */
  peek(memberId: number): string | null {
    return this.#fresh(memberId)?.key ?? null;
  }

  /** Called when a member's favorites changed. */
  forget(memberId: number): void {
    const known = this.#known.get(memberId);
    if (known) known.round = EXPIRED;
    // A read that is under way may have been too early: the next one begins anew.
    this.#reading.delete(memberId);
  }

  /** Called when anything may have changed: all is read again, and is the last known until then. */
  expireAll(): void {
    this.#round += 1;
    this.#reading.clear();
  }

  #fresh(memberId: number): FavoriteSet | undefined {
    const known = this.#known.get(memberId, { allowStale: false });
    return known?.round === this.#round ? known.favorites : undefined;
  }

  #begin(memberId: number): Promise<FavoriteSet> {
    const reading = this.#parts.breaker.run(() => this.#read(memberId));
    this.#reading.set(memberId, reading);
    const round = this.#round;
    const isLatest = () => this.#reading.get(memberId) === reading;
    reading
      .then(
        (found) => isLatest() && this.#known.set(memberId, { favorites: found, round }),
        () => {},
      )
      .finally(() => isLatest() && this.#reading.delete(memberId));
    return reading;
  }

  async #read(memberId: number): Promise<FavoriteSet> {
    const rows = await this.#parts.database.db
      .select({ cafeId: favorites.cafeId })
      .from(favorites)
      .where(eq(favorites.userId, memberId))
      .orderBy(desc(favorites.id));
    if (rows.length === 0) return NO_FAVORITES;
    const ids = rows.map(({ cafeId }) => cafeId);
    const sorted = ids.toSorted((a, b) => a - b).join();
    const key = createHash('sha256').update(sorted).digest('base64url').slice(0, 22);
    return { ids: new Set(ids), key };
  }
}
