import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs some work one call at a time: all calls made while it runs share the next run.
 * @param work does not reject
 * @param after the first run waits for this
 * @param everyMs a run begins so long after the one before it at the earliest, so that more calls share it
 */
export function coalesce(
  work: () => Promise<void>,
  after: Promise<void>,
  everyMs = 0,
): () => Promise<void> {
  let running = after;
  let next: Promise<void> | null = null;
  let began = -Infinity;
  const run = async (): Promise<void> => {
    const early = began + everyMs - performance.now();
    if (early > 0) await sleep(early);
    began = performance.now();
    running = next!;
    next = null;
    return work();
  };
  return () => (next ??= running.then(run));
}
