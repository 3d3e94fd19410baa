import { PageLinks } from '../../ui/PageLinks.tsx';
import type { usePageOf } from './usePageOf.ts';

/** The links to the pages of a list whose rows are all here. */
export function Pages({ page, pages, hrefOf }: Omit<ReturnType<typeof usePageOf>, 'rows'>) {
  return (
    <PageLinks
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      onNear={() => {}}
      onGo={() => window.scrollTo({ top: 0 })}
    />
  );
}
