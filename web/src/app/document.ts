import { escapeHtml } from '@cortado/contract/escape-html';
import type { PageAssets, PageState } from '@cortado/contract/page';
import type { Head } from '../lib/screen-page.ts';
import { BRAND } from '../lib/brand.ts';
import { language } from '../lib/language.ts';
import icons from '../ui/icons.svg?raw';
import * as texts from '#messages/app';

export interface DocumentParts {
  head: Head;
  body: string;
  /** The names of the lazy parts in the body. */
  parts: ReadonlySet<string>;
  page: PageState;
  origin: string;
  assets: PageAssets;
}

/** JSON that cannot end the script block it is in. */
const jsonBlock = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

function meta({ head, origin }: DocumentParts): string[] {
  const { title, description, canonical, structured, image } = head;
  const address = canonical === null ? null : escapeHtml(`${origin}${canonical}`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    address === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    `<meta property="og:site_name" content="${BRAND}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    image === null
      ? ''
      : `<meta property="og:image" content="${escapeHtml(image)}"><meta name="twitter:card" content="summary_large_image">`,
    structured ? `<script type="application/ld+json">${jsonBlock(structured)}</script>` : '',
  ];
}

/** Requested at once, after what is painted. */
function scriptTags({ scripts: [entry, ...parts] }: PageAssets): string[] {
  return [
    entry ? `<script type="module" src="${entry}" fetchpriority="low"></script>` : '',
    ...parts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
  ];
}

/** The whole document around a rendered page. */
export function renderDocument(document: DocumentParts): string {
  const { body, parts, page, assets } = document;
  return [
    `<!doctype html><html lang="${language()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1E1814" media="(prefers-color-scheme: dark)">',
    ...meta(document),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script src="${assets.firstPaint}" data-member-scripts="${assets.memberScripts.join(' ')}"></script>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    ),
    ...scriptTags(assets),
    `</head><body><div hidden>${icons}</div>`,
    page.unsent ? `<p class="page-note" role="alert">${texts.documentUnsent()}</p>` : '',
    `<div id="root" data-parts="${[...parts].join(' ')}">${body}</div>`,
    `<script type="application/json" id="page-data">${jsonBlock(page)}</script>`,
    '</body></html>',
  ].join('\n');
}
