import type { TokenBuckets } from '../auth/throttling/token-buckets.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import type { Scope, Snapshot } from '../catalogue/types.ts';
import { BoundedCache } from '../core/bounded-cache.ts';
import type { ReadyResponse } from './ready-response.ts';

const MAX_BYTES = 96 * 1024 * 1024;

/** What is asked, with everything that decides the answer. */
export interface Question {
  snapshot: Snapshot;
  /** Names it among all answers: the parameters of its route, the canonical query and, where it depends on them, the favorites. No slash is its first character. */
  key: string;
  /** What of the catalogue it depends on; null: on nothing. */
  scope: Scope | 'everything' | null;
  /** Whether it holds otherwise; without it only the catalogue and the time change it. */
  holds?: () => boolean;
  /** The client whose token a miss takes; absent where nothing is searched, drawn, rendered or read. */
  ip?: string;
}

/** An answer, with whom it is for. */
export interface Answer {
  ready: ReadyResponse;
  key: string;
  /** The members it is for, those with the same favorites. Absent: it is for guests. */
  audience?: string;
  /** Made without the viewer or their favorites, because the database is unavailable: not found by its address. */
  isProvisional?: boolean;
}

type Make = (former?: ReadyResponse) => ReadyResponse | Promise<ReadyResponse>;

interface Entry {
  ready: ReadyResponse;
  scope: Question['scope'];
  holds: Question['holds'];
  /** The latest revision that it is known to hold for. */
  revision: number;
  /** The minute of the snapshot that it was last found under. */
  now: Minute;
}

/**
 * All answers that are made once and sent often: JSON, pages, cards, photos and tiles, bounded in bytes together. An answer is
 * also found under later snapshots, until a change or the time affects what it depends on; never under an earlier one. Beside
 * them are the addresses by which they were asked for, each with the key of its answer.
 */
export class AnswerCache {
  readonly #entries = new BoundedCache<Entry | string>(MAX_BYTES);
  readonly #making = new Map<string, Promise<ReadyResponse>>();
  readonly #tokens: Pick<TokenBuckets, 'take'>;

  constructor(tokens: Pick<TokenBuckets, 'take'>) {
    this.#tokens = tokens;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /**
   * The stored answer, or a new one, which is stored unless it is private. All who ask meanwhile share the making.
   * @param make gets the answer that has ceased to hold, unless the catalogue has changed it
   * @throws AppError RATE_LIMITED, if the client has no token left; what `make` throws
   */
  async answer(question: Question, make: Make): Promise<Answer> {
    const { snapshot, key, ip } = question;
    const entry = this.#find(snapshot, key);
    if (entry && isHeld(entry)) return { ready: entry.ready, key };
    const name = `${snapshot.revision} ${snapshot.now.index} ${key}`;
    let making = this.#making.get(name);
    if (!making) {
      if (ip !== undefined) this.#tokens.take(ip);
      const made = make(entry?.ready);
      if (!(made instanceof Promise)) {
        this.#store(question, made);
        return { ready: made, key };
      }
      making = this.#finish(name, question, made);
      this.#making.set(name, making);
    }
    return { ready: await making, key };
  }

  /** The answer that was asked for at an address, if it holds. */
  at(address: string, snapshot: Snapshot): ReadyResponse | undefined {
    const key = this.#entries.get(address);
    if (typeof key !== 'string') return undefined;
    const entry = this.#find(snapshot, key);
    return entry && isHeld(entry) ? entry.ready : undefined;
  }

  /** @param address its first character is a slash, or it has a line break, but no space */
  remember(address: string, key: string): void {
    if (this.#entries.get(address) !== key) this.#entries.set(address, key, 0);
  }

  async #finish(name: string, question: Question, made: Promise<ReadyResponse>) {
    try {
      const ready = await made;
      this.#store(question, ready);
      return ready;
    } catch (error) {
      this.#entries.delete(question.key);
      throw error;
    } finally {
      this.#making.delete(name);
    }
  }

  #store({ snapshot: { revision, now }, key, scope, holds }: Question, ready: ReadyResponse): void {
    if (ready.isPrivate) this.#entries.delete(key);
    else this.#entries.set(key, { ready, scope, holds, revision, now }, ready.bytes);
  }

  /** The entry, unless the catalogue or the time has changed what it depends on. */
  #find(snapshot: Snapshot, key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || typeof entry === 'string') return undefined;
    const { scope, revision, now } = entry;
    if (scope === null || (revision === snapshot.revision && now === snapshot.now)) return entry;
    if (revision > snapshot.revision) return undefined;
    const isChanged =
      (revision < snapshot.revision && snapshot.hasChanged(scope, revision)) ||
      snapshot.hasMoved(scope, now);
    if (isChanged) {
      this.#entries.delete(key);
      return undefined;
    }
    entry.revision = snapshot.revision;
    entry.now = snapshot.now;
    return entry;
  }
}

const isHeld = ({ holds }: Entry) => holds === undefined || holds();
