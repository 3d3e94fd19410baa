const EVERY_MS = 5000;
const DEADLINE_MS = 30_000;

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
  { everyMs = EVERY_MS, deadlineMs = DEADLINE_MS } = {},
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
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
