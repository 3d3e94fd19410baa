import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { CafeList } from './CafeList.tsx';
import { ListHead } from './ListHead.tsx';
import { writeState } from '../../../lib/search-params.ts';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { pageCount } from '../../../ui/page-buttons.ts';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useAddressState } from '../state/useAddressState.ts';
import { PAGE_SIZE } from '../data/list-page.ts';
import { scrollToTop } from './scroll-to-top.ts';
import * as texts from '#messages/discovery';
import * as styles from '../discovery.module.css';
import * as listStyles from './list.module.css';

const ROWS = [1, 2, 3, 4, 5];
const BONES = [1, 2, 3, 4];

/** The boxes of five rows, while their cafes are loading. */
function SkeletonRows() {
  return (
    <ol className={listStyles.rows} aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className={listStyles.row}>
          <span className={listStyles.rank} />
          <span className={listStyles.pic} />
          <Stack>
            {BONES.map((bone) => (
              <Skeleton key={bone} size="line" />
            ))}
          </Stack>
        </li>
      ))}
    </ol>
  );
}

/** 'Showing 1-10 of 51 cafés' and the links to the other pages. */
function Paging() {
  const { areas, view, listRef, prefetchPage } = useDiscovery();
  const { page, total } = view;
  const { state } = useAddressState(areas);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <Row wrap gap={16} justify="between" className={listStyles.end}>
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

const EmptyList = boundedPart(() => import('./EmptyList.tsx'), 'EmptyList');
const ShortListEnd = boundedPart(() => import('./ShortListEnd.tsx'), 'ShortListEnd', {
  failed: null,
});

/** A list of fewer cafes may miss one. */
const SHORT_LIST = 5;

function ListBody() {
  const { view, listError, retryList } = useDiscovery();
  if (view.status === 'loading') return <SkeletonRows />;
  if (view.status === 'failed')
    return <LoadFailed title={texts.listFailed()} text={listError} onRetry={retryList} />;
  if (view.total === 0) {
    return <EmptyList />;
  }
  return (
    <>
      <CafeList />
      <Paging />
      {view.total < SHORT_LIST && <ShortListEnd />}
    </>
  );
}

/** The list with its head, its pages and its states. */
export function ListSection() {
  const { listRef } = useDiscovery();
  return (
    <section
      id="cafes"
      ref={listRef}
      className={styles.list}
      aria-label={texts.list()}
      tabIndex={-1}
    >
      <ListHead />
      <ListBody />
    </section>
  );
}
