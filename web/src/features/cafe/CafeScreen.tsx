import { coverFor } from '@cortado/contract/cover-for';
import { ApiError, errorText } from '../../lib/api.ts';
import { useShownCafe } from './useShownCafe.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as texts from '#messages/cafe';
import { CafeHero } from './CafeHero.tsx';
import { CafeSidebar } from './CafeSidebar.tsx';
import { CafeTabs } from './CafeTabs.tsx';
import { NameBar } from './NameBar.tsx';
import * as styles from './cafe.module.css';

function CafeNotFound() {
  return (
    <main>
      <EmptyState
        level={1}
        cover="corner"
        tint="harbor"
        title={texts.missingHeading()}
        text={texts.missing()}
        link={{ href: '/', text: texts.missingHome() }}
      />
    </main>
  );
}

function CafeLoading({ id }: { id: number }) {
  return (
    <main aria-busy="true">
      <h1 className="sr-only" tabIndex={-1}>
        {texts.loading()}
      </h1>
      <div className={`${styles.loadingHero} tint-${coverFor(id).tint}`} />
      <div className={`wrap ${styles.loading}`}>
        <Skeleton size="part" />
      </div>
    </main>
  );
}

/** One cafe: its hero, its tabs and what stands beside them. */
export function CafeScreen({ id }: { id: number }) {
  const { data: cafe, error, refetch } = useShownCafe(id);
  const isMissing = cafe === null || (!cafe && error instanceof ApiError && error.status === 404);
  useTitle(isMissing ? texts.missingHeading() : (cafe?.name ?? texts.untitled()));
  if (isMissing) return <CafeNotFound />;
  if (cafe) {
    return (
      <main className={styles.cafe}>
        <CafeHero cafe={cafe} />
        <NameBar name={cafe.name} />
        <div className={`wrap ${styles.cols}`}>
          <CafeTabs cafe={cafe} />
          <CafeSidebar cafe={cafe} />
        </div>
      </main>
    );
  }
  if (!error) return <CafeLoading id={id} />;
  return (
    <main>
      <LoadFailed
        level={1}
        title={texts.failedHeading()}
        text={texts.failed({ why: errorText(error) })}
        onRetry={refetch}
      />
    </main>
  );
}
