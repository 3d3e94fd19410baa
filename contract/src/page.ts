import type { Cafe } from './cafe.ts';
import type { FilterCategory } from './filters.ts';
import type { Understood } from './finding.ts';
import type { Facets } from './search.ts';

/** What a page shows of the catalogue: the same for every guest. */
export interface PageData {
  areas: readonly string[];
  categories: readonly FilterCategory[];
  /** The rendered part of the list. */
  list?: { cafes: Cafe[]; total: number; facets: Facets };
  /** What the typed words mean, if `PageNeeds` has some. */
  understood?: Understood;
  /** Null if it does not exist. */
  cafe?: Cafe | null;
}

/** What the map is drawn from. */
export type MapSource =
  | { kind: 'bundled' }
  | { kind: 'style'; url: string }
  | { kind: 'tiles'; url: string }
  | { kind: 'google'; key: string };

/** Page data, and what else a page needs from the start. */
export interface PageState {
  data: PageData;
  sampleData: boolean;
  /** The attribution of the place data, if its licence requires one. */
  placeCredit: string | null;
  mapSource: MapSource;
  /** The name of the provider for external sign-in; null if it is off. */
  externalSignIn: string | null;
  /** Whether admins may create test users. */
  devTools: boolean;
  /** The largest file that admins may import, in MB. */
  importMaxMb: number;
  /** The fields of a form that was posted without the page's scripts; never passwords. */
  unsent: Readonly<Record<string, string>> | null;
  /** The version of the build; null in development. */
  version: string | null;
}

/** The URLs of the files that a page loads. */
export interface PageAssets {
  /** The plain script that runs before the first paint. */
  firstPaint: string;
  /** The application: the entry and the chunks it needs at once. */
  scripts: readonly string[];
  /** Chunks that the page needs for members only. */
  memberScripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

/** The input of rendering a page. */
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

/** What a page needs from the catalogue. */
export interface PageNeeds {
  /** The canonical address, the same for all spellings. */
  address: string;
  cafeId?: number;
  /** The API's parameters for the rendered part. */
  list?: { query: Record<string, string> };
  /** The typed words that `list` was understood from; absent where they are searched exactly as typed. */
  words?: string;
}

/** Reads what typed words mean, as `GET /api/understand` does. */
export type Understand = (text: string) => Understood;
