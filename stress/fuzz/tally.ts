import { endpoints } from '@cortado/contract';
import type { Answered } from '../../bench/exchange.ts';
import type { Call } from './calls.ts';

/** The results of the requests so far. */
export class Tally {
  raw = 0;
  /** Answers that took more than a second among others. */
  slowOnce = 0;
  /** How long each answer took, in ms. */
  readonly times: number[] = [];
  /** How many answers by the first digit of their status, such as '2xx'. */
  readonly classes = new Map<string, number>();
  readonly #succeeded = new Set<string>();

  add({ name }: Call, { status, ms }: Answered): void {
    const kind = `${Math.floor(status / 100)}xx`;
    this.classes.set(kind, (this.classes.get(kind) ?? 0) + 1);
    this.times.push(ms);
    if (name && status < 400) this.#succeeded.add(name);
  }

  /** The endpoints that never succeeded. */
  get neverSucceeded(): string[] {
    return Object.keys(endpoints).filter((name) => !this.#succeeded.has(name));
  }
}
