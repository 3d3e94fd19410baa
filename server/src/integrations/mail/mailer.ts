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

/** Longer than a delivery can take: after it a mail's node is thought dead. */
const LEASE_MS = 5 * 60_000;
const MAX_AT_ONCE = 5;
/** How long until it looks again for mails that another node has left behind. */
const POLL_MS = 60_000;
const MIN_WAIT_MS = 20;
const DAY_MS = 24 * 3600 * 1000;

export interface MailOptions {
  /** Whose mail it is. */
  userId?: number;
  /** When it is of no use any more; a day from now unless said. */
  expiresAt?: Date;
  /** A notice says that an account was changed, and is counted apart from other mails. */
  kind?: MailKind;
  /** Sent whatever its recipient has had: for what is bounded in another way. */
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
 * Sends mails from a queue in the database: none is lost with the process, nobody waits for one, and
 * nodes share the work. A mail may arrive twice where its node dies right after sending it.
 */
export class Mailer {
  readonly #parts: MailerParts;
  readonly #waits: readonly number[];
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | null = null;
  #isWanted = false;
  #isClosed = false;
  #isDatabaseAway = false;

  constructor(parts: MailerParts) {
    this.#parts = parts;
    this.#waits = parts.waits ?? WAITS_MS;
  }

  /**
   * Writes a mail down, within the change that causes it; `wake` follows once that is committed.
   * @returns whether it will be sent: not where its recipient has had too many
   */
  async enqueue(
    db: Executor,
    { to, subject, ...content }: Mail,
    { userId, expiresAt, kind = 'mail', isUnlimited = false }: MailOptions = {},
  ): Promise<boolean> {
    const now = this.#parts.now();
    if (!(await countMail(db, { recipient: to, kind, now })) && !isUnlimited) {
      this.#parts.onError(new Error('A mail was not sent: its recipient has had too many.'));
      return false;
    }
    await db.insert(outgoingMails).values({
      userId: userId ?? null,
      recipient: to,
      subject,
      content,
      nextAttemptAt: now,
      expiresAt: expiresAt ?? new Date(now.getTime() + DAY_MS),
      createdAt: now,
    });
    return true;
  }

  /** Begins to send what is due; it never throws and never waits. */
  wake(): void {
    if (this.#isClosed) return;
    this.#isWanted = true;
    this.#working ??= this.#work().finally(() => (this.#working = null));
  }

  /** Ends once nothing is being sent. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** Lets what is being delivered finish; the rest stays in the database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
    this.#parts.transport.close();
  }

  async #work(): Promise<void> {
    clearTimeout(this.#timer);
    let next: Date | null = null;
    try {
      while (this.#isWanted && !this.#isClosed) {
        this.#isWanted = false;
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
      const claim = { now: now(), leaseMs: LEASE_MS, most: MAX_AT_ONCE };
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
      const isHopeless = wait === undefined || until >= expiresAt || isRefused(error);
      if (isHopeless) await giveUpMail(database.db, id, { now: now(), lastError });
      else await postponeMail(database.db, id, { until, lastError });
      return;
    }
    await removeMail(database.db, id);
  }
}
