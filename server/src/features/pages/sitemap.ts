import type { Snapshot } from '../../catalogue/types.ts';

/** What the sitemap protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

const document = (root: string, entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');

const addresses = (origin: string, paths: readonly string[]) =>
  document(
    'urlset',
    paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
  );

const cafePaths = (ids: readonly number[]) => ids.map((id) => `/cafe/${id}`);

/** What a sitemap is made of: the origin of its addresses, the cafes, and the paths of all other pages. */
export interface SitemapPages {
  origin: string;
  cafes: Snapshot['cafes'];
  paths: readonly string[];
}

/** Every page a search engine may list: their addresses, or if these are too many, those of the parts that have them. */
export function sitemap({ origin, cafes, paths }: SitemapPages, max = MAX_ADDRESSES): string {
  if (paths.length + cafes.size <= max)
    return addresses(origin, [...paths, ...cafePaths(cafes.idsBetween(0, Infinity))]);
  const parts = ['pages'];
  for (let id = cafes.nextId(0); id !== undefined;) {
    const number = Math.floor(id / max);
    parts.push(`cafes-${number}`);
    id = cafes.nextId((number + 1) * max);
  }
  return document(
    'sitemapindex',
    parts.map((part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`),
  );
}

/**
 * A part of the sitemap: the pages, or the cafes of a range of ids, so that a new cafe moves no other to another part.
 * @param part 'pages' or 'cafes-0', 'cafes-1'…
 * @returns null for a part without addresses
 */
export function sitemapPart(
  { origin, cafes, paths }: SitemapPages,
  part: string,
  max = MAX_ADDRESSES,
): string | null {
  if (part === 'pages') return addresses(origin, paths);
  const number = Number(part.replace('cafes-', ''));
  const ids = cafes.idsBetween(number * max, (number + 1) * max);
  return ids.length > 0 ? addresses(origin, cafePaths(ids)) : null;
}

export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...[
      '/api/',
      '/admin',
      '/profile',
      '/claim',
      '/owner',
      '/auth',
      '/oauth-complete',
      '/reset-password',
      '/password-reset',
      '/confirm-email',
      '/email-change',
      '/newsletter',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
