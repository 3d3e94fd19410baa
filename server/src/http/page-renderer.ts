import type { Cafe, Facets, FilterCategory } from '@cortado/contract';

/** What the web's server entry takes and gives. */
export interface PageData {
  areas: readonly string[];
  categories: readonly FilterCategory[];
  /** The part of the list that is painted. */
  list?: { cafes: Cafe[]; total: number; facets: Facets };
  /** Null where it is missing. */
  cafe?: Cafe | null;
}

export interface PageAssets {
  firstPaint: string;
  scripts: string[];
  memberScripts: string[];
  styles: string[];
  fonts: string[];
}

export interface PageRequest {
  /** Path and search. */
  url: string;
  data: PageData;
  assets: PageAssets;
  /** Public origin. */
  origin: string;
  sampleData: boolean;
  /** Whose data cafes may be, where that has to be said. */
  placeCredit: string | null;
  mapStyleUrl: string | null;
  /** The name of the provider one can sign in with; null where there is none. */
  externalSignIn: string | null;
  /** Whether admins may make test users. */
  devTools: boolean;
  /** What was filled into a form that could not be handled; passwords are never among it. */
  unsent: Readonly<Record<string, string>> | null;
  version: string | null;
}

export interface Page {
  status: 200 | 404;
  html: string;
}

export interface PageNeeds {
  /** Where it is rendered: the one address all spellings of a page share. */
  address: string;
  cafeId?: number;
  /** The API's parameters for the part that is painted. */
  list?: { query: Record<string, string> };
}

/** The web's server rendering, behind the one thing pages need of it. */
export interface PageRenderer {
  /** Differs by build; null in development. */
  version: string | null;
  needs(url: string, areas: readonly string[]): PageNeeds;
  render(request: Omit<PageRequest, 'assets'>): Promise<Page>;
}
