import { outgoingMails } from '../../database/schema.ts';
import type { Database, Executor } from '../../database/open.ts';
import { countMail, type MailKind } from '../../auth/throttling/mails-per-recipient.ts';
import type { Mail, Transport } from './mail.ts';
import {
  claimMails,
  giveUpMail,
  nextAttempt,
  postponeMail,
  removeMail,
  type QueuedMail,
} from './queue.ts';
import { isRefused, summarise, WAITS_MS } from './retry.ts';

/** Longer than a delivery can take; after it the node that claimed a mail counts as dead. */
const LEASE_MS = 5 * 60_000;
const MAX_AT_ONCE = 5;
/** The interval of checks for mails that a dead node has left. */
const POLL_MS = 60_000;
const MIN_WAIT_MS = 20;
const DAY_MS = 24 * 3600 * 1000;

export interface MailOptions {
  /** The member it is for. */
  userId?: number;
  /** When it is sent first; by default at once. Until then its row can be deleted. */
  sendAt?: Date;
  /** When it becomes useless; by default after a day. */
  expiresAt?: Date;
  /** A 'notice' reports a change of an account, and is counted separately from other mails. */
  kind?: MailKind;
  /** Ignores the limit per recipient: for mails that are limited in another way. */
  isUnlimited?: boolean;
}

interface MailerParts {
  database: Database;
  transport: Transport;
  now: () => Date;
  onError: (error: unknown) => void;
  waits?: readonly number[];
}

/**
 * Sends mails from a queue in the database: none is lost with the process, no request waits for a delivery,
 * and nodes share the work. A mail may be sent twice if its node dies right after sending it.
 */
export class Mailer {
  readonly #parts: MailerParts;
  readonly #waits: readonly number[];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isWoken = false;
  #isClosed = false;
  #isDatabaseAway = false;

  constructor(parts: MailerParts) {
    this.#parts = parts;
    this.#waits = parts.waits ?? WAITS_MS;
  }

  /**
   * Queues a mail in the transaction that causes it; call `wake` after the commit.
   * @returns the id of its row; null if it will not be sent, because the recipient has reached the limit
   */
  async enqueue(
    db: Executor,
    { to, subject, ...content }: Mail,
    { userId, sendAt, expiresAt, kind = 'mail', isUnlimited = false }: MailOptions = {},
  ): Promise<number | null> {
    const now = this.#parts.now();
    if (!(await countMail(db, { recipient: to, kind, now })) && !isUnlimited) {
      this.#parts.onError(new Error('A mail was not sent: its recipient has had too many.'));
      return null;
    }
    const values = {
      userId: userId ?? null,
      recipient: to,
      subject,
      content,
      nextAttemptAt: sendAt ?? now,
      expiresAt: expiresAt ?? new Date(now.getTime() + DAY_MS),
      createdAt: now,
    };
    const [row] = await db.insert(outgoingMails).values(values).returning({ id: outgoingMails.id });
    return row!.id;
  }

  /** Starts to send due mails in the background; never throws. */
  wake(): void {
    if (this.#isClosed) return;
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => (this.#running = null));
  }

  /** Resolves once nothing is being sent. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Waits for running deliveries; the other mails stay in the database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
    this.#parts.transport.close();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let next: Date | null = null;
    try {
      while (this.#isWoken && !this.#isClosed) {
        this.#isWoken = false;
        await this.#sendDue();
        next = await nextAttempt(this.#parts.database.db);
      }
      this.#isDatabaseAway = false;
    } catch (error) {
      if (!this.#isDatabaseAway) this.#parts.onError(error);
      this.#isDatabaseAway = true;
    }
    if (this.#isClosed) return;
    const wait = next ? next.getTime() - this.#parts.now().getTime() : POLL_MS;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(wait, MIN_WAIT_MS), POLL_MS));
  }

  async #sendDue(): Promise<void> {
    const { database, now } = this.#parts;
    while (!this.#isClosed) {
      const claim = { now: now(), leaseMs: LEASE_MS, limit: MAX_AT_ONCE };
      const mails = await claimMails(database.db, claim);
      const results = await Promise.allSettled(mails.map((mail) => this.#send(mail)));
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
      if (mails.length < MAX_AT_ONCE) return;
    }
  }

  async #send(mail: QueuedMail): Promise<void> {
    const { database, transport, now, onError } = this.#parts;
    const { id, recipient: to, subject, content, attempts, expiresAt } = mail;
    try {
      if (expiresAt <= now()) throw new Error(mail.lastError ?? 'It was not sent in time.');
      await transport.deliver({ to, subject, ...content! });
    } catch (error) {
      onError(new Error('A mail could not be delivered.', { cause: error }));
      const wait = this.#waits[attempts - 1];
      const until = new Date(now().getTime() + (wait ?? 0));
      const lastError = summarise(error);
      const isFinal = wait === undefined || until >= expiresAt || isRefused(error);
      if (isFinal) await giveUpMail(database.db, id, { now: now(), lastError });
      else await postponeMail(database.db, id, { until, lastError });
      return;
    }
    await removeMail(database.db, id);
  }
}
