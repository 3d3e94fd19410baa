import type { Cafe } from '@cortado/contract';
import { Link } from 'wouter';
import { splitCafeName } from '../lib/format.ts';
import { Text } from './Layout.tsx';
import * as styles from './text.module.css';

/** A cafe's name, linked to its page, followed by its branch or, without one, its area. */
export function CafeName({ cafe }: { cafe: Pick<Cafe, 'id' | 'name' | 'area'> }) {
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <Text as="span" size="name" className={styles.cafeName}>
      <Link href={`/cafe/${cafe.id}`} aria-label={cafe.name}>
        {base}
      </Link>{' '}
      <Text as="span" size="small" weight="regular">
        {branch ?? cafe.area}
      </Text>
    </Text>
  );
}
