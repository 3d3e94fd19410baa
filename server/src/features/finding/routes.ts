import { type CafeQuery, parseCafeQuery } from '@cortado/contract';
import type { FastifyInstance } from 'fastify';
import { canonicalKey, mapScope } from '../../catalogue/search/scopes.ts';
import type { Scope } from '../../catalogue/types.ts';
import { AppError } from '../../core/errors.ts';
import type { Answer } from '../../http/answer-cache.ts';
import { JSON_TYPE, readyJson, ReadyResponse } from '../../http/ready-response.ts';
import { type Context, route } from '../../http/route.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import { catalogueView } from '../cafes/catalogue-view.ts';

/**
 * What may be meant by what has been typed. Favorites are not counted, so that the answer is the same for everybody.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
function suggest({ services, client }: Context, asked: CafeQuery): Promise<Answer> {
  const { answers, catalogue } = services;
  const { snapshot } = catalogue;
  const query: CafeQuery = {
    ...asked,
    favoritesOnly: false,
    sortBy: 'relevance',
    limit: null,
    offset: 0,
  };
  // Any cafe may be suggested, and any is counted.
  const scope = { ...mapScope(query), matches: parseCafeQuery({}), areas: true };
  // The rest of a text keeps its punctuation, so words alone do not identify the answer.
  const key = `suggest ${query.q}\n${canonicalKey(query)}`;
  return answers.answer({ snapshot, key, scope, ip: client.ip }, () =>
    readyJson(snapshot.suggest(query), { compression: 'fast' }),
  );
}

/** 'Open at 9' is tomorrow once it is past nine. */
const SAYS_WHEN = /\d|noon|midnight|morning|afternoon/i;

/** The meaning of words depends on the names and options of all cafes, the areas, the day, and for a time the minute. */
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
function understand({ services, client }: Context, text: string): Promise<Answer> {
  const { answers, catalogue } = services;
  const { snapshot } = catalogue;
  const question = { snapshot, key: `understand ${text}`, scope: wordsScope(text), ip: client.ip };
  return answers.answer(question, () =>
    readyJson(snapshot.understand(text), { compression: 'fast' }),
  );
}

/**
 * The published cafes most like one, the best first.
 * @throws AppError CAFE_NOT_FOUND, or RATE_LIMITED, if a client sends too many queries that are not cached
 */
async function listSimilarCafes(context: Context, id: number): Promise<Answer> {
  const { snapshot, favorites, answer } = await catalogueView(context);
  if (!snapshot.cafes.has(id)) throw new AppError('CAFE_NOT_FOUND');
  // How rare an option is depends on all cafes.
  const scope = { matches: parseCafeQuery({}), hours: true };
  const key = `similar ${favorites.key} ${id}`;
  return answer({ key, scope, ip: context.client.ip }, () => {
    const labels = new Map(snapshot.filterOptions.map((one) => [one.id, one.display_name]));
    const list = snapshot.similar(id)!.map(({ id: other, optionIds, distanceKm }) => {
      // As the JSON of a list of one, without its brackets.
      const cafe = snapshot.listJson([other], favorites.ids).toString().slice(1, -1);
      const both = JSON.stringify(optionIds.map((one) => labels.get(one)));
      return `{"cafe":${cafe},"both":${both},"distanceKm":${distanceKm.toFixed(3)}}`;
    });
    return new ReadyResponse(Buffer.from(`[${list.join(',')}]`), JSON_TYPE, {
      compression: 'fast',
    });
  });
}

export function findingRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    services,
    'suggest',
    (context, { query, request, reply }) => sendReady(request, reply, suggest(context, query)),
    { sameForEveryone: true },
  );
  route(
    app,
    services,
    'understand',
    (context, { query, request, reply }) => sendReady(request, reply, understand(context, query.q)),
    { sameForEveryone: true },
  );
  route(app, services, 'listSimilarCafes', (context, { params, request, reply }) =>
    sendReady(request, reply, listSimilarCafes(context, params.id)),
  );
}
