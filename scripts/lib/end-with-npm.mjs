//@ts-check

const INTERVAL_MS = 250;

/**
 * Ends this process, as a SIGTERM would, once the npm that runs it is gone: a signal sent to npm
 * reaches only the shell between the two, and the server would be left running.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
