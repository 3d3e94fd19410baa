import type { PageState } from '../lib/page-data.ts';
import type { Head } from './head.ts';

export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
  preloads: readonly string[];
}

export interface DocumentParts {
  head: Head;
  body: string;
  page: PageState;
  origin: string;
  assets: PageAssets;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** JSON that cannot end the block it stands in. */
const jsonBlock = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

/** The page is whole without its scripts: what paints it goes first. */
function preload(file: string): string {
  return file.endsWith('.woff2')
    ? `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`
    : `<link rel="modulepreload" href="${file}" fetchpriority="low">`;
}

function meta({ head, origin }: DocumentParts): string[] {
  const { title, description, canonical, structured } = head;
  const address = canonical === null ? null : escapeHtml(`${origin}${canonical}`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    address === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    `<meta property="og:site_name" content="Cortado">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    structured ? `<script type="application/ld+json">${jsonBlock(structured)}</script>` : '',
  ];
}

/** The whole document around a rendered page. */
export function renderDocument(parts: DocumentParts): string {
  const { body, page, assets } = parts;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1E1814" media="(prefers-color-scheme: dark)">',
    ...meta(parts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<script src="/theme.js"></script>',
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.preloads.map(preload),
    ...assets.scripts.map(
      (file) => `<script type="module" src="${file}" fetchpriority="low"></script>`,
    ),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${jsonBlock(page)}</script>`,
    '</body></html>',
  ].join('\n');
}
