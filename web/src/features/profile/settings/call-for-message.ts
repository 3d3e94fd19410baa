import type { Answer, Route } from '@cortado/contract';
import { fetchRoute, type CallArgs } from '../../../lib/api.ts';

/** Routes that answer with a sentence. */
type MessageRoute = {
  [R in Route]: Answer<R> extends { message: string } ? R : never;
}[Route];

/** Calls an endpoint and returns what it says: the message of JSON, or any other answer as it is. */
export async function callForMessage<R extends MessageRoute>(
  route: R,
  ...args: CallArgs<R>
): Promise<string> {
  const text = await (await fetchRoute(route, ...args)).text();
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : text;
  } catch {
    return text;
  }
}
