import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { Attributes, Span } from './tracing.ts';

/** What is known of the request that work is done for. */
export interface RequestScope {
  readonly id?: string;
  /** Of the request itself, or of a job that it has queued. */
  readonly span?: Span;
}

const storage = new AsyncLocalStorage<RequestScope | undefined>();

/** Runs work for a request. It slows every request, so it is used only where requests are logged or traced. */
export const runInRequest = <T>(scope: RequestScope, work: () => T): T => storage.run(scope, work);

/** Runs work that a request starts, but that is done for others as well. */
export const runOutsideRequests = <T>(work: () => T): T =>
  storage.getStore() ? storage.run(undefined, work) : work();

/** The id of the request that work is done for, where that is known. */
export const currentRequestId = (): string | undefined => storage.getStore()?.id;

/** The span of the request or job that work is done for, where traces are sent. */
export const currentSpan = (): Span | undefined => storage.getStore()?.span;

/**
 * Binds work that waits to the asynchronous context of its caller: the id of its request, and its trace.
 * `AsyncResource.bind` would give each function a hidden class of its own, which outlives the request.
 */
export function bindContext<T>(work: () => T): () => T {
  const context = new AsyncResource('WAITING');
  return () => context.runInAsyncScope(work);
}

/** Runs a request to another program, in a span of its own if there is a trace. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  attributesOf?: (result: T) => Attributes,
): Promise<T> {
  const span = currentSpan()?.child(name, attributes);
  if (!span) return work();
  try {
    const result = await work();
    span.end({ attributes: attributesOf?.(result) ?? {} });
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
