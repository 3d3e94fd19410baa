import type { AreaQuery } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';

/**
 * Areas of published cafes, most cafes first.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export function listAreas({ services, client }: Context, { q, limit }: AreaQuery): Answer {
  const { catalogue, responses, uncachedReads } = services;
  const { snapshot } = catalogue;
  return responses.answer(
    snapshot,
    `areas ${limit} ${tokenize(q).join(' ')}`,
    { areas: true },
    () => {
      uncachedReads.take(client.ip);
      return readyJson(snapshot.findAreas({ q, limit }));
    },
  );
}
