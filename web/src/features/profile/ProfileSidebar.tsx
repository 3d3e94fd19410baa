import type { User } from '@cortado/contract';
import { Calendar, LogOut, Mail } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useLogout } from '../members/useLogout.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { ConfirmReminder } from './ConfirmReminder.tsx';
import * as texts from '#messages/profile';
import { formatMonth } from '../../lib/dates.ts';
import * as styles from './profile.module.css';

export function ProfileSidebar({ viewer }: { viewer: User }) {
  const { logOut, isPending } = useLogout();
  return (
    <Stack as="section" gap={16} className={styles.who} aria-label={texts.aboutYou()}>
      <div className={styles.name}>
        <Avatar name={viewer.name} size="large" />
        <Stack gap={4}>
          <Text as="h1" size="h2" tabIndex={-1}>
            {viewer.name}
          </Text>
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
      <ConfirmReminder viewer={viewer} />
      <Button
        look="quiet"
        className={styles.logOut}
        working={isPending ? texts.loggingOut() : null}
        onClick={logOut}
      >
        <LogOut size={18} aria-hidden="true" />
        {texts.logOut()}
      </Button>
    </Stack>
  );
}
