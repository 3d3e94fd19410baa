import type { Cafe } from '@cortado/contract';
import { Star } from 'lucide-react';
import { Link } from 'wouter';
import { distanceKm } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import { formatDistance, splitCafeName } from '../../lib/format.ts';
import { formatDecimal } from '../../lib/intl.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import * as libTexts from '#messages/lib';
import { Cover } from '../../ui/Cover.tsx';
import { FavoriteHeart } from './FavoriteHeart.tsx';
import * as texts from '#messages/members';
import * as roastDotStyles from '../../ui/roast-dot.module.css';
import * as tagStyles from '../../ui/tag.module.css';
import * as styles from './cafe-card.module.css';

const MAX_METHODS = 2;

function Tags({ cafe }: { cafe: Cafe }) {
  const of = (category: string) =>
    cafe.appliedFilters.filter(({ category_name }) => category_name === category);
  const methods = of('brewing_method');
  const more = methods.length - MAX_METHODS;
  return (
    <ul className={styles.tags}>
      {of('roast_level').map(({ id, value, display_name }) => (
        <li key={id} className={tagStyles.tag}>
          <span className={roastDotStyles.roastDot} data-roast={value} />
          {display_name}
        </li>
      ))}
      {methods.slice(0, MAX_METHODS).map(({ id, display_name }) => (
        <li key={id} className={tagStyles.tag}>
          {display_name}
        </li>
      ))}
      {more > 0 && <li className={tagStyles.tag}>{texts.moreMethods({ count: more })}</li>}
    </ul>
  );
}

/** A cafe as a card: one link, stretched, and the heart. */
export function CafeCard({ cafe, unit = 'mi' }: { cafe: Cafe; unit?: 'mi' | 'km' }) {
  const location = useVisitorLocation();
  const at = position(cafe);
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <article className={styles.cafeCard}>
      <div className={styles.pic}>
        <Cover cafe={cafe} shape="hero" />
      </div>
      <div className={styles.tx}>
        <div className={styles.title}>
          <h2>
            <Link href={`/cafe/${cafe.id}`} aria-label={cafe.name}>
              {base}
            </Link>
          </h2>
          <span className={styles.rate}>
            {cafe.averageRating === null ? (
              libTexts.notRated()
            ) : (
              <>
                <Star size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
                <strong>{formatDecimal(cafe.averageRating)}</strong>
              </>
            )}
          </span>
        </div>
        <p className={styles.where}>
          {branch && `${branch} · `}
          {cafe.area} ·{' '}
          <span className={styles.distance}>
            {at ? formatDistance(distanceKm(location, at), unit) : libTexts.distanceUnavailable()}
          </span>
        </p>
        <Tags cafe={cafe} />
      </div>
      <FavoriteHeart cafe={cafe} onCover />
    </article>
  );
}
