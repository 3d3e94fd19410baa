import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Database } from '../../../database/open.ts';
import { purgeRemoved } from '../removed-photos.ts';
import { readOriginal } from '../originals.ts';
import { makeInProcess } from './make-in-process.ts';
import {
  claimPhoto,
  giveUpPhoto,
  keepSizes,
  nextClaim,
  releaseClaim,
  renewClaim,
  type ClaimedPhoto,
} from './queue.ts';
import * as texts from './texts.ts';

/** A node that has not renewed its claim for so long counts as dead. */
const LEASE_MS = 30_000;
const RENEW_MS = LEASE_MS / 3;
/** The interval of looks for photos that a dead node has left. */
const POLL_MS = 60_000;
const MIN_WAIT_MS = 20;
/** A photo that ends the process each time is given up. */
const MAX_ATTEMPTS = 3;

interface Parts {
  database: Database;
  catalogue: Pick<Catalogue, 'refresh'>;
  now: () => Date;
  onError: (error: unknown) => void;
  make?: typeof makeInProcess;
}

/**
 * Makes the sizes of uploaded photos, one after another, from a queue in the database: none is lost with the process, and
 * each is made by one node.
 */
export class PhotoProcessor {
  readonly #parts: Parts;
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isWoken = false;
  #isDatabaseAway = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts to work in the background; never throws. */
  wake(): void {
    if (this.#isClosed) return;
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => (this.#running = null));
  }

  /** Resolves once nothing is being made. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Leaves a photo that is being made to the next process. */
  async close(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  get #isClosed(): boolean {
    return this.#ending.signal.aborted;
  }

  async #run(): Promise<void> {
    const { database, now, onError } = this.#parts;
    clearTimeout(this.#timer);
    let next: Date | null = null;
    try {
      while (this.#isWoken && !this.#isClosed) {
        this.#isWoken = false;
        await this.#processAll();
        await purgeRemoved(database.db, now());
        next = await nextClaim(database.db);
      }
      this.#isDatabaseAway = false;
    } catch (error) {
      if (!this.#isDatabaseAway && !this.#isClosed) onError(error);
      this.#isDatabaseAway = true;
    }
    if (this.#isClosed) return;
    const wait = next ? next.getTime() - now().getTime() : POLL_MS;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(wait, MIN_WAIT_MS), POLL_MS));
    this.#timer.unref();
  }

  get #leaseEnd(): Date {
    return new Date(this.#parts.now().getTime() + LEASE_MS);
  }

  async #processAll(): Promise<void> {
    const { database, now } = this.#parts;
    while (!this.#isClosed) {
      const photo = await claimPhoto(database.db, { now: now(), until: this.#leaseEnd });
      if (!photo) return;
      await this.#process(photo);
    }
  }

  async #process(photo: ClaimedPhoto): Promise<void> {
    const { database, catalogue, onError, make = makeInProcess } = this.#parts;
    const { id, cafeId, attempts } = photo;
    const giveUp = (why: string) => database.inTransaction((tx) => giveUpPhoto(tx, id, why));
    if (attempts > MAX_ATTEMPTS) return giveUp(texts.tooHard);
    const original = await readOriginal(database.db, id);
    if (!original) return;
    const renewing = setInterval(() => {
      renewClaim(database.db, id, this.#leaseEnd).catch(onError);
    }, RENEW_MS);
    try {
      const made = await make(original, this.#ending.signal);
      if (made) await database.inTransaction((tx) => keepSizes(tx, photo, made));
      else await giveUp(texts.broken);
    } catch (error) {
      if (!this.#isClosed) return onError(error);
      await releaseClaim(database.db, id);
    } finally {
      clearInterval(renewing);
    }
    await catalogue.refresh({ kind: 'cafe', id: cafeId });
  }
}
