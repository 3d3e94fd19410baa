import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSearchState } from '../features/discovery/state/useSearchState.ts';
import { call } from '../lib/api.ts';
import { useAreas } from '../lib/catalogue.ts';
import { apiParams, isNarrowed } from '../lib/search-params.ts';
import { screenAt } from './screen-at.ts';

/** How long a search stays as it is until it has settled. */
const SETTLED_MS = 5000;

/** Reports a search to the server once it has settled or a result is opened: a single time, and anonymously. */
export function SettledSearch() {
  const [path] = useLocation();
  const { state, stateBeforeWords, isSettled } = useSearchState(useAreas());
  const search = { typed: stateBeforeWords.q, query: apiParams(state) };
  const isSearch = path === '/' && isSettled && isNarrowed(state);
  const key = isSearch ? JSON.stringify(search) : '';
  const latest = useRef({ key: '', search, isCounted: true });
  const note = useEffectEvent(() => {
    if (key !== '' && key !== latest.current.key) {
      latest.current = { key, search, isCounted: false };
    }
  });
  const count = useEffectEvent(() => {
    const { current } = latest;
    if (current.isCounted) return;
    current.isCounted = true;
    // Whether it was counted changes nothing for the visitor.
    call('POST /api/searches', { body: current.search }).catch(() => undefined);
  });
  const isResult = screenAt(path).screen.path === '/cafe/:id';
  useEffect(() => {
    note();
    if (isResult) count();
    if (key === '') return undefined;
    const timer = setTimeout(() => count(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key, isResult]);
  return null;
}
