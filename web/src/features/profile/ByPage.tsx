import type { ReactNode } from 'react';
import { pageParam } from '../../lib/address.ts';
import { useParam } from '../../lib/useParam.ts';
import { Stack } from '../../ui/Layout.tsx';
import { pageCount } from '../../ui/page-buttons.ts';
import { PageLinks } from '../../ui/PageLinks.tsx';

/** Fills rows of two, three and four cards. */
const PAGE_SIZE = 24;
const PAGE = pageParam();

/** The page of a list that the address names; the last one where it has no such page. */
export function usePageOf<Row>(all: readonly Row[]) {
  const { value, hrefOf } = useParam(PAGE);
  const pages = pageCount(all.length, PAGE_SIZE);
  const page = Math.min(value, pages);
  return { rows: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages, hrefOf };
}

interface ByPageProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** A fully loaded list, shown page by page. */
export function ByPage<Row>({ rows: all, children }: ByPageProps<Row>) {
  const { rows, ...paging } = usePageOf(all);
  return (
    <Stack gap={24}>
      {children(rows)}
      <PageLinks {...paging} onNear={() => {}} onGo={() => window.scrollTo({ top: 0 })} />
    </Stack>
  );
}
