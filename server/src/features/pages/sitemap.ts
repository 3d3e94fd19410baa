import { STATIC_PATHS } from '@cortado/contract/page';
import type { Snapshot } from '../../catalogue/types.ts';

/** Every page a search engine may list. */
export function sitemap(snapshot: Snapshot, origin: string): string {
  const paths = [
    '/',
    '/about',
    ...STATIC_PATHS,
    ...[...snapshot.cafes.keys()].map((id) => `/cafe/${id}`),
  ];
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...[
      '/api/',
      '/admin',
      '/profile',
      '/auth',
      '/reset-password',
      '/password-reset',
      '/confirm-email',
      '/newsletter',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
