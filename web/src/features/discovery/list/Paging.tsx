import { PAGE_SIZE } from '../pageNeeds.ts';
import { pageButtons, pageCount } from './pageButtons.ts';

interface PagingProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** 'Showing 1-10 of 51 cafés' and the way to the other pages. */
export function Paging({ page, total, onPage }: PagingProps) {
  const pages = pageCount(total);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <div className="disc-paging">
      <p>
        Showing {first}-{last} of {total} cafés
      </p>
      {pages > 1 && (
        <nav className="disc-pages" aria-label="Pages">
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
        </nav>
      )}
    </div>
  );
}
