import { areaQuery, type Cafe, type CafeQuery, parseCafeQuery } from '@cortado/contract';
import type { MapSource, Page, PageData, PageNeeds, PageRequest } from '@cortado/contract/page';
import { isExternalSignInOn } from '../../auth/oidc/provider.ts';
import { facetsScope } from '../../catalogue/search/scopes.ts';
import type { Scope, Snapshot } from '../../catalogue/types.ts';
import { hasDevTools, type Settings } from '../../core/settings.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';
import type { Services } from '../../http/services.ts';
import { wordsScope } from '../finding/routes.ts';
import { tilesUrl } from '../map-tiles/serve-tiles.ts';

/** What the settings say that the map is drawn from. */
function mapSource(settings: Settings): MapSource {
  const { GOOGLE_MAPS_KEY, MAP_STYLE_URL } = settings;
  if (GOOGLE_MAPS_KEY) return { kind: 'google', key: GOOGLE_MAPS_KEY };
  if (MAP_STYLE_URL) return { kind: 'style', url: MAP_STYLE_URL };
  const url = tilesUrl(settings);
  return url === null ? { kind: 'bundled' } : { kind: 'tiles', url };
}

export const HTML_TYPE = 'text/html; charset=utf-8';

/** The cache key of a page: one for all spellings of its address, and one for all cafes that do not exist. */
export function pageKey({ address, cafeId }: PageNeeds, { cafes }: Snapshot): string {
  return cafeId === undefined || cafes.has(cafeId) ? `page ${address}` : 'page of a missing cafe';
}

/** What a page depends on: all of them offer the areas. */
export function pageScope({ cafeId, list, words }: PageNeeds): Scope {
  return {
    areas: true,
    ...(cafeId !== undefined && { cafeId, hours: true }),
    // The list's own matches are among those that the counts depend on.
    ...(list && { ...facetsScope(parseCafeQuery(list.query)), hours: true }),
    ...(words !== undefined && wordsScope(words)),
  };
}

/** The requested page of the list; past the end, the last one. */
function searchPage(snapshot: Snapshot, query: CafeQuery) {
  const result = snapshot.search(query);
  const { total } = result;
  if (query.limit === null || query.offset < total || total === 0) return result;
  return snapshot.search({ ...query, offset: total - 1 - ((total - 1) % query.limit) });
}

function pageData(snapshot: Snapshot, needs: PageNeeds): PageData {
  const { categories } = snapshot;
  const data: PageData = { areas: snapshot.findAreas(areaQuery.parse({})), categories };
  if (needs.cafeId !== undefined) data.cafe = snapshot.cafe(needs.cafeId) ?? null;
  if (needs.words !== undefined) data.understood = snapshot.understand(needs.words);
  if (needs.list) {
    const query = parseCafeQuery(needs.list.query);
    const { ids, total } = searchPage(snapshot, query);
    data.list = {
      cafes: JSON.parse(snapshot.listJson(ids, undefined, query.confirmed).toString()) as Cafe[],
      total,
      facets: snapshot.facets(query),
    };
  }
  return data;
}

/**
 * Renders the document of a page for guests.
 * @param unsent the fields of a form that was posted without scripts
 */
export function renderDocument(
  services: Services,
  renderer: PageRenderer,
  snapshot: Snapshot,
  needs: PageNeeds,
  unsent: PageRequest['unsent'] = null,
): Promise<Page> {
  const { settings, sampleData, places } = services;
  return renderer.render({
    url: needs.address,
    data: pageData(snapshot, needs),
    origin: settings.APP_URL,
    sampleData,
    placeCredit: places.all.find(({ name }) => name === 'osm')?.credit ?? null,
    mapSource: mapSource(settings),
    externalSignIn: isExternalSignInOn(settings) ? settings.OIDC_LABEL : null,
    devTools: hasDevTools(settings),
    importMaxMb: settings.IMPORT_MAX_MB,
    unsent,
    version: renderer.version,
  });
}
