import type { Cafe } from '@cortado/contract';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { MapTab } from './MapTab.tsx';
import { ReviewsTab } from './ReviewsTab.tsx';

const TABS = [
  ['details', 'Details', DetailsTab],
  ['map', 'Map', MapTab],
  ['reviews', 'Reviews', ReviewsTab],
] as const;

export function CafeTabs({ cafe }: { cafe: Cafe }) {
  return (
    <AddressTabs
      label="About this café"
      tabs={TABS}
      panel={{ cafe }}
      panelClassName="tab"
      replace
    />
  );
}
