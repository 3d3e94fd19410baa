import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Delivers one mail, or throws. */
export interface Transport {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

const WAITS_MS = [1_000, 5_000, 30_000, 120_000];

/** Sends mail beside the answer: nobody waits for it, and what fails is tried again. */
export class Mailer {
  readonly #transport: Transport;
  readonly #onError: (error: unknown) => void;
  readonly #waits: readonly number[];
  readonly #stop = new AbortController();
  readonly #sending = new Set<Promise<void>>();

  constructor(
    transport: Transport,
    { onError, waits = WAITS_MS }: { onError: (error: unknown) => void; waits?: readonly number[] },
  ) {
    this.#transport = transport;
    this.#onError = onError;
    this.#waits = waits;
  }

  /** Begins to send; it never throws and never waits. */
  send(mail: Mail): void {
    const sending = this.#try(mail).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  /** Ends once every mail is delivered or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending);
  }

  /** Lets what is being delivered finish, and gives up what waits to be tried again. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.settled();
    this.#transport.close();
  }

  async #try(mail: Mail): Promise<void> {
    for (const wait of [...this.#waits, null]) {
      try {
        return await this.#transport.deliver(mail);
      } catch (error) {
        this.#onError(new Error('A mail could not be delivered.', { cause: error }));
        if (wait === null || this.#stop.signal.aborted) return;
      }
      try {
        await sleep(wait, undefined, { signal: this.#stop.signal });
      } catch {
        // Stopping: one last try.
      }
    }
  }
}

/** Where mail goes by the settings: an SMTP server, else a file each in the outbox folder. */
export function openTransport({ MAIL_URL, MAIL_FROM, DATA_DIR }: Settings): Transport {
  return MAIL_URL ? openSmtp(MAIL_URL, MAIL_FROM) : openOutbox(DATA_DIR, MAIL_FROM);
}
