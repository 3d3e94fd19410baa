import { writeState } from '../../../lib/search-params.ts';
import { Row } from '../../../ui/Layout.tsx';
import { pageCount } from '../../../ui/page-buttons.ts';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { PAGE_SIZE } from '../data/list-query.ts';
import { useAddressState } from '../state/useAddressState.ts';
import * as texts from '#messages/discovery';
import { scrollToTop } from './scroll-to-top.ts';
import * as styles from './list.module.css';

/** 'Showing 1-10 of 51 cafés' and the links to the other pages. */
export function Paging() {
  const { areas, view, listRef, prefetchPage } = useDiscovery();
  const { page, total } = view;
  const { state } = useAddressState(areas);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <Row wrap gap={16} justify="between" className={styles.end}>
      <Text size="ui" numeric>
        {texts.shown({ first, last, of: total })}
      </Text>
      <PageLinks
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        hrefOf={(one) => `/${writeState({ ...state, page: one }, areas)}`}
        onNear={prefetchPage}
        onGo={() => scrollToTop(listRef.current)}
      />
    </Row>
  );
}
