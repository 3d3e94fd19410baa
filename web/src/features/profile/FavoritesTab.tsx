import type { Cafe } from '@cortado/contract';
import { distanceKm } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import { Link } from 'wouter';
import { errorText } from '../../lib/api.ts';
import { formatDistance, splitCafeName } from '../../lib/format.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import * as libTexts from '#messages/lib';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { Async } from '../../ui/Async.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Heading, Hint, Row, Text } from '../../ui/Layout.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FavoriteHeart } from '../members/FavoriteHeart.tsx';
import { useFavorites } from '../members/useFavorites.ts';
import { ByPage } from './ByPage.tsx';
import * as texts from '#messages/profile';
import * as roastDotStyles from '../../ui/roast-dot.module.css';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './profile.module.css';

const MAX_METHODS = 2;

/** Its roasts and brewing methods, a line each. */
function Brews({ cafe }: { cafe: Cafe }) {
  const of = (category: string) =>
    cafe.appliedFilters.filter(({ category_name }) => category_name === category);
  const roasts = of('roast_level');
  const methods = of('brewing_method').map(({ display_name }) => display_name);
  const more = methods.length - MAX_METHODS;
  return (
    <>
      {roasts.length > 0 && (
        <Row gap={4}>
          {roasts.map(({ id, value }) => (
            <span key={id} className={roastDotStyles.roastDot} data-roast={value} />
          ))}
          <Text as="span" size="small" tone="soft" isCut>
            {roasts.map(({ display_name }) => display_name).join(', ')}
          </Text>
        </Row>
      )}
      {methods.length > 0 && (
        <Hint isCut>
          {methods.slice(0, MAX_METHODS).join(', ')}{' '}
          {more > 0 && texts.moreMethods({ count: more })}
        </Hint>
      )}
    </>
  );
}

/** A cafe as a card: one link, stretched, and the heart. */
function CafeCard({ cafe }: { cafe: Cafe }) {
  const location = useVisitorLocation();
  const at = position(cafe);
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <Card as="article" gap={4} cover={<Cover cafe={cafe} shape="hero" />}>
      <Row gap={12} align="baseline">
        <Heading size="name" grow>
          <Link className={linkStyles.stretched} href={`/cafe/${cafe.id}`} aria-label={cafe.name}>
            {base}
          </Link>
        </Heading>
        <Text as="span" size="small">
          <Rating average={cafe.averageRating} />
        </Text>
      </Row>
      <Text size="ui" tone="soft">
        {branch && `${branch} · `}
        {cafe.area} ·{' '}
        <span className={styles.distance}>
          {at ? formatDistance(distanceKm(location, at), 'mi') : libTexts.distanceUnavailable()}
        </span>
      </Text>
      <Brews cafe={cafe} />
      <FavoriteHeart cafe={cafe} onCover />
    </Card>
  );
}

/** The member's favorites as cards, the latest first, by the page. All are loaded, as the hearts need them. */
export function FavoritesTab() {
  const favorites = useFavorites();
  const { data } = favorites;
  useFocusFallback(data?.length);
  if (data?.length === 0) {
    return (
      <EmptyState
        cover="cup"
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
