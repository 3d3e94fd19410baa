import { AsyncResource } from 'node:async_hooks';

/**
 * Some work that waits, with the asynchronous context of whoever asked for it: the id of its request, and its trace.
 * `AsyncResource.bind` makes each function another hidden class, which outlives the request.
 */
export function keepContext<T>(work: () => T): () => T {
  const context = new AsyncResource('WAITING');
  return () => context.runInAsyncScope(work);
}
