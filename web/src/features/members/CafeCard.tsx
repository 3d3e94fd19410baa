import type { Cafe } from '@cortado/contract';
import { Star } from 'lucide-react';
import { Link } from 'wouter';
import { distanceKm } from '@cortado/contract/distance';
import { formatDistance, splitCafeName } from '../../lib/format.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import { Cover } from '../../ui/Cover.tsx';
import '../../ui/tag.css';
import './cafe-card.css';
import { FavoriteHeart } from './FavoriteHeart.tsx';

const MOST_METHODS = 2;

function Tags({ cafe }: { cafe: Cafe }) {
  const of = (category: string) =>
    cafe.appliedFilters.filter(({ category_name }) => category_name === category);
  const methods = of('brewing_method');
  const more = methods.length - MOST_METHODS;
  return (
    <ul className="tags">
      {of('roast_level').map(({ id, value, display_name }) => (
        <li key={id} className="tag">
          <span className="roast-dot" data-roast={value} />
          {display_name}
        </li>
      ))}
      {methods.slice(0, MOST_METHODS).map(({ id, display_name }) => (
        <li key={id} className="tag">
          {display_name}
        </li>
      ))}
      {more > 0 && <li className="tag">+{more} more</li>}
    </ul>
  );
}

/** A cafe as a card: one link, stretched, and the heart. */
export function CafeCard({ cafe, unit = 'mi' }: { cafe: Cafe; unit?: 'mi' | 'km' }) {
  const location = useVisitorLocation();
  const km = distanceKm(location, { lat: Number(cafe.latitude), lng: Number(cafe.longitude) });
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <article className="cafe-card">
      <div className="pic">
        <Cover cafe={cafe} shape="hero" />
      </div>
      <div className="tx">
        <div className="title">
          <h2>
            <Link href={`/cafe/${cafe.id}`} aria-label={cafe.name}>
              {base}
            </Link>
          </h2>
          <span className="rate">
            {cafe.averageRating === null ? (
              'Not rated'
            ) : (
              <>
                <Star size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
                <strong>{cafe.averageRating.toFixed(1)}</strong>
              </>
            )}
          </span>
        </div>
        <p className="where">
          {branch && `${branch} · `}
          {cafe.area} · {Number.isFinite(km) ? formatDistance(km, unit) : 'Distance unavailable'}
        </p>
        <Tags cafe={cafe} />
      </div>
      <FavoriteHeart cafe={cafe} onCover />
    </article>
  );
}
