import type { User } from '@cortado/contract';
import { useLocation } from 'wouter';
import { parseReturnTo } from '../../lib/return-to.ts';
import { useSetSession } from '../../lib/session.ts';
import { toast, type ToastMessage } from '../../ui/toast-store.ts';
import { usePendingFavorite } from '../members/usePendingFavorite.ts';

/** Welcomes whoever has just signed in, and takes them to where they were, unless they have gone elsewhere meanwhile. */
export function useSignedIn(): (
  user: User,
  welcome: Pick<ToastMessage, 'title' | 'description' | 'more'>,
) => void {
  const setSession = useSetSession();
  const addPendingFavorite = usePendingFavorite();
  const [path, navigate] = useLocation();
  return (user, welcome) => {
    setSession(user);
    toast({ tone: 'success', ...welcome });
    const { pathname } = window.location;
    if (pathname !== path) return addPendingFavorite(user, pathname);
    const returnTo = parseReturnTo() ?? '/';
    navigate(returnTo, { replace: true });
    addPendingFavorite(user, returnTo);
  };
}
