import { useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useIsHere } from '../../lib/useIsHere.ts';
import { AUTH_TABS, authTabPath, parseAuthTab, type AuthTab } from './auth-tabs.ts';

/** The open tab and how to change it. The address follows without a step in the history; the event `tabChange` on window changes it too. */
export function useAuthTab(): [AuthTab, (tab: AuthTab) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const setTab = useCallback(
    (tab: AuthTab) => {
      // An answer that comes late leads nobody back.
      if (isHere.current) navigate(authTabPath(tab, search), { replace: true });
    },
    [isHere, navigate, search],
  );
  useEffect(() => {
    const onTabChange = (event: Event) => {
      const { detail } = event as CustomEvent<string | { tab?: string } | null>;
      const wanted = typeof detail === 'string' ? detail : detail?.tab;
      const tab = AUTH_TABS.find((known) => known === wanted);
      if (tab) setTab(tab);
    };
    window.addEventListener('tabChange', onTabChange);
    return () => window.removeEventListener('tabChange', onTabChange);
  }, [setTab]);
  return [parseAuthTab(search), setTab];
}
