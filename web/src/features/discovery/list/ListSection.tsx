import { lazyPart } from '../../../lib/lazy-part.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import * as texts from '#messages/discovery';
import { CafeList } from './CafeList.tsx';
import { ListHead } from './ListHead.tsx';
import { Paging } from './Paging.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import * as styles from '../discovery.module.css';

const EmptyList = lazyPart(() => import('./EmptyList.tsx'), 'EmptyList');
const ShortListEnd = lazyPart(() => import('./ShortListEnd.tsx'), 'ShortListEnd');

/** A list of fewer cafes may miss one. */
const SHORT_LIST = 5;

function ListBody() {
  const { view, listError, retryList } = useDiscovery();
  if (view.status === 'loading') return <SkeletonRows />;
  if (view.status === 'failed')
    return <LoadFailed title={texts.listFailed()} text={listError} onRetry={retryList} />;
  if (view.total === 0) {
    return (
      <PartBoundary failed={partFailed}>
        <EmptyList />
      </PartBoundary>
    );
  }
  return (
    <>
      <CafeList />
      <Paging />
      {view.total < SHORT_LIST && (
        <PartBoundary>
          <ShortListEnd />
        </PartBoundary>
      )}
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
