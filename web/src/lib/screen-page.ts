import type { PageData, PageNeeds, Understand } from '@cortado/contract/page';

/** The head of a page, and its status. */
export interface Head {
  status: 200 | 404;
  title: string;
  description: string;
  /** Path of the canonical address; null where the page is not for search engines. */
  canonical: string | null;
  /** JSON-LD. */
  structured: object | null;
  /** The address of the picture that represents the page elsewhere. */
  image: string | null;
}

/** The address of a page, taken apart. */
export interface PagePlace {
  /** Without a slash at its end. */
  path: string;
  /** The query, without its question mark. */
  search: string;
  /** The parts of the path that its pattern names. */
  params: Readonly<Record<string, string>>;
  /** The directory's areas, the default one first. */
  areas: readonly string[];
}

/** What the server knows of a screen, beside how it is shown. */
export interface ScreenPage {
  /** The document's title, by the query; null is the home screen's. */
  title: null | ((search: string) => string);
  /** For search engines. With it the page is in the sitemap; without it they are asked not to index the page. */
  description?: () => string;
  /** The one address that all spellings of the page share; without it, the path. */
  address?: (place: PagePlace) => string;
  /** What the page needs of the catalogue. */
  needs?: (place: PagePlace, understand: Understand) => Omit<PageNeeds, 'address'>;
  /** The head that depends on the page's data. */
  head?: (place: PagePlace & { data: PageData; origin: string }) => Partial<Head>;
}
