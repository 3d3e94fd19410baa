/** The addresses of the short pages of text. */
export const STATIC_PATHS = [
  '/contact',
  '/careers',
  '/press',
  '/privacy',
  '/terms',
  '/cookies',
] as const;
