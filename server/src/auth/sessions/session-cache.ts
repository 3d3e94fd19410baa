import type { UserRole } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { Background } from '../../core/background.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/durations.ts';
import { beforeTimeout } from '../../database/before-timeout.ts';
import { orFallback } from '../../database/is-unavailable.ts';
import type { Database } from '../../database/open.ts';
import { sessions, users } from '../../database/schema.ts';
import { LastKnownCache } from '../last-known-cache.ts';
import { hashToken } from './session-token.ts';
import { endSession } from './sessions-repository.ts';

/** How long after its expiry an external session still counts; the page renews it five minutes before. */
const LAPSES_AFTER_MS = 5 * MINUTE_MS;

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** How long a session lasts at most, and how long when unused, in milliseconds. */
export function sessionLimits(role: UserRole): { absolute: number; idle: number } {
  return role === 'admin'
    ? { absolute: 12 * HOUR_MS, idle: 60 * MINUTE_MS }
    : { absolute: 30 * DAY_MS, idle: 7 * DAY_MS };
}

export function isOver(
  role: UserRole,
  { createdAt, lastUsedAt }: SessionTimes,
  now: Date,
): boolean {
  const { absolute, idle } = sessionLimits(role);
  const time = now.getTime();
  return time - createdAt.getTime() >= absolute || time - lastUsedAt.getTime() >= idle;
}

/** Whether an external session has to be renewed with the provider before anything else is allowed. */
export function isExternalSignInExpired(
  { externalExpiresAt }: { externalExpiresAt: Date | null },
  now: Date,
): boolean {
  if (externalExpiresAt === null) return false;
  return now.getTime() - externalExpiresAt.getTime() >= LAPSES_AFTER_MS;
}

/** The signed-in member of a request. */
export interface Member {
  id: number;
  role: UserRole;
  sessionId: number;
  /** Since when signing in takes two steps; null if it takes one. */
  twoStepSince: Date | null;
  /** An admin who has to set up two-step sign-in first; until then the role is a member's. */
  mustSetUpTwoStep?: true;
  /** When an external sign-in has to be renewed; null if it never has. */
  externalExpiresAt: Date | null;
}

/** Who sends a request; null if signed out. */
export type Viewer = Member | null;

const TOUCHED_EVERY_MS = 60_000;

interface Known extends Member {
  createdAt: Date;
  lastUsedAt: Date;
}

interface SessionCacheParts {
  database: Database;
  background: Background;
  now: () => Date;
}

/** Resolves session tokens to members, with a cache that announcements invalidate. */
export class SessionCache {
  readonly #known: LastKnownCache<string, Known>;
  readonly #parts: SessionCacheParts;

  constructor(parts: SessionCacheParts) {
    this.#parts = parts;
    this.#known = new LastKnownCache(parts.now);
  }

  /** The member of a session token, even if the external sign-in has expired; null if there is no session or it has expired. */
  async resolve(token: string): Promise<Viewer> {
    const key = hashToken(token);
    const known = this.#fresh(key) ?? (await this.#readInTime(key));
    const { viewer, note } = this.#check(key, known);
    // Reads work even where nothing can be written.
    if (note) await orFallback(this.#parts.database.breaker.run(note), undefined);
    return viewer;
  }

  /**
   * Like `resolve`, for reads that work during an outage: the last known member then, or undefined if
   * there is none.
   */
  async resolveForRead(token: string): Promise<Viewer | undefined> {
    const key = hashToken(token);
    const known = this.#fresh(key) ?? (await this.#known.orLastKnown(key, this.#readInTime(key)));
    if (known === undefined) return undefined;
    const { viewer, note } = this.#check(key, known);
    if (note) this.#parts.background.run(note);
    return viewer;
  }

  /** The member of a token if it is cached and nothing has to be written; else null. */
  peek(token: string): Viewer {
    const known = this.#fresh(hashToken(token));
    if (!known) return null;
    const now = this.#parts.now();
    return isOver(known.role, known, now) || this.#isToBeTouched(known, now) ? null : known;
  }

  /** Called when a member's sessions or role changed. */
  forget(memberId: number): void {
    this.#known.deleteWhere(({ id }) => id === memberId);
  }

  /** Called when anything may have changed: everything is read again, and is the fallback until then. */
  expireAll(): void {
    this.#known.expireAll();
  }

  #fresh(key: string): Known | undefined {
    const known = this.#known.get(key);
    // An expired external sign-in is read again, because another node may have renewed it.
    return known && !isExternalSignInExpired(known, this.#parts.now()) ? known : undefined;
  }

  /** The member of a session if it has not expired, and the write it needs: its end, or its last use. */
  #check(key: string, known: Known | null): { viewer: Viewer; note?: () => Promise<void> } {
    if (!known) return { viewer: null };
    const { database } = this.#parts;
    const now = this.#parts.now();
    if (isOver(known.role, known, now)) {
      this.#known.delete(key);
      return { viewer: null, note: () => endSession(database.db, known.sessionId) };
    }
    if (!this.#isToBeTouched(known, now)) return { viewer: known };
    known.lastUsedAt = now;
    return { viewer: known, note: () => this.#touch(known.sessionId, now) };
  }

  #isToBeTouched({ lastUsedAt }: Known, now: Date): boolean {
    return now.getTime() - lastUsedAt.getTime() >= TOUCHED_EVERY_MS;
  }

  async #touch(sessionId: number, lastUsedAt: Date): Promise<void> {
    const { db } = this.#parts.database;
    await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId));
  }

  #readInTime(key: string): Promise<Known | null> {
    const reading = () => this.#known.load(key, () => this.#read(key));
    return this.#parts.database.breaker.run(() => beforeTimeout(reading()));
  }

  async #read(key: string): Promise<Known | null> {
    const [known] = await this.#parts.database.db
      .select({
        id: users.id,
        role: users.role,
        sessionId: sessions.id,
        twoStepSince: users.twoStepSince,
        externalExpiresAt: sessions.externalExpiresAt,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.tokenHash, key));
    return known ?? null;
  }
}
