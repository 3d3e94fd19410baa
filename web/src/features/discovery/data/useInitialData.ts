import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** What the server rendered with, on the server and in the page it hydrates; undefined after that. */
export function useInitialData<T>(read: () => T | undefined): T | undefined {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [initialData] = useState(() => (hydrating ? read() : undefined));
  return initialData;
}
