import { join } from 'node:path';
import { createServer } from 'vite';
import type { Middleware } from '../../http/create-fastify.ts';
import { repoRoot } from '../../core/repo-root.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';
import type { ServerEntry } from './built-renderer.ts';

/** Serves the web from source, with hot reload; not part of the build. */
export async function openDevelopment(): Promise<{
  renderer: PageRenderer;
  options: { before: Middleware };
  close(): Promise<void>;
}> {
  const root = join(repoRoot, 'web');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  let entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
  return {
    renderer: {
      version: null,
      sitemapPaths: entry.sitemapPaths,
      needs: (url, areas, understand) => entry.pageNeeds(url, areas, understand),
      async render(request) {
        entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
        const assets = {
          firstPaint: '/src/first-paint/index.ts',
          scripts: ['/src/entry-client.tsx'],
          memberScripts: [],
          styles: [],
          fonts: [],
        };
        const page = await entry.renderPage({ ...request, assets });
        return { ...page, html: await vite.transformIndexHtml(request.url, page.html) };
      },
    },
    options: { before: (request, response, next) => vite.middlewares(request, response, next) },
    close: () => vite.close(),
  };
}
