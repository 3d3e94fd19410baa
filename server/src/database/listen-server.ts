import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

import { CHANNEL, parseAnnouncement, type Announcement } from './announcement.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

async function connect(
  config: ClientConfig,
  onChange: (change: Announcement) => void,
  onLost: () => void,
): Promise<Client> {
  const client = new Client({ ...config, keepAlive: true });
  client.on('notification', ({ payload }) => onChange(parseAnnouncement(payload)));
  client.on('error', () => {});
  client.on('end', onLost);
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return client;
}

/** Hears announcements on a connection of its own; after a lost one it reconnects and reports that anything may have changed. */
export async function listenServer(
  config: ClientConfig,
  onChange: (change: Announcement) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  const reconnect = async () => {
    for (let wait = FIRST_WAIT_MS; !stopped; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await sleep(wait, undefined, { ref: false });
      try {
        client = await connect(config, onChange, onLost);
        onChange({ kind: 'all' });
        return;
      } catch {
        // The server is still away: the loop waits longer and tries again.
      }
    }
  };
  const onLost = () => {
    if (!stopped) void reconnect();
  };
  let client = await connect(config, onChange, onLost);
  return async () => {
    stopped = true;
    await client.end();
  };
}
