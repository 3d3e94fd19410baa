/** Stands in for parts of packages that nothing of ours uses and a bundler cannot know of: see vite.config.ts. */

/** TanStack Query's lists that are read page by page. */
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;

/** wouter's patterns: the router is given a parser. */
export const parse = undefined;
