import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { beforeTimeout } from './before-timeout.ts';

const EVERY_MS = 1000;

/**
 * Queries the server every second until it no longer answers.
 * @throws what the query throws; DatabaseAway if the server stays silent; AbortError on `stop`
 */
export async function heartbeat(client: Client, stop: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal: stop, ref: false });
    await beforeTimeout(client.query('select 1'));
  }
}
