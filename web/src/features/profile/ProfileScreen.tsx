import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useAskedTab } from '../../lib/useParam.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { FavoritesTab } from './FavoritesTab.tsx';
import { PreferencesTab } from './PreferencesTab.tsx';
import { ProfileSidebar } from './ProfileSidebar.tsx';
import { RatingsTab } from './RatingsTab.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { mySuggestionsQuery } from './suggestions/my-suggestions.ts';
import { SuggestionsTab } from './suggestions/SuggestionsTab.tsx';
import * as suggestionTexts from '#messages/profile/suggestions';
import * as texts from '#messages/profile';
import * as styles from './profile.module.css';

const TABS = [
  ['favorites', texts.tabFavorites, FavoritesTab],
  ['ratings', texts.tabRatings, RatingsTab],
  ['preferences', texts.tabPreferences, PreferencesTab],
  ['settings', texts.tabSettings, SettingsTab],
] as const;

const SUGGESTIONS = ['suggestions', suggestionTexts.tab, SuggestionsTab] as const;

/** A member's own page: who they are, and what they keep here. The open tab stands in the address. */
export function ProfileScreen({ viewer }: { viewer: User }) {
  useTitle(texts.title());
  const { data: suggestions } = useQuery(mySuggestionsQuery);
  // Whoever comes by its address sees it while that is not known.
  const isAsked = useAskedTab() === SUGGESTIONS[0];
  const hasSuggestions = suggestions ? suggestions.length > 0 : isAsked;
  return (
    <main className={`wrap page ${styles.profile}`}>
      <ProfileSidebar viewer={viewer} />
      <AddressTabs
        label={texts.tabs()}
        tabs={hasSuggestions ? [...TABS, SUGGESTIONS] : TABS}
        panel={{ viewer }}
        className={styles.tabs}
        panelClassName={styles.tab}
      />
    </main>
  );
}
