import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { CircuitBreaker } from '../database/circuit-breaker.ts';
import type { Database } from '../database/open.ts';
import { favorites } from '../database/schema.ts';

/** How long a cached value is valid without an announcement, in case one fails to arrive. */
const TTL_MS = 10_000;
const MAX_KEPT = 10_000;
const EXPIRED = -1;

export interface FavoriteSet {
  /** Cafe ids, the newest favorite first. */
  ids: ReadonlySet<number>;
  /** A hash of the ids: equal for all members with the same favorites; empty for none. */
  key: string;
}

export const NO_FAVORITES: FavoriteSet = { ids: new Set(), key: '' };

interface Known {
  favorites: FavoriteSet;
  /** The `#round` it was read in; an older one has to be read again. */
  round: number;
}

interface FavoritesParts {
  database: Database;
  breaker: CircuitBreaker;
  now: () => Date;
}

/** A cache of members' favorites, invalidated by announcements. */
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
      // Expired values are kept as a fallback while the database is away.
      allowStale: true,
      noDeleteOnStaleGet: true,
    });
  }

  /** A member's favorites; concurrent requests share one read. */
  async of(memberId: number): Promise<FavoriteSet> {
    return this.#fresh(memberId) ?? this.#reading.get(memberId) ?? this.#startRead(memberId);
  }

  /** The value read last, even if it has expired. */
  lastKnown(memberId: number): FavoriteSet | undefined {
    return this.#known.get(memberId)?.favorites;
  }

  /** The key of a member's favorites, if it is cached and valid. */
  peek(memberId: number): string | null {
    return this.#fresh(memberId)?.key ?? null;
  }

  /** Called when a member's favorites changed. */
  forget(memberId: number): void {
    const known = this.#known.get(memberId);
    if (known) known.round = EXPIRED;
    // A read in flight may have been too early: the next call starts a new one.
    this.#reading.delete(memberId);
  }

  /** Called when anything may have changed: everything is read again, and is the fallback until then. */
  expireAll(): void {
    this.#round += 1;
    this.#reading.clear();
  }

  #fresh(memberId: number): FavoriteSet | undefined {
    const known = this.#known.get(memberId, { allowStale: false });
    return known?.round === this.#round ? known.favorites : undefined;
  }

  #startRead(memberId: number): Promise<FavoriteSet> {
    const reading = this.#parts.breaker.run(() => this.#read(memberId));
    this.#reading.set(memberId, reading);
    const round = this.#round;
    const isLatest = () => this.#reading.get(memberId) === reading;
    reading
      .then(
        (fresh) => isLatest() && this.#known.set(memberId, { favorites: fresh, round }),
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
