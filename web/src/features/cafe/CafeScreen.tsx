import { Link } from 'wouter';
import { ApiError, errorText } from '../../lib/api.ts';
import { useCafe } from '../../lib/catalogue.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CafeHero } from './CafeHero.tsx';
import { CafeSidebar } from './CafeSidebar.tsx';
import { CafeTabs } from './CafeTabs.tsx';
import { NameBar } from './NameBar.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './cafe.module.css';

const NOT_FOUND = 'Café Not Found';

function CafeNotFound() {
  return (
    <main>
      <EmptyState
        level={1}
        cover="corner"
        tint="harbor"
        title={NOT_FOUND}
        text="It may have closed, or never been here."
        action={
          <Link className={`${buttonStyles.button} ${buttonStyles.line}`} href="/">
            Back to Home
          </Link>
        }
      />
    </main>
  );
}

function CafeLoading() {
  return (
    <main aria-busy="true">
      <h1 className="sr-only" tabIndex={-1}>
        Loading café...
      </h1>
      <div className={styles.loadingHero} />
      <div className="wrap">
        <div className={styles.loadingLine} />
        <div className={styles.loadingLine} />
        <div className={styles.loadingLine} />
      </div>
    </main>
  );
}

/** One cafe: its hero, its tabs and what stands beside them. */
export function CafeScreen({ id }: { id: number }) {
  const { data: cafe, error, refetch } = useCafe(id);
  const isMissing = cafe === null || (!cafe && error instanceof ApiError && error.status === 404);
  useTitle(isMissing ? NOT_FOUND : (cafe?.name ?? 'Café'));
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
  if (!error) return <CafeLoading />;
  return (
    <main>
      <EmptyState
        level={1}
        cover="espresso"
        tint="clay"
        title="The café did not load"
        text={`Failed to fetch cafe details. ${errorText(error)}`}
        action={
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.solid}`}
            onClick={() => void refetch()}
          >
            Try again
          </button>
        }
      />
    </main>
  );
}
