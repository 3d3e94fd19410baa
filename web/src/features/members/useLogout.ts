import { useLocation } from 'wouter';
import { clearRecentSearches } from '../../lib/recent-searches.ts';
import { forgetTab } from '../../lib/storage.ts';
import { useSetSession } from '../../lib/session.ts';
import { useWrite } from '../../lib/useWrite.ts';
import * as texts from '#messages/members';

/** Signs out with a toast, and leaves screens for members. */
export function useLogout(): { logOut: () => void; isPending: boolean } {
  const setSession = useSetSession();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useWrite('POST /api/logout', {
    done() {
      if (/^\/(profile|admin|owner|claim)\b/.test(window.location.pathname)) navigate('/');
      setSession(null);
      clearRecentSearches();
      forgetTab();
      return { title: texts.loggedOut(), description: texts.loggedOutAbout() };
    },
    failed: texts.logoutFailed(),
  });
  return { logOut: () => mutate(undefined), isPending };
}
