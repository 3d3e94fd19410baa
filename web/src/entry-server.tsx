import {
  STATIC_PATHS,
  type Page,
  type PageNeeds,
  type PageRequest,
  type PageState,
  type Understand,
} from '@cortado/contract/page';
import { StrictMode } from 'react';
// The build for Node keeps async hooks on for good, and all requests would pay for it.
import { renderToReadableStream } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { headFor } from './app/head.ts';
import { pageAddress } from './app/page-address.ts';
import { AUTH_PATHS, CAFE_PATH, CLAIM_PATH } from './app/paths.ts';
import { createQueryClient } from './app/query-client.ts';
import { renderDocument } from './app/document.ts';
import { RenderedParts } from './lib/lazy-part.ts';
import { pageNeeds as listOrCafeNeeds } from './features/discovery/page-needs.ts';

/** Where the page of an address is rendered, and what it needs of the catalogue. */
export function pageNeeds(
  url: string,
  areas: readonly string[],
  understand: Understand,
): PageNeeds {
  const address = pageAddress(url, areas);
  return { address, ...listOrCafeNeeds(address, areas, understand) };
}

const MEMBER_MENU = 'src/app/MemberMenu.tsx';
const MEMBER_ROUTES = 'src/app/MemberRoutes.tsx';

/** The lazy screen of an address, as the route table has it: what is rendered, and what of it only members see. */
const SCREEN_FILES: readonly [address: RegExp, everyone: string[], members?: string[]][] = [
  [/^\/$/, []],
  [CAFE_PATH, ['src/features/cafe/CafeScreen.tsx']],
  [/^\/about$/, ['src/features/about/AboutScreen.tsx']],
  [/^\/suggest$/, ['src/features/suggest/SuggestScreen.tsx']],
  [new RegExp(`^(${STATIC_PATHS.join('|')})$`), ['src/features/static-pages/StaticScreen.tsx']],
  [AUTH_PATHS, ['src/features/auth/AuthRoutes.tsx']],
  [/^\/profile$/, [MEMBER_ROUTES], ['src/features/profile/ProfileScreen.tsx']],
  [CLAIM_PATH, [MEMBER_ROUTES], ['src/features/claim/ClaimScreen.tsx']],
  [/^\/owner(\/|$)/, [MEMBER_ROUTES], ['src/features/owner/OwnerRoutes.tsx']],
  [/^\/admin(\/|$)/, [MEMBER_ROUTES], ['src/features/admin/AdminRoutes.tsx']],
  [/^/, ['src/features/not-found/NotFoundScreen.tsx']],
];

/** The lazy source files an address shows first, so that a page can name their chunks: to everyone, and to members alone. */
export function pageChunks(url: string): { everyone: string[]; members: string[] } {
  const path = url.split('?', 1)[0]!.replace(/(.)\/$/, '$1');
  const [, everyone, members = []] = SCREEN_FILES.find(([address]) => address.test(path))!;
  const hasMenu = !AUTH_PATHS.test(path);
  return { everyone, members: hasMenu ? [MEMBER_MENU, ...members] : members };
}

async function renderBody(url: string, page: PageState, parts: Set<string>): Promise<string> {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const stream = await renderToReadableStream(
    <StrictMode>
      <Router ssrPath={path} ssrSearch={search}>
        <RenderedParts value={parts}>
          <App page={page} queries={createQueryClient(page.data, url)} />
        </RenderedParts>
      </Router>
    </StrictMode>,
    // Everything is ready before anything is sent: a part that came later would need an inline script.
    { progressiveChunkSize: Infinity },
  );
  await stream.allReady;
  return new Response(stream).text();
}

/** Renders the page at an address as every guest sees it: a whole document. */
export async function renderPage(request: PageRequest): Promise<Page> {
  const { url, data, origin, assets, ...state } = request;
  const page: PageState = { data, ...state };
  const head = headFor(url, data, origin);
  const parts = new Set<string>();
  const body = await renderBody(url, page, parts);
  return { status: head.status, html: renderDocument({ head, body, parts, page, origin, assets }) };
}
