import type { Cafe } from '@cortado/contract';
import { Link } from 'wouter';
import { distanceKm } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import { formatDistance, splitCafeName } from '../../lib/format.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import * as libTexts from '#messages/lib';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Text } from '../../ui/Text.tsx';
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
    <Row as="ul" wrap>
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
    </Row>
  );
}

/** A cafe as a card: one link, stretched, and the heart. */
export function CafeCard({ cafe, unit = 'mi' }: { cafe: Cafe; unit?: 'mi' | 'km' }) {
  const location = useVisitorLocation();
  const at = position(cafe);
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <Card as="article" gap={4} className={styles.card} cover={<Cover cafe={cafe} shape="hero" />}>
      <Row gap={12} align="baseline">
        <Text as="h2" size="name" grow>
          <Link href={`/cafe/${cafe.id}`} aria-label={cafe.name}>
            {base}
          </Link>
        </Text>
        <Text as="span" size="small">
          <Rating average={cafe.averageRating} />
        </Text>
      </Row>
      <Text size="ui" tone="soft">
        {branch && `${branch} · `}
        {cafe.area} ·{' '}
        <span className={styles.distance}>
          {at ? formatDistance(distanceKm(location, at), unit) : libTexts.distanceUnavailable()}
        </span>
      </Text>
      <Tags cafe={cafe} />
      <FavoriteHeart cafe={cafe} onCover />
    </Card>
  );
}
