import { Link } from 'wouter';
import { writeState } from '../../../lib/search-params.ts';
import { useDiscovery } from '../discovery-context.ts';
import { PAGE_SIZE } from '../page-needs.ts';
import { useAddressState } from '../state/useAddressState.ts';
import * as texts from '../texts.tsx';
import { pageButtons, pageCount } from './page-buttons.ts';
import { scrollToTop } from './scroll-to-top.ts';
import * as styles from './list-states.module.css';

/** 'Showing 1-10 of 51 cafés' and the links to the other pages. */
export function Paging() {
  const { areas, view, listRef, prefetchPage } = useDiscovery();
  const { page, total } = view;
  const { state } = useAddressState(areas);
  const pages = pageCount(total);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <div className={styles.paging}>
      <p>{texts.shown(first, last, total)}</p>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {pageButtons(page, pages).map((button, index, all) =>
            button === null ? (
              <span key={`after ${all[index - 1]}`} aria-hidden="true">
                ...
              </span>
            ) : (
              <Link
                key={button}
                href={`/${writeState({ ...state, page: button }, areas)}`}
                replace={button === page}
                aria-current={button === page ? 'page' : undefined}
                onMouseEnter={() => prefetchPage(button)}
                onFocus={() => prefetchPage(button)}
                onTouchStart={() => prefetchPage(button)}
                onClick={() => scrollToTop(listRef.current)}
              >
                {button}
              </Link>
            ),
          )}
        </nav>
      )}
    </div>
  );
}
