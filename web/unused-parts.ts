/** Stands in for parts of packages that nothing of ours uses and a bundler cannot know of: see vite.config.ts. */

/** TanStack Query's lists that are read page by page. */
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;

/** wouter's patterns: the router is given a parser. */
export const parse = undefined;

/** TanStack Query's suspending, and errors that are thrown while rendering. */
export const ensureSuspenseTimers = (): void => undefined;
export const shouldSuspend = (): boolean => false;
export const fetchOptimistic = undefined;
export const defaultThrowOnError = undefined;
export const ensurePreventErrorBoundaryRetry = (): void => undefined;
export const useClearResetErrorBoundary = (): void => undefined;
export const getHasError = (): boolean => false;
export const useQueryErrorResetBoundary = (): void => undefined;
export const QueryErrorResetBoundary = undefined;
