import { enqueueJob } from '../../database/jobs/queue.ts';
import type { Executor } from '../../database/open.ts';
import { countMail, type MailKind } from '../../auth/throttling/mails-per-recipient.ts';
import type { Mail, Transport } from './transport.ts';
import { DAY_MS } from '../../core/durations.ts';
import { inSpan } from '../../core/request-scope.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';

export interface MailOptions {
  userId?: number;
  /** When it is sent first; by default at once. Until then its job can be deleted. */
  sendAt?: Date;
  /** When it becomes useless; by default after a day. */
  expiresAt?: Date;
  /** A 'notice' reports a change of an account, and is counted separately from other mails. */
  kind?: MailKind;
  /** It holds a working link or a code: its words are removed when it is given up. */
  isSecret?: boolean;
  /** Ignores the limit per recipient: for mails that are limited in another way. */
  isUnlimited?: boolean;
}

interface MailerParts {
  now: () => Date;
  /** Called for mails beyond the limit of their recipient: anybody can ask for them, so they are no failure. */
  onRefused: (why: string) => void;
}

/** Queues mails as jobs. */
export class Mailer {
  readonly #parts: MailerParts;

  constructor(parts: MailerParts) {
    this.#parts = parts;
  }

  /**
   * Queues a mail in the transaction that causes it; call `jobs.notify` after the commit.
   * @returns the id of its job; null if it will not be sent, because the recipient has reached the limit
   */
  async enqueue(
    db: Executor,
    mail: Mail,
    { userId, sendAt, expiresAt, kind = 'mail', isSecret, isUnlimited = false }: MailOptions = {},
  ): Promise<number | null> {
    const now = this.#parts.now();
    if (!(await countMail(db, { recipient: mail.to, kind, now })) && !isUnlimited) {
      this.#parts.onRefused('A mail was not sent: its recipient has had too many.');
      return null;
    }
    return enqueueJob(db, now, {
      kind: 'mail',
      title: mail.subject,
      payload: { ...mail },
      expiresAt: expiresAt ?? new Date(now.getTime() + DAY_MS),
      ...(isSecret && { isSecret }),
      ...(userId !== undefined && { userId }),
      ...(sendAt && { dueAt: sendAt }),
    });
  }
}

/** Longer than a delivery can take. */
const LEASE_MS = 5 * 60_000;

/** Whether the server has refused this mail permanently, as opposed to all mail or temporarily. */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

export const mailJob = (transport: Transport): JobHandler => ({
  atOnce: 5,
  leaseMs: LEASE_MS,
  isFinal: isRefused,
  run: ({ payload }) =>
    inSpan('deliver mail', {}, () => transport.deliver(payload as unknown as Mail)),
});
