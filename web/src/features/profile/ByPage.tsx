import type { ReactNode } from 'react';
import { Stack } from '../../ui/Layout.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { usePageOf } from './usePageOf.ts';

interface ByPageProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** A list whose rows are all here, a page of them at a time. */
export function ByPage<Row>({ rows: all, children }: ByPageProps<Row>) {
  const { rows, ...paging } = usePageOf(all);
  return (
    <Stack gap={24}>
      {children(rows)}
      <PageLinks {...paging} onNear={() => {}} onGo={() => window.scrollTo({ top: 0 })} />
    </Stack>
  );
}
