import type { User } from '@cortado/contract';
import { useLocation } from 'wouter';
import { parseReturnTo } from '../../lib/return-to.ts';
import { useSetSession } from '../../lib/session.ts';
import type { ToastMessage } from '../../lib/toast.ts';
import { usePendingFavorite } from '../members/usePendingFavorite.ts';
import * as texts from '#messages/auth';

type Welcome = Pick<ToastMessage, 'title' | 'description' | 'more'>;

const welcomeBack = ({ name }: User): Welcome => ({
  title: texts.loginDone(),
  description: texts.loginDoneDescription({ name }),
});

/** Takes a member who has just signed in to where they were, unless they have navigated meanwhile. @returns what welcomes them */
export function useSignedIn(welcome = welcomeBack): (user: User) => Welcome {
  const setSession = useSetSession();
  const addPendingFavorite = usePendingFavorite();
  const [path, navigate] = useLocation();
  return (user) => {
    setSession(user);
    const { pathname } = window.location;
    const isSamePath = pathname === path;
    const returnTo = isSamePath ? (parseReturnTo() ?? '/') : pathname;
    if (isSamePath) navigate(returnTo, { replace: true });
    addPendingFavorite(user, returnTo);
    return welcome(user);
  };
}
