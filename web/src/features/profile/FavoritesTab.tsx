import { errorText } from '../../lib/api.ts';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Async } from '../../ui/Async.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CafeCard } from '../members/CafeCard.tsx';
import { useFavorites } from '../members/useFavorites.ts';
import { ByPage } from './ByPage.tsx';
import * as texts from '#messages/profile';
import * as styles from './profile.module.css';

/** The member's favorites as cards, the latest first, by the page. All are here, for the hearts follow them. */
export function FavoritesTab() {
  const favorites = useFavorites();
  const { data } = favorites;
  useFocusFallback(data?.length);
  if (data?.length === 0) {
    return (
      <EmptyState
        cover="cup"
        tint="oat"
        title={texts.favoritesEmpty()}
        text={texts.favoritesEmptyAbout()}
        link={{ href: '/', text: texts.favoritesDiscover() }}
      />
    );
  }
  const waiting = (
    <div className={styles.cards}>
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} size="part" />
      ))}
    </div>
  );
  return (
    <Async query={favorites} failed={texts.favoritesFailed()} why={errorText} waiting={waiting}>
      {(all) => (
        <ByPage rows={all}>
          {(rows) => (
            <ul className={styles.cards}>
              {rows.map((cafe) => (
                <li key={cafe.id}>
                  <CafeCard cafe={cafe} />
                </li>
              ))}
            </ul>
          )}
        </ByPage>
      )}
    </Async>
  );
}
