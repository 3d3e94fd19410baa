import { LRUCache } from 'lru-cache';
import { AppError } from '../core/errors.ts';
import { isUnreachable } from './is-unavailable.ts';
import { MINUTE_MS } from '../core/durations.ts';

const MAX_CAUSES = 100;

/** The message for the client, and the first cause of a failure: a provider may be unavailable as well. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const message = error instanceof AppError ? error.message : '';
  if (error.cause instanceof Error) return message + reasonOf(error.cause);
  const { code } = error as { code?: unknown };
  return message + (typeof code === 'string' ? code : error.message);
}

/** Logs the cause of an outage, which fails every request that needs the database, once a minute; any other failure each time. */
export class OutageLog {
  /** The causes that were logged within the last minute. */
  readonly #logged: LRUCache<string, true>;

  constructor(time = () => performance.now()) {
    this.#logged = new LRUCache({
      max: MAX_CAUSES,
      ttl: MINUTE_MS,
      ttlResolution: 0,
      perf: { now: time },
    });
  }

  /** `debug` if the same cause was logged within the last minute. */
  levelOf<Level>(error: unknown, level: Level): Level | 'debug' {
    if (!isUnreachable(error)) return level;
    const reason = reasonOf(error);
    if (this.#logged.has(reason)) return 'debug';
    this.#logged.set(reason, true);
    return level;
  }
}
