import { LinkButton } from './Button.tsx';
import { Row } from './Layout.tsx';
import { pageButtons } from './page-buttons.ts';
import * as texts from '#messages/ui';

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Called when a page is likely needed next: pointer, finger or focus is on its link. */
  onNear: (page: number) => void;
  onGo: () => void;
}

/** The links to the pages of a list; nothing for a single page. */
export function PageLinks({ page, pages, hrefOf, onNear, onGo }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <Row as="nav" wrap gap={2} aria-label={texts.pages()}>
      {pageButtons(page, pages).map((button, index, all) =>
        button === null ? (
          <span key={`after ${all[index - 1]}`} aria-hidden="true">
            ...
          </span>
        ) : (
          <LinkButton
            key={button}
            look={button === page ? 'solid' : 'quiet'}
            size="small"
            icon
            href={hrefOf(button)}
            replace={button === page}
            aria-current={button === page ? 'page' : undefined}
            onMouseEnter={() => onNear(button)}
            onFocus={() => onNear(button)}
            onTouchStart={() => onNear(button)}
            onClick={onGo}
          >
            {button}
          </LinkButton>
        ),
      )}
    </Row>
  );
}
