import { PageLinks } from '../../ui/PageLinks.tsx';
import type { usePageOf } from './usePageOf.ts';
import * as styles from './profile.module.css';

/** The links to the pages of a list whose rows are all here. */
export function Pages({ page, pages, hrefOf }: Omit<ReturnType<typeof usePageOf>, 'rows'>) {
  return (
    <div className={styles.pages}>
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={hrefOf}
        onNear={() => {}}
        onGo={() => window.scrollTo({ top: 0 })}
      />
    </div>
  );
}
