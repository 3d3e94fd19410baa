import type { PageData } from '@cortado/contract/page';
import type { PagePlace, ScreenPage, Head } from '../lib/screen-page.ts';
import { screenAt } from './screen-at.ts';
import { SCREEN_PAGES } from './screen-pages.ts';
import { fullTitle } from '../lib/useTitle.ts';
import * as texts from '#messages/app';

/**
 * The page of an address, and the address taken apart.
 * @param url path and query
 * @param areas the directory's areas, the default one first
 */
export function pageAt(
  url: string,
  areas: readonly string[],
): { page: ScreenPage; place: PagePlace } {
  const [spelt = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const path = spelt.replace(/(.)\/$/, '$1');
  const { screen, params } = screenAt(path);
  return { page: SCREEN_PAGES[screen.path], place: { path, search, params, areas } };
}

/**
 * The one address that all spellings of a page share, which therefore is rendered once: its path and, of
 * the query, only what the screen reads.
 * @param url path and query
 * @param areas the directory's areas, the default one first
 */
export function pageAddress(url: string, areas: readonly string[]): string {
  const { page, place } = pageAt(url, areas);
  return page.address?.(place) ?? place.path;
}

/** The head of the page at an address, and its status. */
export function headFor(url: string, data: PageData, origin: string): Head {
  const { page, place } = pageAt(url, data.areas);
  const { title, description } = page;
  const head: Head = {
    status: 200,
    title: fullTitle(title && title(place.search)),
    description: (description ?? texts.headAccount)(),
    canonical: description === undefined ? null : place.path,
    structured: null,
    image: null,
    ...page.head?.({ ...place, data, origin }),
  };
  return head.status === 404 ? { ...head, description: texts.headMissing() } : head;
}
