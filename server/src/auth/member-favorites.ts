import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeTimeout } from '../database/before-timeout.ts';
import type { Database } from '../database/open.ts';
import { favorites } from '../database/schema.ts';
import { LastKnownCache } from './last-known-cache.ts';

export interface FavoriteSet {
  /** Cafe ids, the newest favorite first. */
  ids: ReadonlySet<number>;
  /** A hash of the ids: equal for all members with the same favorites; empty for none. */
  key: string;
}

export const NO_FAVORITES: FavoriteSet = { ids: new Set(), key: '' };

interface FavoritesParts {
  database: Database;
  now: () => Date;
}

/** A cache of members' favorites, invalidated by announcements. */
export class MemberFavorites {
  readonly #known: LastKnownCache<number, FavoriteSet>;
  readonly #reading = new Map<number, Promise<FavoriteSet>>();
  readonly #parts: FavoritesParts;

  constructor(parts: FavoritesParts) {
    this.#parts = parts;
    this.#known = new LastKnownCache(parts.now);
  }

  /** A member's favorites; concurrent requests share one read. */
  async of(memberId: number): Promise<FavoriteSet> {
    return this.#known.get(memberId) ?? this.#reading.get(memberId) ?? this.#startRead(memberId);
  }

  /** Like `of`, for reads that work during an outage: the last known ones then, or undefined if there are none. */
  async forRead(memberId: number): Promise<FavoriteSet | undefined> {
    return this.#known.get(memberId) ?? this.#known.orLastKnown(memberId, this.of(memberId));
  }

  /** The key of a member's favorites, if it is cached and valid. */
  peek(memberId: number): string | null {
    return this.#known.get(memberId)?.key ?? null;
  }

  /** Called when a member's favorites changed. */
  forget(memberId: number): void {
    this.#known.expire(memberId);
    // A read in flight may have been too early: the next call starts a new one.
    this.#reading.delete(memberId);
  }

  /** Called when anything may have changed: everything is read again, and is the fallback until then. */
  expireAll(): void {
    this.#known.expireAll();
    this.#reading.clear();
  }

  #startRead(memberId: number): Promise<FavoriteSet> {
    const load = () => this.#known.load(memberId, () => this.#read(memberId));
    const { breaker } = this.#parts.database;
    const reading = breaker.run(() => beforeTimeout(load()));
    this.#reading.set(memberId, reading);
    const end = () => this.#reading.get(memberId) === reading && this.#reading.delete(memberId);
    void reading.then(end, end);
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
