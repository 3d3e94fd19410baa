import { endpoints, type AreaQuery, type CafeQuery, type MapQuery } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import type { FastifyInstance } from 'fastify';
import { viewKey } from '../../catalogue/answer-map.ts';
import { canonicalKey, facetsScope, listScope, mapScope } from '../../catalogue/search/scopes.ts';
import { AppError } from '../../core/errors.ts';
import type { Answer } from '../../http/answer-cache.ts';
import { pageLinks } from '../../http/page-links.ts';
import { JSON_TYPE, readyJson, ReadyResponse } from '../../http/ready-response.ts';
import { type Context, route } from '../../http/route.ts';
import { sendReady } from '../../http/send-ready.ts';
import { sendStream } from '../../http/send-stream.ts';
import type { Services } from '../../http/services.ts';
import { catalogueView, mergedInto, redirectMerged } from './catalogue-view.ts';
import { exportCafes } from './export-cafes.ts';
import { toSearchParams } from './search-params.ts';

// Each of these but `getCafe` throws RATE_LIMITED if a client sends too many queries that are not cached.

/**
 * The published cafes that match, in total order, with the full count, that of unknown hours, and links to other pages.
 * Members with the same favorites share an answer.
 */
async function listCafes(context: Context, query: CafeQuery): Promise<Answer> {
  const { snapshot, favorites, answer } = await catalogueView(context);
  const key = `cafes ${favorites.key} ${canonicalKey(query)}`;
  return answer({ key, scope: listScope(query), ip: context.client.ip }, () => {
    const { total, ids, unknownHours } = snapshot.search(query, favorites.ids);
    // Not of the request's address, because other spellings share the answer.
    const url = `${endpoints.listCafes.path}?${toSearchParams(query).toString()}`;
    const links = pageLinks(url, { ...query, total });
    const headers: [string, string][] = [['x-total-count', String(total)]];
    if (unknownHours !== undefined) headers.push(['x-unknown-hours', String(unknownHours)]);
    if (links) headers.push(['link', links]);
    const json = snapshot.listJson(ids, favorites.ids, query.confirmed);
    return new ReadyResponse(json, JSON_TYPE, { headers, compression: 'fast' });
  });
}

/** One published cafe. @throws AppError CAFE_NOT_FOUND */
async function getCafe(context: Context, id: number): Promise<Answer> {
  const { snapshot, favorites, answer } = await catalogueView(context);
  const json = snapshot.cafeJson(id, favorites.ids);
  if (!json) throw new AppError('CAFE_NOT_FOUND');
  return answer(
    { key: `cafe ${id} ${favorites.ids.has(id)}`, scope: { cafeId: id, hours: true } },
    () => new ReadyResponse(json, JSON_TYPE, { compression: 'fast' }),
  );
}

const WHOLE = { limit: null, offset: 0, sortBy: 'relevance' } as const;

/** How many cafes each filter choice would leave, given the filters already set. */
async function getFacets(context: Context, asked: CafeQuery): Promise<Answer> {
  const query = { ...asked, ...WHOLE };
  const { snapshot, favorites, answer } = await catalogueView(context);
  const key = `facets ${query.favoritesOnly ? favorites.key : ''} ${canonicalKey(query)}`;
  return answer({ key, scope: facetsScope(query), ip: context.client.ip }, () =>
    readyJson(snapshot.facets(query, favorites.ids), { compression: 'fast' }),
  );
}

/** Where the matches are, for the map. */
async function getMap(context: Context, asked: MapQuery): Promise<Answer> {
  const cafes = { ...asked.cafes, ...WHOLE };
  const query = { ...asked, cafes };
  const { snapshot, favorites, answer } = await catalogueView(context);
  const audience = cafes.favoritesOnly ? favorites.key : '';
  const key = `map ${audience} ${viewKey(query)} ${canonicalKey(cafes)}`;
  return answer({ key, scope: mapScope(cafes), ip: context.client.ip }, () =>
    readyJson(snapshot.map(query, favorites.ids), { compression: asked.view ? 'fast' : 'well' }),
  );
}

/** Areas of published cafes, most cafes first. */
function listAreas({ services, client }: Context, { q, limit }: AreaQuery): Promise<Answer> {
  const { answers, catalogue } = services;
  const { snapshot } = catalogue;
  const key = `areas ${limit} ${tokenize(q).join(' ')}`;
  return answers.answer({ snapshot, key, scope: { areas: true }, ip: client.ip }, () =>
    readyJson(snapshot.findAreas({ q, limit })),
  );
}

export function cafeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listCafes', (context, { query, request, reply }) =>
    sendReady(request, reply, listCafes(context, query)),
  );
  route(app, services, 'getCafe', async (context, { params, request, reply }) => {
    if (!services.catalogue.snapshot.cafes.has(params.id)) {
      const winner = await mergedInto(services, params.id, context.client.ip);
      if (winner !== null) return redirectMerged(reply, `/api/cafes/${winner}`);
    }
    return sendReady(request, reply, getCafe(context, params.id));
  });
  route(app, services, 'getFacets', (context, { query, request, reply }) =>
    sendReady(request, reply, getFacets(context, query)),
  );
  route(app, services, 'getMap', (context, { query, request, reply }) =>
    sendReady(request, reply, getMap(context, query)),
  );
  for (const name of ['exportCafesCsv', 'exportCafesGeoJson'] as const) {
    route(
      app,
      services,
      name,
      (context, { request, reply }) =>
        sendStream(request, reply, exportCafes(context, name), services.streams),
      { sameForEveryone: true },
    );
  }
  route(
    app,
    services,
    'listAreas',
    (context, { query, request, reply }) => sendReady(request, reply, listAreas(context, query)),
    { sameForEveryone: true },
  );
}
