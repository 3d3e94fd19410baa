import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Primary } from './primary.ts';

const EVERY_MS = 1000;

/**
 * Queries the server every second until it no longer answers or accepts writes, and opens and closes the breaker.
 * @throws what the query throws; DatabaseUnavailable if the server stays silent for three seconds or is read-only; AbortError on `stop`
 */
export async function heartbeat(
  client: Client,
  { primary, breaker }: { primary: Primary; breaker: CircuitBreaker },
  stop: AbortSignal,
): Promise<never> {
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal: stop, ref: false });
    const answer = primary.requireWritable(client);
    breaker.watch(answer);
    await answer;
  }
}
