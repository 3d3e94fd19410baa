import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '../../core/repo-root.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import type { Page, PageAssets, PageRequest } from '@cortado/contract/page';
import type { PageRenderer } from '../../http/page-renderer.ts';

const ENTRY = 'src/entry-client.tsx';
const FIRST_PAINT = 'src/first-paint/index.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What the web exports for the server. */
export interface ServerEntry {
  sitemapPaths: PageRenderer['sitemapPaths'];
  renderPage(request: PageRequest): Promise<Page>;
  pageNeeds: PageRenderer['needs'];
  /** The lazy parts an address shows first, by the names of their files: to everyone, and to members only. */
  pageChunks(url: string): { everyone: string[]; members: string[] };
}

const isBundle = existsSync(join(repoRoot, 'main.js'));
const webFolder = join(repoRoot, isBundle ? 'web' : 'dist/web');
/** The folder of the built client. */
export const clientFolder = join(webFolder, 'client');

/** Chunks, each after those it imports, so that its styles follow the shared ones and override them. */
function collect(manifest: Manifest, chunks: readonly string[]): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (seen.has(name) || !chunk) return;
    seen.add(name);
    chunk.imports?.forEach(add);
    names.add(name);
  };
  chunks.forEach(add);
  return names;
}

const paths = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);

/** The files a page starts with: the entry, the chunks of its screen, their styles and the two fonts. */
function assetsFor(manifest: Manifest, parts: ReturnType<ServerEntry['pageChunks']>): PageAssets {
  /** The source file of a lazy part has its name. */
  const chunkOf = (part: string) => {
    const chunk = Object.keys(manifest).find((file) => file.endsWith(`/${part}.tsx`));
    if (chunk === undefined) throw new Error(`${part} is no chunk of its own.`);
    return chunk;
  };
  const names = collect(manifest, [ENTRY, ...parts.everyone.map(chunkOf)]);
  const memberNames = collect(manifest, parts.members.map(chunkOf));
  const chunks = [...names].map((name) => manifest[name]!);
  const fileOf = (name: string) => manifest[name]!.file;
  const fonts = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /(newsreader|hanken-grotesk)-text.*\.woff2$/.test(file));
  return {
    firstPaint: `/${fileOf(FIRST_PAINT)}`,
    // The entry first, because it is the one that is executed.
    scripts: paths([fileOf(ENTRY), ...chunks.map(({ file }) => file)]),
    memberScripts: paths([...memberNames].filter((name) => !names.has(name)).map(fileOf)),
    styles: paths(chunks.flatMap(({ css = [] }) => css)),
    fonts: paths(fonts),
  };
}

/**
 * Loads the built web: its server entry and the manifest of its files.
 * @throws UserFacingError if it is not built
 */
export async function loadBuiltRenderer(): Promise<PageRenderer> {
  const entryFile = join(webFolder, 'server/entry-server.js');
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  if (!existsSync(entryFile) || !existsSync(manifestFile)) {
    throw new UserFacingError('The pages are not built yet: run `npm start` or `npm run build`.');
  }
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  const manifestText = readFileSync(manifestFile, 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  /** By the parts of a screen: there are as many as screens. */
  const assets = new Map<string, PageAssets>();
  const assetsAt = (url: string): PageAssets => {
    const parts = entry.pageChunks(url);
    const key = JSON.stringify(parts);
    const known = assets.get(key) ?? assetsFor(manifest, parts);
    assets.set(key, known);
    return known;
  };
  return {
    version: createHash('sha256').update(manifestText).digest('base64url').slice(0, 12),
    sitemapPaths: entry.sitemapPaths,
    needs: entry.pageNeeds,
    render: (request) => entry.renderPage({ ...request, assets: assetsAt(request.url) }),
  };
}
