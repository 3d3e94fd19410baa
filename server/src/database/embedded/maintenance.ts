import type { Pool } from 'pg';
import type { Logger } from '../../core/logger.ts';

const EVERY_MS = 5 * 60_000;

/**
 * Checkpoints and vacuums on a timer, because the embedded database has no background processes for it.
 * @returns a function that stops the timer
 */
export function startMaintenance(pool: Pool, logger: Logger, everyMs = EVERY_MS): () => void {
  const maintain = async () => {
    try {
      await pool.query('checkpoint');
      await pool.query('vacuum analyze');
    } catch (error) {
      // The next turn tries again.
      logger.warn({ err: error }, 'The embedded database could not be tidied up.');
    }
  };
  const timer = setInterval(() => void maintain(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
