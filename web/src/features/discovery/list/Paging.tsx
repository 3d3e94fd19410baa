import { useSearch } from 'wouter';
import { PAGE_SIZE } from '../pageNeeds.ts';
import { pageButtons, pageCount } from './pageButtons.ts';
import * as styles from './list-states.module.css';

interface PagingProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Where a page is found without a script that turns it. */
function pagePath(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.set('page', String(page));
  return `/?${params}`;
}

/** 'Showing 1-10 of 51 cafés' and the way to the other pages. */
export function Paging({ page, total, onPage }: PagingProps) {
  const search = useSearch();
  const pages = pageCount(total);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <div className={styles.paging}>
      <p>
        Showing {first}-{last} of {total} cafés
      </p>
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          {pageButtons(page, pages).map((button, index, all) =>
            button === null ? (
              <span key={`after ${all[index - 1]}`} aria-hidden="true">
                ...
              </span>
            ) : (
              <button
                key={button}
                type="button"
                aria-current={button === page ? 'page' : undefined}
                onClick={() => onPage(button)}
              >
                {button}
              </button>
            ),
          )}
          <noscript>
            {page > 1 && <a href={pagePath(search, page - 1)}>Previous page</a>}
            {page < pages && <a href={pagePath(search, page + 1)}>Next page</a>}
          </noscript>
        </nav>
      )}
    </div>
  );
}
