import { useLocation } from 'wouter';
import { toast } from '../../ui/toast-store.ts';
import { clearRecentSearches } from '../../lib/recent-searches.ts';
import { errorText } from '../../lib/api.ts';
import { forgetTab } from '../../lib/forget-tab.ts';
import { useSetSession } from '../../lib/session.ts';
import { useWrite } from '../../lib/useWrite.ts';
import * as texts from './texts.ts';

/** Signs out, says so, and leaves what only members see. */
export function useLogout(): { logOut: () => void; isPending: boolean } {
  const setSession = useSetSession();
  const [path, navigate] = useLocation();
  const { mutate, isPending } = useWrite('POST /api/logout', {
    onSuccess: () => {
      if (/^\/(profile|admin|owner|claim)\b/.test(path)) navigate('/');
      setSession(null);
      clearRecentSearches();
      forgetTab();
      toast({
        tone: 'success',
        title: texts.loggedOut,
        description: texts.loggedOutAbout,
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.logoutFailed, description: errorText(error) }),
  });
  return {
    logOut: () => {
      if (!isPending) mutate(undefined);
    },
    isPending,
  };
}
