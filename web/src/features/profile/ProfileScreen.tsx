import type { User } from '@cortado/contract';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { FavoritesTab } from './FavoritesTab.tsx';
import { PreferencesTab } from './PreferencesTab.tsx';
import { ProfileSidebar } from './ProfileSidebar.tsx';
import { RatingsTab } from './RatingsTab.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import '../../ui/tag.css';
import './profile.css';

const TABS = [
  ['favorites', 'Favorites', FavoritesTab],
  ['ratings', 'My Ratings', RatingsTab],
  ['preferences', 'Filter Preferences', PreferencesTab],
  ['settings', 'Settings', SettingsTab],
] as const;

/** A member's own page: who they are, and what they keep here. The open tab stands in the address. */
export function ProfileScreen({ viewer }: { viewer: User }) {
  useTitle('Profile');
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const [path, navigate] = useLocation();
  const [first] = TABS[0];
  const open = TABS.find(([name]) => name === wanted)?.[0] ?? first;
  const list = useRef<HTMLDivElement>(null);
  const at = TABS.findIndex(([name]) => name === open);
  useEffect(() => {
    const tab = list.current?.children.item(at);
    // On the narrowest screens the tabs scroll sideways, and the open one may lie beyond the edge.
    if (tab instanceof HTMLElement) list.current!.scrollLeft = tab.offsetLeft - 32;
  }, [at]);
  return (
    <main className="wrap profile">
      <ProfileSidebar viewer={viewer} />
      <Tabs.Root
        className="profile-main"
        value={open}
        onValueChange={(tab) => navigate(tab === first ? path : `${path}?tab=${tab}`)}
      >
        <Tabs.List ref={list} className="tabs" aria-label="Profile">
          {TABS.map(([name, label]) => (
            <Tabs.Trigger key={name} value={name}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(([name, , Tab]) => (
          <Tabs.Content key={name} value={name} className="profile-tab">
            <Tab viewer={viewer} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </main>
  );
}
