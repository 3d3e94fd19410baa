import { endpoints } from '@cortado/contract';
import type { Call } from './calls.ts';
import type { Answered } from './exchange.ts';

const TELL_EVERY = 5000;

/** What has come of the requests so far. */
export class Tally {
  raw = 0;
  /** Answers that took more than a second beside others. */
  slowOnce = 0;
  slowestMs = 0;
  readonly statuses = new Map<number, number>();
  readonly #times: number[] = [];
  readonly #succeeded = new Set<string>();

  add({ name }: Call, { status, ms }: Answered): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, ms);
    this.#times.push(ms);
    if (name && status < 400) this.#succeeded.add(name);
  }

  /** In milliseconds. */
  percentile(share: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  }

  get answered(): number {
    return this.#times.length;
  }

  /** The endpoints that never did what they are for. */
  get neverSucceeded(): string[] {
    return Object.keys(endpoints).filter((name) => !this.#succeeded.has(name));
  }

  /** The share of the answers by the first digit of their status. */
  get byClass(): [string, number][] {
    const classes = new Map<string, number>();
    for (const [status, count] of this.statuses) {
      const name = `${Math.floor(status / 100)}xx`;
      classes.set(name, (classes.get(name) ?? 0) + count);
    }
    return [...classes].toSorted(([a], [b]) => a.localeCompare(b));
  }

  tell(sent: number): void {
    if (sent % TELL_EVERY === 0) process.stdout.write(`${sent} requests …\n`);
  }
}
