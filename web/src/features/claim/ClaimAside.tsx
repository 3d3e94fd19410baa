import type { Cafe } from '@cortado/contract';
import { Check, Clock, Eye, MessageSquare, Star } from 'lucide-react';
import { splitCafeName } from '../../lib/format.ts';
import { addressLines } from '../../lib/address-lines.ts';
import { formatDecimal } from '../../lib/intl.ts';
import { Cover } from '../../ui/Cover.tsx';
import * as texts from '#messages/claim';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './claim-aside.module.css';

const THEN = [
  [Check, texts.thenAtOnce],
  [Clock, texts.thenWaits],
  [Eye, texts.thenSaid],
  [MessageSquare, texts.thenRatings],
] as const;

/** Which cafe it is about, and what its owner can do. */
export function ClaimAside({ cafe }: { cafe: Cafe }) {
  const [street] = addressLines(cafe.address, cafe.area);
  return (
    <aside className={styles.claimAside}>
      <div className={`${panelStyles.panel} ${styles.card}`}>
        <div className={styles.cover} aria-hidden="true">
          <Cover cafe={cafe} shape="hero" />
        </div>
        <p className={styles.name}>
          <bdi>{splitCafeName(cafe.name, cafe.area).base}</bdi>
          {cafe.averageRating !== null && (
            <span>
              <Star size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
              {formatDecimal(cafe.averageRating)}
            </span>
          )}
        </p>
        <p className={styles.where}>{[cafe.area, street].join(' · ')}</p>
      </div>
      <h2>{texts.ownersCan()}</h2>
      <ul>
        {THEN.map(([Icon, text]) => (
          <li key={text()}>
            <Icon size={16} aria-hidden="true" />
            {text()}
          </li>
        ))}
      </ul>
    </aside>
  );
}
