import { clientNetworks } from '../auth/throttling/client-network.ts';
import { wordError, type PlainErrorText } from '../core/error-texts.ts';
import { AppError } from '../core/errors.ts';

const HEADERS = { 'retry-after': '60' };

interface Who {
  userId?: number;
  isTrusted?: boolean;
}

interface Limits {
  /** Of all clients, on this node. */
  max: number;
  /** Of one client's network, and of one member. */
  perClient: number;
  /** Of `max`, for those who are trusted alone; by default none. */
  reserved?: number;
  /** A client that takes nothing for so long is cut off. */
  stalledMs?: number;
  /** What to say if there are too many. */
  busy?: PlainErrorText;
}

const STALLED_MS = 60_000;

/** Each export holds its snapshot until it ends, and compresses for seconds. */
const EXPORTS: Limits = { max: 8, perClient: 2 };

/** Counts the answers, or the bodies, that are being streamed. */
export class OpenStreams {
  readonly stalledMs: number;
  readonly #limits: Limits;
  readonly #byClient = new Map<string, number>();
  #open = 0;

  constructor(limits: Limits = EXPORTS) {
    this.#limits = limits;
    this.stalledMs = limits.stalledMs ?? STALLED_MS;
  }

  /**
   * @returns to be called when the stream has ended
   * @throws AppError RATE_LIMITED or UNAVAILABLE, if the client or all clients have too many open
   */
  begin(address: string, { userId, isTrusted = false }: Who = {}): () => void {
    const [network] = clientNetworks(address);
    const clients = userId === undefined ? [network] : [network, `member ${userId}`];
    const own = Math.max(...clients.map((client) => this.#byClient.get(client) ?? 0));
    const { max, reserved = 0, busy = 'tooManyExports' } = this.#limits;
    const details = { ...wordError(busy), headers: HEADERS };
    if (own >= this.#limits.perClient) throw new AppError('RATE_LIMITED', details);
    if (this.#open >= (isTrusted ? max : max - reserved))
      throw new AppError('UNAVAILABLE', details);
    this.#open += 1;
    for (const client of clients) {
      this.#byClient.set(client, (this.#byClient.get(client) ?? 0) + 1);
    }
    return () => this.#end(clients);
  }

  #end(clients: readonly string[]): void {
    this.#open -= 1;
    for (const client of clients) {
      const left = this.#byClient.get(client)! - 1;
      if (left > 0) this.#byClient.set(client, left);
      else this.#byClient.delete(client);
    }
  }
}
