import type { PageState } from '@cortado/contract/page';
import { createContext, use } from 'react';

export const EMPTY_PAGE: PageState = {
  data: { areas: [], categories: [] },
  sampleData: false,
  placeCredit: null,
  mapSource: { kind: 'bundled' },
  externalSignIn: null,
  devTools: false,
  importMaxMb: 16,
  unsent: null,
  version: null,
};

export const PageStateContext = createContext<PageState>(EMPTY_PAGE);

export function usePageState(): PageState {
  return use(PageStateContext);
}
