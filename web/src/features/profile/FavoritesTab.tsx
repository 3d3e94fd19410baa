import { errorText } from '../../lib/api.ts';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CafeCard } from '../members/CafeCard.tsx';
import { useFavorites } from '../members/useFavorites.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Pages } from './Pages.tsx';
import { usePageOf } from './usePageOf.ts';
import * as texts from './texts.ts';
import * as styles from './profile.module.css';

/** The member's favorites as cards, the latest first, by the page. All are here, for the hearts follow them. */
export function FavoritesTab() {
  const { data, error, refetch } = useFavorites();
  const { rows, ...paging } = usePageOf(data ?? []);
  useFocusFallback(data?.length);
  if (error && !data) {
    return <LoadFailed title={texts.favoritesFailed} text={errorText(error)} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className={styles.cardGrid} aria-busy="true">
        {[1, 2, 3].map((one) => (
          <div key={one} className={styles.cardWaiting} />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        cover="cup"
        tint="oat"
        title={texts.favoritesEmpty}
        text={texts.favoritesEmptyAbout}
        link={{ href: '/', text: texts.favoritesDiscover }}
      />
    );
  }
  return (
    <>
      <ul className={styles.cardGrid}>
        {rows.map((cafe) => (
          <li key={cafe.id}>
            <CafeCard cafe={cafe} />
          </li>
        ))}
      </ul>
      <Pages {...paging} />
    </>
  );
}
