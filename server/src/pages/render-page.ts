import { parseCafeQuery } from '@cortado/contract';
import { ReadyResponse } from '../catalogue/responses.ts';
import type { Snapshot } from '../catalogue/types.ts';
import { isExternalSignInOn } from '../external-sign-in/provider.ts';
import type { Services } from '../services.ts';
import { hasDevTools } from '../settings.ts';
import type { Page, PageData, PageRequest } from './renderer.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

function pageData({ renderer }: Services, snapshot: Snapshot, url: string): PageData {
  const { areas, categories } = snapshot;
  const needs = renderer!.needs(url, areas);
  const data: PageData = { areas, categories };
  if (needs.cafeId !== undefined) data.cafe = snapshot.cafes.get(needs.cafeId) ?? null;
  if (needs.list) {
    const query = parseCafeQuery(needs.list.query);
    const found = snapshot.search(query);
    data.list = {
      cafes: found.ids.map((id) => snapshot.cafes.get(id)!),
      total: found.total,
      facets: snapshot.facets(query),
    };
  }
  return data;
}

export interface ReadyPage {
  status: 200 | 404;
  ready: ReadyResponse;
}

/**
 * Renders the document of an address as every guest sees it.
 * @param unsent what was filled in, where a form came back unhandled
 */
export function renderDocument(
  services: Services,
  snapshot: Snapshot,
  url: string,
  unsent: PageRequest['unsent'] = null,
): Promise<Page> {
  const { renderer, settings, sampleData, places } = services;
  return renderer!.render({
    url,
    data: pageData(services, snapshot, url),
    origin: settings.APP_URL,
    sampleData,
    placeCredit: places.all.find(({ name }) => name === 'osm')?.credit ?? null,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    externalSignIn: isExternalSignInOn(settings) ? settings.OIDC_LABEL : null,
    devTools: hasDevTools(settings),
    unsent,
  });
}

/** Renders the page of an address, to be kept. */
export async function renderPage(
  services: Services,
  snapshot: Snapshot,
  url: string,
): Promise<ReadyPage> {
  const { status, html } = await renderDocument(services, snapshot, url);
  return { status, ready: new ReadyResponse(Buffer.from(html), HTML_TYPE) };
}
