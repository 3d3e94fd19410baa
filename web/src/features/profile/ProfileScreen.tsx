import type { User } from '@cortado/contract';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { FavoritesTab } from './FavoritesTab.tsx';
import { PreferencesTab } from './PreferencesTab.tsx';
import { ProfileSidebar } from './ProfileSidebar.tsx';
import { RatingsTab } from './RatingsTab.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import * as texts from './texts.ts';
import * as styles from './profile.module.css';

const TABS = [
  ['favorites', texts.tabFavorites, FavoritesTab],
  ['ratings', texts.tabRatings, RatingsTab],
  ['preferences', texts.tabPreferences, PreferencesTab],
  ['settings', texts.tabSettings, SettingsTab],
] as const;

/** A member's own page: who they are, and what they keep here. The open tab stands in the address. */
export function ProfileScreen({ viewer }: { viewer: User }) {
  useTitle(texts.title);
  return (
    <main className={`wrap ${styles.profile}`}>
      <ProfileSidebar viewer={viewer} />
      <AddressTabs
        label={texts.tabs}
        tabs={TABS}
        panel={{ viewer }}
        className={styles.main}
        panelClassName={styles.tab}
      />
    </main>
  );
}
