import type { ReactNode } from 'react';
import { formatDecimal } from '../lib/intl.ts';
import { Icon } from './Icon.tsx';
import { Row } from './Layout.tsx';
import * as texts from '#messages/lib';
import * as styles from './rating.module.css';

interface RatingProps {
  /** Null without ratings: then it says so, and no more. */
  average: number | null;
  /** Shown after it, such as how many have. */
  children?: ReactNode;
}

/** What members think of a cafe on average. */
export function Rating({ average, children }: RatingProps) {
  if (average === null) return texts.notRated();
  return (
    <Row as="span" gap={4} className={styles.rating}>
      <Icon name="star" size={14} />
      <strong>{formatDecimal(average)}</strong>
      {children}
    </Row>
  );
}
