import { Link } from 'wouter';
import { pageButtons } from './page-buttons.ts';
import * as texts from '#messages/ui';
import * as styles from './page-links.module.css';

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** A page is likely wanted next: pointer, finger or focus is on its link. */
  onNear: (page: number) => void;
  onGo: () => void;
}

/** The links to the pages of a list; nothing where there is but one. */
export function PageLinks({ page, pages, hrefOf, onNear, onGo }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages()}>
      {pageButtons(page, pages).map((button, index, all) =>
        button === null ? (
          <span key={`after ${all[index - 1]}`} aria-hidden="true">
            ...
          </span>
        ) : (
          <Link
            key={button}
            href={hrefOf(button)}
            replace={button === page}
            aria-current={button === page ? 'page' : undefined}
            onMouseEnter={() => onNear(button)}
            onFocus={() => onNear(button)}
            onTouchStart={() => onNear(button)}
            onClick={onGo}
          >
            {button}
          </Link>
        ),
      )}
    </nav>
  );
}
