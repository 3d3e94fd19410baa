const EVERY_MS = 5000;
const DEADLINE_MS = 30_000;

/**
 * The embedded database knows no statement timeout, and a full disk makes a query spin. Its thread answers
 * between two queries, however many wait, so that only a single one that does not end is late.
 * @param ping ends once the thread has answered
 * @param onLate called when it has not answered in time
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
