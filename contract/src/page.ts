import type { Cafe } from './cafe.ts';
import type { FilterCategory } from './filters.ts';
import type { Facets } from './search.ts';

/** What a page shows of the catalogue: the same for every guest. */
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

/** The addresses of what a page loads. */
export interface PageAssets {
  /** The plain script that runs before the first paint. */
  firstPaint: string;
  /** The application: the entry, and what it needs at once. */
  scripts: readonly string[];
  /** What the page shows members alone. */
  memberScripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

/** What a page is rendered from. */
export interface PageRequest extends PageState {
  /** Path and search. */
  url: string;
  assets: PageAssets;
  /** Public origin. */
  origin: string;
}

export interface Page {
  status: 200 | 404;
  html: string;
}

/** What the page of an address needs of the catalogue. */
export interface PageNeeds {
  /** Where it is rendered: the one address all spellings of a page share. */
  address: string;
  cafeId?: number;
  /** The API's parameters for the part that is painted. */
  list?: { query: Record<string, string> };
}

/** The addresses of the short pages of text. */
export const STATIC_PATHS = [
  '/contact',
  '/careers',
  '/press',
  '/privacy',
  '/terms',
  '/cookies',
] as const;
