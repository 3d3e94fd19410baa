import { Row } from '../../../ui/Layout.tsx';
import { pageCount } from '../../../ui/page-buttons.ts';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { Text } from '../../../ui/Text.tsx';
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
    <Row wrap justify="between" gap={16} className={styles.end}>
      <Text size="small" tone="soft" aria-live="polite">
        {text}
      </Text>
      <PageLinks
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        hrefOf={(one) => hrefOf({ page: one })}
        onNear={onNear}
        onGo={() => window.scrollTo({ top: 0 })}
      />
    </Row>
  );
}
