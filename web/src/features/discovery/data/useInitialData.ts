import { useState } from 'react';
import { useIsHydrated } from '../../../lib/useClientValue.ts';

/** What the server rendered with, on the server and in the page it hydrates; undefined after that. */
export function useInitialData<T>(read: () => T | undefined): T | undefined {
  const isHydrated = useIsHydrated();
  const [initialData] = useState(() => (isHydrated ? undefined : read()));
  return initialData;
}
