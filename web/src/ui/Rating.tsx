import { Star } from 'lucide-react';
import { formatDecimal } from '../lib/intl.ts';
import * as texts from '#messages/lib';
import { Row } from './Layout.tsx';
import * as styles from './rating.module.css';

/** What members think of a cafe on average; null where nobody has rated it. */
export function Rating({ average }: { average: number | null }) {
  if (average === null) return texts.notRated();
  return (
    <Row as="span" gap={4} className={styles.rating}>
      <Star size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      <strong>{formatDecimal(average)}</strong>
    </Row>
  );
}
