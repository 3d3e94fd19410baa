import type { AdminCafe } from '@cortado/contract';
import { ArrowLeftRight } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import * as cafesTexts from '../cafes/texts.tsx';
import * as texts from './texts.ts';
import type { MergeSides } from './useMergeChoices.ts';
import * as styles from './merge.module.css';

function Side({ cafe, stays }: { cafe: AdminCafe; stays: boolean }) {
  const { name, area, status, averageRating, totalRatings } = cafe;
  const rated = averageRating === null ? texts.unrated : texts.rated(averageRating, totalRatings);
  const facts = [area, rated, status !== 'published' && cafesTexts.statuses[status]];
  return (
    <div className={styles.side}>
      <span className={styles.cover} aria-hidden="true">
        <Cover cafe={cafe} shape="popup" />
      </span>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <Badge dot tone={stays ? 'crema' : 'plain'}>
          {stays ? texts.stays : texts.goes}
        </Badge>
      </div>
    </div>
  );
}

/** Which cafe stays, and which one goes. */
export function MergeHead({ winner, loser, onSwap }: MergeSides & { onSwap: () => void }) {
  return (
    <div className={styles.sides}>
      <Side cafe={winner.cafe} stays />
      <button
        type="button"
        className={styles.swap}
        aria-label={texts.swap(loser.cafe.name)}
        title={texts.swapShort}
        onClick={onSwap}
      >
        <ArrowLeftRight size={16} aria-hidden="true" />
      </button>
      <Side cafe={loser.cafe} stays={false} />
    </div>
  );
}
