import type { Cafe } from '@cortado/contract';
import { Link } from 'wouter';
import { splitCafeName } from '../lib/format.ts';
import { Text } from './Layout.tsx';
import * as linkStyles from './link.module.css';
import * as styles from './text.module.css';

interface CafeNameProps {
  cafe: Pick<Cafe, 'id' | 'name' | 'area'>;
  /** Whether its whole container is the link. */
  stretched?: boolean;
}

/** A cafe's name, linked to its page, followed by its branch or, without one, its area. */
export function CafeName({ cafe, stretched }: CafeNameProps) {
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  return (
    <Text as="span" size="name" className={styles.cafeName}>
      <Link
        className={stretched ? linkStyles.stretched : linkStyles.plain}
        href={`/cafe/${cafe.id}`}
        aria-label={cafe.name}
      >
        {base}
      </Link>{' '}
      <Text as="span" size="small" weight="regular">
        {branch ?? cafe.area}
      </Text>
    </Text>
  );
}
