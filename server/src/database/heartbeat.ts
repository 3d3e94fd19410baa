import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { beforeTimeout } from './before-timeout.ts';

const EVERY_MS = 1000;

/**
 * Asks again and again whether the server still answers.
 * @throws what the query throws; DatabaseAway where the server stays silent; the abort of `stop`
 */
export async function heartbeat(client: Client, stop: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal: stop, ref: false });
    await beforeTimeout(client.query('select 1'));
  }
}
