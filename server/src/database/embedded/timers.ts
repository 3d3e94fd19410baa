import type { Pool } from 'pg';
import type { Logger } from '../../core/logger.ts';

const MAINTAIN_MS = 5 * 60_000;
const PING_MS = 5000;
const DEADLINE_MS = 30_000;

/** @returns a function that stops the timer */
function repeat(work: () => Promise<void>, everyMs: number): () => void {
  const timer = setInterval(() => void work(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Checkpoints and vacuums on a timer, because the embedded database has no background processes for it.
 * @returns a function that stops the timer
 */
export function startMaintenance(pool: Pool, logger: Logger, everyMs = MAINTAIN_MS): () => void {
  const maintain = async () => {
    try {
      await pool.query('checkpoint');
      await pool.query('vacuum analyze');
    } catch (error) {
      // The next turn tries again.
      logger.warn({ err: error }, 'The embedded database could not be tidied up.');
    }
  };
  return repeat(maintain, everyMs);
}

/**
 * Detects a query that does not end: the embedded database has no statement timeout, and a full disk makes
 * a query spin. Its thread answers pings between two queries, however many wait.
 * @param ping resolves once the thread has answered
 * @param onLate called when it has not answered in time
 * @returns a function that stops watching
 */
export function watchDeadline(
  ping: () => Promise<void>,
  onLate: () => void,
  { everyMs = PING_MS, deadlineMs = DEADLINE_MS } = {},
): () => void {
  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    const deadline = setTimeout(onLate, deadlineMs);
    deadline.unref();
    await ping();
    clearTimeout(deadline);
    asking = false;
  };
  return repeat(ask, everyMs);
}
