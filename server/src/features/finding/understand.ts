import { parseCafeQuery } from '@cortado/contract';
import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';
import type { Scope } from '../../catalogue/types.ts';

/** 'Open at 9' is tomorrow once it is past nine. */
const SAYS_WHEN = /\d|noon|midnight|morning|afternoon/i;

/** What understanding words hangs on: what all cafes are called and have, the areas, which day it is, and the minute where a time is asked for. */
export const wordsScope = (text: string): Scope => ({
  matches: parseCafeQuery({}),
  areas: true,
  hours: true,
  minute: SAYS_WHEN.test(text),
});

/**
 * What typed words mean.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export function understand({ services, client }: Context, text: string): Answer {
  const { catalogue, responses, uncachedReads } = services;
  const { snapshot } = catalogue;
  return responses.answer(snapshot, `understand ${text}`, wordsScope(text), () => {
    uncachedReads.take(client.ip);
    return readyJson(snapshot.understand(text));
  });
}
