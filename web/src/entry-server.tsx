import type { Page, PageNeeds, PageRequest, PageState, Understand } from '@cortado/contract/page';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { MemberMenu } from './app/Header.tsx';
import { pageAddress, pageAt, headFor } from './app/page-address.ts';
import { createQueryClient } from './app/query-client.ts';
import { renderDocument } from './app/document.ts';
import { screenAt, shownAddress } from './app/screen-at.ts';
import { DEFAULT_LANGUAGE, renderIn, type Language } from './lib/language.ts';
import { Rendering } from './lib/lazy-part.ts';

export { sitemapPaths } from './app/screen-pages.ts';

/** Where the page of an address is rendered, and what it needs of the catalogue. */
export function pageNeeds(
  url: string,
  areas: readonly string[],
  understand: Understand,
): PageNeeds {
  const address = pageAddress(url, areas);
  const { page, place } = pageAt(address, areas);
  return { address, ...page.needs?.(place, understand) };
}

/** The lazy parts that an address shows first, so that a page can name their chunks: to everyone, and to members alone. */
export function pageChunks(url: string): { everyone: string[]; members: string[] } {
  const { part, access, isBare, isDev } = screenAt(url.split('?', 1)[0]!).screen;
  const own = part && !isDev ? [part.displayName] : [];
  return {
    everyone: access ? [] : own,
    members: [...(isBare ? [] : [MemberMenu.displayName]), ...(access ? own : [])],
  };
}

async function renderBody(
  url: string,
  page: PageState,
  rendering: { language: Language; parts: Set<string> },
): Promise<string> {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const stream = await renderToReadableStream(
    <StrictMode>
      <Router ssrPath={path} ssrSearch={search}>
        <Rendering value={rendering}>
          <App page={page} queries={createQueryClient(page.data, url)} />
        </Rendering>
      </Router>
    </StrictMode>,
    // Everything is ready before anything is sent: a part that came later would need an inline script.
    { progressiveChunkSize: Infinity },
  );
  await stream.allReady;
  return new Response(stream).text();
}

/** Renders the page at an address as every guest sees it: a whole document. */
export async function renderPage(
  request: PageRequest,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Page> {
  renderIn(language);
  const { url, data, origin, assets, ...state } = request;
  const page: PageState = { data, ...state };
  const head = headFor(shownAddress(url, page.devTools), data, origin);
  const parts = new Set<string>();
  const body = await renderBody(url, page, { language, parts });
  renderIn(language);
  return { status: head.status, html: renderDocument({ head, body, parts, page, origin, assets }) };
}
