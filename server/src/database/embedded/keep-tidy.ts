import type { Pool } from 'pg';

const EVERY_MS = 5 * 60_000;

/** The embedded database has neither checkpointer nor autovacuum: this does both on a timer. */
export function keepTidy(pool: Pool, everyMs = EVERY_MS): () => void {
  const tidy = async () => {
    try {
      await pool.query('checkpoint');
      await pool.query('vacuum analyze');
    } catch {
      // The next turn tries again; a database that is gone is told by its deadline.
    }
  };
  const timer = setInterval(() => void tidy(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
