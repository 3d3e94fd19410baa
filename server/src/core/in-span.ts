import { currentSpan } from './request-scope.ts';
import type { Attributes } from './tracing.ts';

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
