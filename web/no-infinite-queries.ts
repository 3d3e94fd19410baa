/** Stands in for the part of the query library that would read a list page by page, which nothing does: see vite.config.ts. */
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;
