import { useState } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '../lib/lazy-part.ts';
import { useIsHydrated } from '../lib/useClientValue.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';

const SettledSearch = lazyPart(() => import('./SettledSearch.tsx'), 'SettledSearch');

/** Counts searches, from the first one on: most visits begin without any. */
export function SearchCounter() {
  const search = useSearch();
  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(false);
  if (isHydrated && search !== '' && !isWanted) setWanted(true);
  return (
    isWanted && (
      <PartBoundary>
        <SettledSearch />
      </PartBoundary>
    )
  );
}
