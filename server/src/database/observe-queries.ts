import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { currentRequestId, currentSpan } from '../core/request-scope.ts';
import type { Logger } from '../core/logger.ts';

/** Called when a query begins, with its text, which has no values. It returns a function that is called when the query ends. */
export type QueryObserver = (text: string) => (error?: unknown) => void;

type Query = (...given: unknown[]) => unknown;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');

/** Calls observers, if there are any, for each query of a pool. */
export function observeQueries(pool: Pool, observers: readonly QueryObserver[]): void {
  if (observers.length === 0) return;
  const connect = pool.connect.bind(pool) as (callback?: Query) => unknown;
  Object.assign(pool, {
    // A query that has waited for a connection would begin for the request that gave it back.
    connect: (callback?: Query) => connect(callback && AsyncResource.bind(callback)),
  });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const observed: Query = (...given) => {
      const ends = observers.map((observe) => observe(textOf(given[0])));
      const ended = (error?: unknown) => ends.forEach((end) => end(error));
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        const observedCallback = (error: unknown, ...rest: unknown[]): unknown => {
          ended(error ?? undefined);
          return (callback as Query)(error, ...rest);
        };
        return query(...given.slice(0, -1), observedCallback);
      }
      const result = query(...given);
      if (result instanceof Promise) result.then(() => ended(), ended);
      return result;
    };
    Object.assign(client, { query: observed });
  });
}

const SLOW_MS = 500;
const MAX_LOGGED_LENGTH = 500;

/** Logs slow queries, with the id of their request. */
export function logSlowQueries(logger: Logger, slowMs = SLOW_MS): QueryObserver {
  return (text) => {
    const began = performance.now();
    const reqId = currentRequestId();
    return () => {
      const ms = Math.round(performance.now() - began);
      if (ms < slowMs) return;
      logger.warn(
        { ...(reqId && { reqId }), ms, query: text.slice(0, MAX_LOGGED_LENGTH) },
        'A query was slow.',
      );
    };
  };
}

const MAX_TRACED_LENGTH = 2000;

const operationOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY';

/** Shows each query of a request or job in its trace. */
export const traceQueries: QueryObserver = (text) => {
  const operation = operationOf(text);
  const span = currentSpan()?.child(operation, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, MAX_TRACED_LENGTH),
  });
  return (error) => span?.end({ error });
};
