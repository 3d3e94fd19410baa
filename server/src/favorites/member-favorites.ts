import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { favorites } from '../database/schema.ts';

/** How long what was read is believed without an announcement, should those fail to arrive. */
const BELIEVED_MS = 10_000;
const MOST_KEPT = 10_000;

export interface FavoriteSet {
  /** Cafe ids, the latest favorite first. */
  ids: ReadonlySet<number>;
  /** The same for the same favorites, whoever's they are; empty for none. */
  key: string;
}

export const NO_FAVORITES: FavoriteSet = { ids: new Set(), key: '' };

interface Known {
  favorites: Promise<FavoriteSet>;
  /** Null until it is read. */
  key: string | null;
  readAt: number;
}

/** Members' favorites, remembered until they are announced to have changed. */
export class MemberFavorites {
  readonly #known = new Map<number, Known>();
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  of(memberId: number): Promise<FavoriteSet> {
    const known = this.#fresh(memberId);
    if (known) return known.favorites;
    const reading = this.#read(memberId);
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    const entry: Known = { favorites: reading, key: null, readAt: performance.now() };
    this.#known.set(memberId, entry);
    reading.then(
      ({ key }) => (entry.key = key),
      () => this.forget(memberId),
    );
    return reading;
  }

  /** The key of a member's favorites, where it is known at once. */
  peek(memberId: number): string | null {
    return this.#fresh(memberId)?.key ?? null;
  }

  forget(memberId: number): void {
    this.#known.delete(memberId);
  }

  forgetAll(): void {
    this.#known.clear();
  }

  #fresh(memberId: number): Known | undefined {
    const known = this.#known.get(memberId);
    return known && performance.now() - known.readAt < BELIEVED_MS ? known : undefined;
  }

  async #read(memberId: number): Promise<FavoriteSet> {
    const rows = await this.#database.db
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
