import type { Pool } from 'pg';
import type { Logger } from '../../core/logger.ts';

const EVERY_MS = 5 * 60_000;

/** The embedded database has neither checkpointer nor autovacuum: this does both on a timer. */
export function keepTidy(pool: Pool, logger: Logger, everyMs = EVERY_MS): () => void {
  const tidy = async () => {
    try {
      await pool.query('checkpoint');
      await pool.query('vacuum analyze');
    } catch (error) {
      // The next turn tries again.
      logger.warn({ err: error }, 'The embedded database could not be tidied up.');
    }
  };
  const timer = setInterval(() => void tidy(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
