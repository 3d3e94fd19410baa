import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const unknown = () => null;

/** What only the browser knows; null on the server and while this takes over what the server rendered. */
function useClientValue<T>(read: () => T): T | null {
  return useSyncExternalStore<T | null>(never, read, unknown);
}

const yes = () => true;

/** Whether this has taken over what the server rendered; until then it renders as the server did. */
export const useIsHydrated = (): boolean => useClientValue(yes) ?? false;
