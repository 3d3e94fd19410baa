import { parseCafeQuery } from '@cortado/contract';
import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';
import type { Scope } from '../../catalogue/types.ts';

/** What understanding words hangs on: the names of all cafes, the areas, and which day it is. */
export const WORDS_SCOPE: Scope = { matches: parseCafeQuery({}), areas: true, hours: true };

/**
 * What typed words mean.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export function understand({ services, client }: Context, text: string): Answer {
  const { catalogue, responses, uncachedReads } = services;
  const { snapshot } = catalogue;
  return responses.answer(snapshot, `understand ${text}`, WORDS_SCOPE, () => {
    uncachedReads.take(client.ip);
    return readyJson(snapshot.understand(text));
  });
}
