import { createContext, use } from 'react';
import type { useDiscoveryScreen } from './useDiscoveryScreen.ts';

export type Discovery = ReturnType<typeof useDiscoveryScreen>;

export const DiscoveryContext = createContext<Discovery | null>(null);

/** What the parts of the discovery screen share. */
export function useDiscovery(): Discovery {
  const discovery = use(DiscoveryContext);
  if (!discovery) throw new Error('This belongs inside the discovery screen.');
  return discovery;
}
