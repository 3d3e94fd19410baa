import { LRUCache } from 'lru-cache';
import { AppError } from '../core/errors.ts';
import { isUnreachable } from './is-away.ts';
import { MINUTE_MS } from '../core/durations.ts';

const MAX_CAUSES = 100;

/** The first cause of a failure, and what a client is told of it: a provider may be away as well. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const told = error instanceof AppError ? error.message : '';
  if (error.cause instanceof Error) return told + reasonOf(error.cause);
  const { code } = error as { code?: unknown };
  return told + (typeof code === 'string' ? code : error.message);
}

/** An outage fails every request that needs the database: its cause is told once a minute, any other failure each time. */
export class AwayLog {
  /** The causes that were told within the last minute. */
  readonly #told: LRUCache<string, true>;

  constructor(time = () => performance.now()) {
    this.#told = new LRUCache({
      max: MAX_CAUSES,
      ttl: MINUTE_MS,
      ttlResolution: 0,
      perf: { now: time },
    });
  }

  /** `debug` where the same was told within the last minute. */
  levelOf<Level>(error: unknown, level: Level): Level | 'debug' {
    if (!isUnreachable(error)) return level;
    const reason = reasonOf(error);
    if (this.#told.has(reason)) return 'debug';
    this.#told.set(reason, true);
    return level;
  }
}
