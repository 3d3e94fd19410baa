import type { UserRole } from '@cortado/contract';
import type { Database } from '../database/open.ts';
import { isOver } from './session-limits.ts';
import { hashToken } from './session-token.ts';
import { endSession } from './end-sessions.ts';
import { findSession, touchSession } from './sessions-repository.ts';

/** A signed-in member, as every verb sees one. */
export interface Member {
  id: number;
  role: UserRole;
  sessionId: number;
}

/** Who asks. Signed out is null. */
export type Viewer = Member | null;

/** How long what was read is believed without an announcement, should those fail to arrive. */
const BELIEVED_MS = 10_000;
const TOUCHED_EVERY_MS = 60_000;
const MOST_KEPT = 10_000;

interface Known extends Member {
  createdAt: Date;
  lastUsedAt: Date;
  readAt: number;
}

/** Resolves session tokens to members, and remembers them for a moment. */
export class Viewers {
  readonly #known = new Map<string, Known>();
  readonly #database: Database;
  readonly #now: () => Date;
  /** Counts what was forgotten, so that a read which was under way then is not remembered. */
  #forgotten = 0;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Whose session a token is; null where it is none, or over. */
  async resolve(token: string): Promise<Viewer> {
    const key = hashToken(token);
    const now = this.#now();
    const known = this.#fresh(key, now) ?? (await this.#read(key, now));
    if (!known) return null;
    if (isOver(known.role, known, now)) {
      this.#known.delete(key);
      await endSession(this.#database.db, known.sessionId);
      return null;
    }
    if (now.getTime() - known.lastUsedAt.getTime() >= TOUCHED_EVERY_MS) {
      known.lastUsedAt = now;
      await touchSession(this.#database.db, known.sessionId, now);
    }
    return known;
  }

  /** Whose session a token is, where that is known at once and nothing is to be written. */
  peek(token: string): Viewer {
    const now = this.#now();
    const known = this.#fresh(hashToken(token), now);
    if (!known || isOver(known.role, known, now)) return null;
    return now.getTime() - known.lastUsedAt.getTime() < TOUCHED_EVERY_MS ? known : null;
  }

  /** Called when a member's sessions or role changed. */
  forget(memberId: number): void {
    this.#forgotten += 1;
    for (const [key, { id }] of this.#known) if (id === memberId) this.#known.delete(key);
  }

  forgetAll(): void {
    this.#forgotten += 1;
    this.#known.clear();
  }

  #fresh(key: string, now: Date): Known | undefined {
    const known = this.#known.get(key);
    return known && now.getTime() - known.readAt < BELIEVED_MS ? known : undefined;
  }

  async #read(key: string, now: Date): Promise<Known | null> {
    const before = this.#forgotten;
    const found = await findSession(this.#database.db, key);
    if (!found) {
      this.#known.delete(key);
      return null;
    }
    const { id: sessionId, userId: id, ...rest } = found;
    const known = { id, sessionId, ...rest, readAt: now.getTime() };
    if (before === this.#forgotten) {
      if (this.#known.size >= MOST_KEPT) this.#known.clear();
      this.#known.set(key, known);
    }
    return known;
  }
}
