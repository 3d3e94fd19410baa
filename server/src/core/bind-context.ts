import { AsyncResource } from 'node:async_hooks';

/**
 * Binds work that waits to the asynchronous context of its caller: the id of its request, and its trace.
 * `AsyncResource.bind` would give each function a hidden class of its own, which outlives the request.
 */
export function bindContext<T>(work: () => T): () => T {
  const context = new AsyncResource('WAITING');
  return () => context.runInAsyncScope(work);
}
