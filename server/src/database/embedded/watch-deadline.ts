import type { Pool } from 'pg';

const EVERY_MS = 5000;
const DEADLINE_MS = 30_000;

/**
 * The embedded database knows no statement timeout, and a full disk makes a query spin. With one
 * connection any stuck query also holds up this question, so its deadline is everyone's.
 * @param onLate called once, when the database has not answered in time
 */
export function watchDeadline(
  pool: Pick<Pool, 'query'>,
  onLate: () => void,
  { everyMs = EVERY_MS, deadlineMs = DEADLINE_MS } = {},
): () => void {
  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    const deadline = setTimeout(onLate, deadlineMs);
    deadline.unref();
    try {
      await pool.query('select 1');
    } catch {
      // A lost connection is replaced by the pool; only silence counts here.
    } finally {
      clearTimeout(deadline);
      asking = false;
    }
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
