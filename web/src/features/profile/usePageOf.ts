import { useLocation, useSearch } from 'wouter';
import { pageCount } from '../../ui/page-buttons.ts';

/** Fills rows of two, three and four cards. */
const PAGE_SIZE = 24;

/** The page of a list that the address asks for; the last one where it has no such page. */
export function usePageOf<Row>(all: readonly Row[]) {
  const params = new URLSearchParams(useSearch());
  const [path] = useLocation();
  const pages = pageCount(all.length, PAGE_SIZE);
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), pages);
  const hrefOf = (one: number) => {
    const to = new URLSearchParams(params);
    if (one === 1) to.delete('page');
    else to.set('page', String(one));
    return to.size === 0 ? path : `${path}?${to.toString()}`;
  };
  return { rows: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages, hrefOf };
}
