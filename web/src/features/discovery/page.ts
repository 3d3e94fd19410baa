import type { PageData } from '@cortado/contract/page';
import type { ScreenPage } from '../../lib/screen-page.ts';
import { readState, writeState } from '../../lib/search-params.ts';
import { pageCount } from '../../ui/page-buttons.ts';
import { withWords } from './state/words.ts';
import { listQuery, PAGE_SIZE } from './data/list-page.ts';

type ListData = NonNullable<PageData['list']>;

/** @param wanted the requested page; past the end it is the last one */
function listData({ cafes, total }: ListData, wanted: number, origin: string): object {
  const firstRank = (Math.min(wanted, pageCount(total, PAGE_SIZE)) - 1) * PAGE_SIZE + 1;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cafes.map((cafe, index) => ({
      '@type': 'ListItem',
      position: firstRank + index,
      name: cafe.name,
      url: `${origin}/cafe/${cafe.id}`,
    })),
  };
}

export const discoveryPage: Omit<ScreenPage, 'title' | 'description'> = {
  address: ({ search, areas }) => `/${writeState(readState(search, areas), areas)}`,
  needs({ search, areas }, understand) {
    const state = readState(search, areas);
    const words = state.q !== '' && !state.isExact ? state.q : undefined;
    const shown = words === undefined ? state : withWords(state, understand(words));
    return { list: { query: listQuery(shown, null) }, ...(words !== undefined && { words }) };
  },
  head: ({ search, areas, data: { list }, origin }) =>
    list ? { structured: listData(list, readState(search, areas).page, origin) } : {},
};
