import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Calendar, LogOut, Mail } from 'lucide-react';
import { formatMonth } from '../../lib/dates.ts';
import { useAskedTab } from '../../lib/useParam.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { ScreenTitle, Stack, Text } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { useLogout } from '../members/useLogout.ts';
import { FavoritesTab } from './FavoritesTab.tsx';
import { PreferencesTab } from './PreferencesTab.tsx';
import { RatingsTab } from './RatingsTab.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { mySuggestionsQuery, SuggestionsTab } from './SuggestionsTab.tsx';
import * as suggestionTexts from '#messages/profile/suggestions';
import * as texts from '#messages/profile';
import * as styles from './profile.module.css';

/** Reminds a member of the link that confirms their address. */
function ConfirmReminder({ viewer }: { viewer: User }) {
  const sending = useWrite('POST /api/user/confirmation', {
    done: ({ message }) => ({ title: texts.reminderSent(), description: message }),
  });
  if (viewer.isEmailConfirmed) return null;
  return (
    <Note
      icon={Mail}
      className={styles.reminder}
      actions={
        <Button
          size="small"
          working={sending.isPending && texts.reminderSending()}
          onClick={() => sending.mutate(undefined)}
        >
          {texts.reminderSend()}
        </Button>
      }
    >
      {texts.reminder()}
    </Note>
  );
}

function ProfileSidebar({ viewer }: { viewer: User }) {
  const { logOut, isPending } = useLogout();
  return (
    <Stack as="section" gap={16} className={styles.who} aria-label={texts.aboutYou()}>
      <div className={styles.name}>
        <Avatar name={viewer.name} size="large" />
        <Stack gap={4}>
          <ScreenTitle size="h2">{viewer.name}</ScreenTitle>
          <Text size="small">@{viewer.username}</Text>
          {viewer.bio && <Text tone="soft">{viewer.bio}</Text>}
        </Stack>
      </div>
      <Stack as="ul" gap={8}>
        <IconLine as="li" icon={Mail} size="ui" tone="soft">
          {viewer.email}
        </IconLine>
        <IconLine as="li" icon={Calendar} size="ui" tone="soft">
          {texts.memberSince({ month: formatMonth(viewer.createdAt) })}
        </IconLine>
      </Stack>
      <Button
        look="quiet"
        className={styles.logOut}
        working={isPending && texts.loggingOut()}
        onClick={logOut}
      >
        <LogOut size={18} />
        {texts.logOut()}
      </Button>
    </Stack>
  );
}

const TABS = [
  ['favorites', texts.tabFavorites, FavoritesTab],
  ['ratings', texts.tabRatings, RatingsTab],
  ['preferences', texts.tabPreferences, PreferencesTab],
  ['settings', texts.tabSettings, SettingsTab],
] as const;

const SUGGESTIONS = ['suggestions', suggestionTexts.tab, SuggestionsTab] as const;

/** A member's own page: who they are, and what they have saved. The open tab is in the address. */
export function ProfileScreen({ viewer }: { viewer: User }) {
  useTitle(texts.title());
  const { data: suggestions } = useQuery(mySuggestionsQuery);
  // While that is not known, it is shown to visitors of its address.
  const isAsked = useAskedTab() === SUGGESTIONS[0];
  const hasSuggestions = suggestions ? suggestions.length > 0 : isAsked;
  return (
    <main className={`wrap page ${styles.profile}`}>
      <ConfirmReminder viewer={viewer} />
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
