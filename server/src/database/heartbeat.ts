import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { requireWritable } from './primary.ts';

const EVERY_MS = 1000;

/**
 * Queries the server every second until it no longer answers or accepts writes.
 * @throws what the query throws; DatabaseAway if the server stays silent or is read-only; AbortError on `stop`
 */
export async function heartbeat(client: Client, stop: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal: stop, ref: false });
    await requireWritable(client);
  }
}
