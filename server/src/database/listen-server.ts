import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { coalesce } from '../core/coalesce.ts';
import type { Listener } from '../core/listener.ts';
import type { Logger } from '../core/logger.ts';
import { CHANNEL, onAnnouncement, type Announcement } from './announcement.ts';
import { beforeTimeout } from './before-timeout.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { DatabaseUnavailable } from './is-unavailable.ts';
import { Sockets, type Primary } from './primary.ts';

/** The name of the connection that each process listens on: how many there are, is how many processes run. */
export const NODE_APPLICATION = 'cortado node';
const HEARTBEAT_MS = 1000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 1000;
/** How long closing the connection may take; a working server answers sooner. */
const CLOSE_TIMEOUT_MS = 500;

interface ListenOptions {
  primary: Primary;
  breaker: CircuitBreaker;
  logger: Logger;
  onChange: (change: Announcement) => void;
  /** Called when the server no longer answers or accepts writes, although the connection is open. */
  onUseless: () => void;
}

async function connect({ primary, onChange }: ListenOptions, stopping: AbortSignal) {
  const sockets = new Sockets();
  const destroy = () => sockets.destroy();
  stopping.addEventListener('abort', destroy);
  try {
    const client = await primary.connect(sockets);
    /** Rejects with the cause once the connection is lost. */
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection was closed.')));
    });
    lost.catch(() => {});
    client.on('notification', ({ payload }) => onAnnouncement(payload, onChange));
    await beforeTimeout(
      client.query(`set application_name = '${NODE_APPLICATION}'; listen ${CHANNEL}`),
    );
    return { client, lost, destroy };
  } catch (error) {
    destroy();
    throw error;
  } finally {
    stopping.removeEventListener('abort', destroy);
  }
}

type Listening = Awaited<ReturnType<typeof connect>>;

async function disconnect({ client, destroy }: Listening): Promise<void> {
  await Promise.race([client.end(), sleep(CLOSE_TIMEOUT_MS)]);
  destroy();
}

/**
 * Queries the server every second until it no longer answers or accepts writes, and opens and closes the breaker.
 * @throws what the query throws; DatabaseUnavailable if the server stays silent for three seconds or is read-only; AbortError on `stop`
 */
async function heartbeat(
  client: Client,
  { primary, breaker }: { primary: Primary; breaker: CircuitBreaker },
  stop: AbortSignal,
): Promise<never> {
  for (;;) {
    await sleep(HEARTBEAT_MS, undefined, { signal: stop, ref: false });
    const answer = primary.requireWritable(client);
    breaker.watch(answer);
    await answer;
  }
}

/** Resolves once the connection is lost and destroyed, or at once when stopping. */
async function watch(
  { client, lost, destroy }: Listening,
  options: ListenOptions,
  stopping: AbortSignal,
): Promise<void> {
  const isLost = new AbortController();
  try {
    await Promise.race([
      lost,
      heartbeat(client, options, AbortSignal.any([stopping, isLost.signal])),
    ]);
  } catch (error) {
    if (stopping.aborted) return;
    options.logger.warn({ err: error }, 'The listening connection to the database was lost.');
    destroy();
    if (error instanceof DatabaseUnavailable) options.onUseless();
  } finally {
    isLost.abort();
  }
}

/** Retries with exponential backoff; null if stopped meanwhile. */
async function reconnect(options: ListenOptions, stopping: AbortSignal): Promise<Listening | null> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    try {
      await sleep(wait, undefined, { signal: stopping, ref: false });
      const connected = connect(options, stopping);
      options.breaker.watch(connected);
      return await connected;
    } catch (error) {
      if (stopping.aborted) return null;
      options.logger.debug({ err: error }, 'The database is still away.');
    }
  }
}

/**
 * Receives announcements on a connection of its own. One loop watches it: a lost connection is replaced,
 * and then `all` is announced, because notifications may have been missed.
 * `stop` resolves once the loop has ended.
 */
export async function listenServer(options: ListenOptions): Promise<Listener> {
  const stop = new AbortController();
  let listening = await connect(options, stop.signal);
  const run = async () => {
    for (;;) {
      await watch(listening, options, stop.signal);
      if (stop.signal.aborted) return disconnect(listening);
      const next = await reconnect(options, stop.signal);
      if (!next) return;
      listening = next;
      options.logger.warn('The listening connection to the database is back.');
      options.onChange({ kind: 'all' });
    }
  };
  const running = run();
  // The server sends what was announced before a query's answer, so that one says that all of it is here.
  const caughtUp = coalesce(async () => {
    await listening.client.query('select 1').catch(() => {});
  }, Promise.resolve());
  return {
    caughtUp,
    async stop() {
      stop.abort();
      await running;
    },
  };
}
