/**
 * Runs some work one call at a time: all calls made while it runs share the next run.
 * @param work does not reject
 * @param after the first run waits for this
 */
export function coalesce(work: () => Promise<void>, after: Promise<void>): () => Promise<void> {
  let running = after;
  let next: Promise<void> | null = null;
  return () =>
    (next ??= running.then(() => {
      running = next!;
      next = null;
      return work();
    }));
}
