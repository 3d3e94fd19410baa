import { AppError } from '../core/errors.ts';
import { isAway } from './is-away.ts';

const MINUTE_MS = 60_000;

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
  readonly #toldAt = new Map<string, number>();
  readonly #time: () => number;

  constructor(time = () => performance.now()) {
    this.#time = time;
  }

  /** `debug` where the same was told within the last minute. */
  levelOf<Level>(error: unknown, level: Level): Level | 'debug' {
    if (!isAway(error)) return level;
    const reason = reasonOf(error);
    const now = this.#time();
    if (now - (this.#toldAt.get(reason) ?? -Infinity) < MINUTE_MS) return 'debug';
    this.#toldAt.set(reason, now);
    return level;
  }
}
