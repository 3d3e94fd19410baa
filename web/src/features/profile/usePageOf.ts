import { pageParam } from '../../lib/address.ts';
import { useParam } from '../../lib/useParam.ts';
import { pageCount } from '../../ui/page-buttons.ts';

/** Fills rows of two, three and four cards. */
const PAGE_SIZE = 24;
const PAGE = pageParam();

/** The page of a list that the address asks for; the last one where it has no such page. */
export function usePageOf<Row>(all: readonly Row[]) {
  const { value, hrefOf } = useParam(PAGE);
  const pages = pageCount(all.length, PAGE_SIZE);
  const page = Math.min(value, pages);
  return { rows: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages, hrefOf };
}
