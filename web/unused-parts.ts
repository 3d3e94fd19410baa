/** Stands in for parts of packages that nothing of ours uses, which a bundler cannot know: see vite.config.ts. */

/** TanStack Query's lists that are read page by page. */
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;

/** Its timers, and its watch over the focus and the network, which an app may replace: the browser's alone. */
export const timeoutManager = globalThis;
export const systemSetTimeoutZero = (callback: () => void): unknown => setTimeout(callback);

type Listener = (isSo: boolean) => void;
const listen = (events: string[], listener: (event: Event) => void) => {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
};
const isFocused = (): boolean => globalThis.document?.visibilityState !== 'hidden';
export const focusManager = {
  isFocused,
  subscribe: (listener: Listener) => listen(['visibilitychange'], () => listener(isFocused())),
};
let isOnline = true;
export const onlineManager = {
  isOnline: (): boolean => isOnline,
  subscribe: (listener: Listener) =>
    listen(['online', 'offline'], ({ type }) => listener((isOnline = type === 'online'))),
};

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
