import type { ReadRoute } from '@cortado/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallArgs } from './api.ts';

/** What an answer is kept under: its route, what that was called with, and what keeps it apart. */
export type ApiKey = readonly [
  route:
    | ReadRoute
    | '/version.txt'
    | 'POST /api/hours/preview'
    | 'POST /api/user/two-step/secret'
    | 'POST /api/admin/imports/columns',
  input?: object,
  apart?: string | number | undefined,
];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: ApiKey;
  }
}

type ReadArgs<R extends ReadRoute> = CallArgs<R, [apart?: string | number]>;

/** @param args what the route is called with, and whose answer it is where each viewer has their own */
export function apiKey<R extends ReadRoute>(route: R, ...[input, apart]: ReadArgs<R>): ApiKey {
  return [route, input ?? {}, apart];
}

/** A read of the API as a query. */
export function apiQuery<R extends ReadRoute>(route: R, ...args: ReadArgs<R>) {
  const [input] = args;
  return queryOptions({
    queryKey: apiKey(route, ...args),
    queryFn: ({ signal }) => call(route, ...([input, signal] as CallArgs<R>)),
  });
}
