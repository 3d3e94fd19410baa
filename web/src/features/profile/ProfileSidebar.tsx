import type { User } from '@cortado/contract';
import { Calendar, LogOut, Mail } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useLogout } from '../members/useLogout.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ConfirmReminder } from './ConfirmReminder.tsx';
import * as texts from '#messages/profile';
import { formatMonth } from '../../lib/dates.ts';
import * as styles from './profile.module.css';

export function ProfileSidebar({ viewer }: { viewer: User }) {
  const { logOut, isPending } = useLogout();
  return (
    <section className={styles.who} aria-label={texts.aboutYou()}>
      <Avatar name={viewer.name} size="large" />
      <h1 className="t-h2" tabIndex={-1}>
        {viewer.name}
      </h1>
      <p className="t-small">@{viewer.username}</p>
      {viewer.bio && <p className={styles.bio}>{viewer.bio}</p>}
      <ul>
        <li>
          <Mail size={18} aria-hidden="true" />
          <span>{viewer.email}</span>
        </li>
        <li>
          <Calendar size={18} aria-hidden="true" />
          <span>{texts.memberSince({ month: formatMonth(viewer.createdAt) })}</span>
        </li>
      </ul>
      <ConfirmReminder viewer={viewer} />
      <Button look="quiet" working={isPending ? texts.loggingOut() : null} onClick={logOut}>
        <LogOut size={18} aria-hidden="true" />
        {texts.logOut()}
      </Button>
    </section>
  );
}
