import type { Cafe } from '@cortado/contract';
import { Tabs } from 'radix-ui';
import { useLocation, useSearch } from 'wouter';
import { DetailsTab } from './DetailsTab.tsx';
import { MapTab } from './MapTab.tsx';
import { ReviewsTab } from './ReviewsTab.tsx';

const TABS = [
  ['details', 'Details', DetailsTab],
  ['map', 'Map', MapTab],
  ['reviews', 'Reviews', ReviewsTab],
] as const;

/** The three tabs; the open one stands in the address. */
export function CafeTabs({ cafe }: { cafe: Cafe }) {
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const [path, navigate] = useLocation();
  const open = TABS.find(([name]) => name === wanted)?.[0] ?? 'details';
  return (
    <Tabs.Root
      value={open}
      onValueChange={(tab) =>
        navigate(tab === 'details' ? path : `${path}?tab=${tab}`, { replace: true })
      }
    >
      <Tabs.List className="tabs" aria-label="About this café">
        {TABS.map(([name, label]) => (
          <Tabs.Trigger key={name} value={name}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(([name, , Tab]) => (
        <Tabs.Content key={name} value={name} className="tab">
          <Tab cafe={cafe} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
