import { Socket } from 'node:net';
import { Client, type ClientBase, type ClientConfig } from 'pg';
import { describeError } from '../core/describe-error.ts';
import { hostUrls } from '../core/host-urls.ts';
import { beforeTimeout } from './before-timeout.ts';
import { DatabaseUnavailable } from './is-unavailable.ts';

/** Well within the five seconds a request has; a working server connects sooner. */
export const CONNECT_MS = 3000;
/** When TCP keep-alive first probes an idle connection; Linux would wait two hours. */
const KEEP_ALIVE_MS = 10_000;

function connectionConfig(databaseUrl: string): ClientConfig {
  return {
    connectionString: databaseUrl,
    fallback_application_name: 'cortado',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** Tracks the sockets it creates: a connection to a silent server can only be ended by destroying its socket. */
export class Sockets {
  readonly #open = new Set<Socket>();

  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.on('close', () => this.#open.delete(socket));
    return socket;
  };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

/** A standby is read-only, and so is a server that an operator has demoted by `default_transaction_read_only`. */
const STATE = `select current_setting('transaction_read_only') as read_only,
  extract(epoch from clock_timestamp())::float8 * 1000 as time`;
/** A smaller difference of the clocks is ignored, and so is an answer that took longer. */
const TOLERANCE_MS = 1000;
/** The name of a WAL file begins with the timeline, eight hexadecimal digits that each promotion increments. */
const TIMELINE = `select case when not pg_is_in_recovery()
  then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

interface Found {
  client: Client;
  url: string;
  timeline: number;
}

/** Finds the primary among the hosts of a connection URI. A single host only has to accept writes. */
export class Primary {
  readonly #urls: readonly string[];
  #url: string;
  /** The timeline of the last primary. A server with an older one was demoted without knowing it. */
  #timeline = 0;
  /** By how much its clock is ahead of this process's. */
  #aheadMs = 0;
  readonly #onMove: () => void;

  /** @param onMove called when another host is the primary than before */
  constructor(databaseUrl: string, onMove: () => void) {
    this.#onMove = onMove;
    this.#urls = hostUrls(databaseUrl) ?? [databaseUrl];
    this.#url = this.#urls[0]!;
  }

  /** The options of a connection to the host that was the primary when it was last looked for. */
  get config(): ClientConfig {
    return connectionConfig(this.#url);
  }

  /** The time by the primary's clock, which all nodes share, to a second. */
  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /**
   * Asks whether the server accepts writes, and for its time.
   * @throws DatabaseUnavailable if it does not
   */
  async requireWritable(client: ClientBase): Promise<void> {
    const asked = Date.now();
    const { rows } = await beforeTimeout(client.query<{ read_only: string; time: number }>(STATE));
    const answered = Date.now();
    const [state] = rows;
    if (state?.read_only !== 'off') throw new DatabaseUnavailable('The server is read-only.');
    const aheadMs = state.time - (asked + answered) / 2;
    if (answered - asked < TOLERANCE_MS && Math.abs(aheadMs - this.#aheadMs) > TOLERANCE_MS) {
      this.#aheadMs = aheadMs;
    }
  }

  /**
   * Connects to the primary, looking for it on all hosts at once.
   * @throws DatabaseUnavailable if none accepts writes; with one host, why that cannot be used
   */
  async connect(sockets: Sockets): Promise<Client> {
    const tried = await Promise.allSettled(this.#urls.map((url) => this.#try(url, sockets)));
    const found = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [best, ...others] = found.toSorted((a, b) => b.timeline - a.timeline);
    for (const { client } of others) client.end().catch(() => {});
    if (!best) throw this.#failure(tried);
    this.#timeline = best.timeline;
    if (best.url !== this.#url) {
      this.#url = best.url;
      this.#onMove();
    }
    return best.client;
  }

  /** @throws DatabaseUnavailable if the server is not the primary */
  async require(client: ClientBase): Promise<number> {
    await this.requireWritable(client);
    if (this.#urls.length === 1) return 0;
    const { rows } = await beforeTimeout(client.query<{ timeline: string | null }>(TIMELINE));
    const timeline = Number.parseInt(rows[0]?.timeline ?? '0', 16);
    if (timeline < this.#timeline)
      throw new DatabaseUnavailable('The server was the primary once.');
    return timeline;
  }

  async #try(url: string, sockets: Sockets): Promise<Found> {
    const client = new Client({ ...connectionConfig(url), stream: sockets.make });
    // A lost connection fails the pending query; without an error listener it would also end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return { client, url, timeline: await this.require(client) };
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
  }

  #failure(tried: readonly PromiseSettledResult<Found>[]): unknown {
    const reasons = tried.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    );
    if (reasons.length === 1) return reasons[0];
    const reasonsByHost = reasons.map(
      (reason, at) => `${new URL(this.#urls[at]!).host}: ${describeError(reason).message}`,
    );
    return new DatabaseUnavailable(`No host is a primary: ${reasonsByHost.join('; ')}`);
  }
}
