import { pageCount } from '../../../ui/page-buttons.ts';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { PAGE_SIZE } from './usePage.ts';
import * as styles from './lists.module.css';

interface ListEndProps {
  /** How many rows there are, in words. */
  text: string;
  page: number;
  total: number;
  hrefOf: (part: { page: number }) => string;
  onNear: (page: number) => void;
}

/** What stands under a list: how much there is, and the links to its pages. */
export function ListEnd({ text, page, total, hrefOf, onNear }: ListEndProps) {
  return (
    <div className={styles.end}>
      <p aria-live="polite">{text}</p>
      <PageLinks
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        hrefOf={(one) => hrefOf({ page: one })}
        onNear={onNear}
        onGo={() => window.scrollTo({ top: 0 })}
      />
    </div>
  );
}
