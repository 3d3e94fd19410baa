/** The addresses of the static pages. */
export const STATIC_PATHS = [
  '/contact',
  '/careers',
  '/press',
  '/privacy',
  '/terms',
  '/cookies',
] as const;
