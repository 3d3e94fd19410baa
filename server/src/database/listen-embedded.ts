import type { Pool, PoolClient } from 'pg';

import { CHANNEL, parseAnnouncement, type Announcement } from './announcement.ts';

/** The embedded database has one connection, and hears its own announcements on it. */
export async function listenEmbedded(
  pool: Pool,
  onChange: (change: Announcement) => void,
): Promise<() => Promise<void>> {
  const attach = async (client: PoolClient) => {
    client.on('notification', ({ payload }) => onChange(parseAnnouncement(payload)));
    await client.query(`listen ${CHANNEL}`);
  };
  const client = await pool.connect();
  await attach(client);
  client.release();
  const onConnect = (next: PoolClient) => void attach(next);
  pool.on('connect', onConnect);
  return async () => {
    pool.off('connect', onConnect);
    await pool.query(`unlisten ${CHANNEL}`);
  };
}
