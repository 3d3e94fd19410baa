import type { Page, PageNeeds, PageRequest, PageState, Understand } from '@cortado/contract/page';
import { StrictMode } from 'react';
// The build for Node keeps async hooks on for good, and all requests would pay for it.
import { renderToReadableStream } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { headFor } from './app/head.ts';
import { pageAddress } from './app/page-address.ts';
import { createQueryClient } from './app/query-client.ts';
import { renderDocument } from './app/document.ts';
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

/** The lazy source files an address shows first, so that a page can name their chunks: to everyone, and to members alone. */
export function pageChunks(url: string): { everyone: string[]; members: string[] } {
  const path = url.split('?', 1)[0]!.replace(/(.)\/$/, '$1');
  const members = [MEMBER_MENU];
  if (path.startsWith('/cafe/')) return { everyone: ['src/features/cafe/CafeScreen.tsx'], members };
  if (path === '/about') return { everyone: ['src/features/about/AboutScreen.tsx'], members };
  if (path === '/auth') return { everyone: ['src/features/auth/AuthRoutes.tsx'], members: [] };
  if (path === '/profile') {
    const screen = 'src/features/profile/ProfileScreen.tsx';
    return { everyone: [MEMBER_ROUTES], members: [...members, screen] };
  }
  if (path.startsWith('/claim/')) {
    const screen = 'src/features/claim/ClaimScreen.tsx';
    return { everyone: [MEMBER_ROUTES], members: [...members, screen] };
  }
  if (/^\/admin(\/|$)/.test(path)) {
    const screen = 'src/features/admin/AdminRoutes.tsx';
    return { everyone: [MEMBER_ROUTES], members: [...members, screen] };
  }
  return { everyone: [], members };
}

async function renderBody(url: string, page: PageState): Promise<string> {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const stream = await renderToReadableStream(
    <StrictMode>
      <Router ssrPath={path} ssrSearch={search}>
        <App page={page} queries={createQueryClient(page.data, url)} />
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
  const body = await renderBody(url, page);
  return { status: head.status, html: renderDocument({ head, body, page, origin, assets }) };
}
