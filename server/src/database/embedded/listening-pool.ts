import type { Listener } from '../../core/listener.ts';
import { Pool, type PoolConfig } from 'pg';
import { CHANNEL, onAnnouncement, type Announcement } from '../announcement.ts';

export interface ListeningPool {
  pool: Pool;
  listen: (onChange: (change: Announcement) => void) => Promise<Listener>;
  /** Calls the listeners with a change. */
  announce: (change: Announcement) => void;
}

/** A pool of one connection that receives its own announcements; a replacement listens before it is used, too. */
export function listeningPool(config: PoolConfig): ListeningPool {
  const callbacks = new Set<(change: Announcement) => void>();
  const announce = (change: Announcement) => {
    for (const callback of callbacks) callback(change);
  };
  const pool = new Pool({
    ...config,
    async onConnect(client) {
      client.on('notification', ({ payload }) => onAnnouncement(payload, announce));
      // All connections are one session of the database, which keeps what an earlier one has prepared; this one would prepare it again.
      await client.query(`deallocate all; listen ${CHANNEL}`);
    },
  });
  return {
    pool,
    announce,
    async listen(onChange) {
      callbacks.add(onChange);
      return {
        // A write and what it announces share one connection, so nothing is under way.
        caughtUp: async () => {},
        stop: async () => void callbacks.delete(onChange),
      };
    },
  };
}
