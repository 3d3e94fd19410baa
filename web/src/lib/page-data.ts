import type { Cafe, Facets, FilterCategory } from '@cortado/contract';
import { createContext, use } from 'react';

/** What the server put into the page: the same for every guest. */
export interface PageData {
  areas: readonly string[];
  categories: readonly FilterCategory[];
  /** The part of the list that is painted. */
  list?: { cafes: Cafe[]; total: number; facets: Facets };
  /** Null where it is missing. */
  cafe?: Cafe | null;
}

/** Page data and what else a page must know from the start. */
export interface PageState {
  data: PageData;
  sampleData: boolean;
  /** Whose data cafes may be, where that has to be said. */
  placeCredit: string | null;
  mapStyleUrl: string | null;
  /** The name of the provider one can sign in with; null where there is none. */
  externalSignIn: string | null;
  /** Whether admins may make test users. */
  devTools: boolean;
  /** What was filled into a form that came without the page's scripts and was not handled; never a password. */
  unsent: Readonly<Record<string, string>> | null;
  /** Of the build the page belongs to; null in development. */
  version: string | null;
}

export const EMPTY_PAGE: PageState = {
  data: { areas: [], categories: [] },
  sampleData: false,
  placeCredit: null,
  mapStyleUrl: null,
  externalSignIn: null,
  devTools: false,
  unsent: null,
  version: null,
};

export const PageStateContext = createContext<PageState>(EMPTY_PAGE);

export function usePageState(): PageState {
  return use(PageStateContext);
}

export function usePageData(): PageData {
  return usePageState().data;
}
