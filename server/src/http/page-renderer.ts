import type { Page, PageNeeds, PageRequest, Understand } from '@cortado/contract/page';

/** The web's server rendering, behind the one thing pages need of it. */
export interface PageRenderer {
  /** Differs by build; null in development. */
  version: string | null;
  /** The paths of the pages that search engines are to find, but those of the cafes. */
  sitemapPaths: readonly string[];
  needs(url: string, areas: readonly string[], understand: Understand): PageNeeds;
  render(request: Omit<PageRequest, 'assets'>): Promise<Page>;
}
