import type { Cafe } from '@cortado/contract';
import { useState } from 'react';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { MapTab } from './MapTab.tsx';
import type { RatingDraft } from './RatingForm.tsx';
import { ReviewsTab } from './ReviewsTab.tsx';
import * as texts from '#messages/cafe';
import * as styles from './cafe.module.css';

const TABS = [
  ['details', texts.tabDetails, DetailsTab],
  ['map', texts.tabMap, MapTab],
  ['reviews', texts.tabReviews, ReviewsTab],
] as const;

export function CafeTabs({ cafe }: { cafe: Cafe }) {
  // What was begun in one tab is there after a look at another.
  const [draft, onDraft] = useState<RatingDraft | null>(null);
  return (
    <AddressTabs
      label={texts.tabs()}
      tabs={TABS}
      panel={{ cafe, draft, onDraft }}
      panelClassName={styles.tab}
      replace
    />
  );
}
