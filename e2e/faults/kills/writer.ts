import { setTimeout as sleep } from 'node:timers/promises';
import type { CafeFacts } from '../../helper/api.ts';
import type { Visitor } from '../../helper/visitor.ts';
import type { Journal, Outcome } from './journal.ts';
import type { Tables } from './rows.ts';

export interface Account {
  name: string;
  visitor: Visitor;
}

/** What a writer writes with. */
export interface Materials {
  origin: string;
  cafes: readonly CafeFacts[];
  accounts: readonly Account[];
  /** A number from 0 up to, but not including, a limit. */
  random: (limit: number) => number;
}

/** Somebody who writes one thing after another. */
export interface Writer {
  journal: Journal;
  write(): Promise<Outcome>;
  /** The values of what it writes, by key, as they are in the database. */
  find(tables: Tables): ReadonlyMap<string, string>;
}

interface Answer<T> {
  outcome: Outcome;
  /** Of a success whose body has come. */
  body?: T;
}

/** @throws for an unexpected answer */
export async function ask<T>(
  visitor: Visitor,
  ...request: Parameters<Visitor['send']>
): Promise<Answer<T>> {
  const answer = await visitor.send(...request).catch(() => null);
  if (!answer) return { outcome: 'unknown' };
  const text = await answer.text().catch(() => null);
  if (answer.ok) {
    return { outcome: 'acknowledged', ...(text && { body: JSON.parse(text) as T }) };
  }
  if (answer.status === 503) return { outcome: 'unknown' };
  if (answer.status === 429 || answer.status === 507) return { outcome: 'refused' };
  throw new Error(`${request[1]} ${request[0]} was answered with ${answer.status}: ${text}`);
}

/** A member may write twice a second for long. */
const PAUSE_MS = 1000;

/** Lets a writer write until it is stopped. */
export async function writeUntil(writer: Writer, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    if ((await writer.write()) !== 'acknowledged')
      await sleep(PAUSE_MS, undefined, { signal: stop }).catch(() => {});
  }
}
