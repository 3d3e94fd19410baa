import { INSIGHT_DAYS, MIN_INSIGHT_SEARCHES, type settledSearch } from '@cortado/contract';
import { and, eq, lt, notInArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Snapshot } from '../../catalogue/types.ts';
import { DAY_MS } from '../../core/durations.ts';
import { DatabaseUnavailable } from '../../database/is-unavailable.ts';
import type { Database, Tx } from '../../database/open.ts';
import { searchCounts } from '../../database/schema.ts';
import { toWall } from '../../hours/time-zone.ts';
import type { SearchCounter } from '../../http/services.ts';
import { termsOfSearch } from './terms-of-search.ts';

const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

/** The Sunday of the week that a time is in, by the clock of a time zone. */
function weekOf(time: Date, zone: string): string {
  const wall = toWall(time.getTime(), zone);
  const since = (((wall - FIRST_SUNDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS;
  return new Date(wall - since).toISOString().slice(0, 10);
}

/** The weeks that begin within the retained days, oldest first; the last one is that of the time. */
export function retainedWeeks(time: Date, zone: string): string[] {
  const last = Date.parse(weekOf(time, zone));
  const count = Math.floor(INSIGHT_DAYS / 7) + 1;
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * WEEK_MS).toISOString().slice(0, 10),
  );
}

const FLUSH_MS = 10_000;
/** A week also ends where nobody searches. */
const TIDY_MS = 3600 * 1000;
/** Further words are not counted until what was counted is written. */
const MAX_PENDING = 5000;
/** Nor are they in a week that has so many already: somebody sends all words there are. */
const MAX_ROWS_A_WEEK = 50_000;
const BATCH = 1000;

interface Parts {
  database: Database;
  now: () => Date;
  /** The time zone of the directory. */
  zone: () => string;
  onError: (error: unknown) => void;
}

type Row = typeof searchCounts.$inferInsert;

const keyOf = ({ week, kind, term }: Row) => `${week} ${kind} ${term}`;

/** Searches counted in memory, and added to those of all nodes some seconds later. */
export class SearchCounts implements SearchCounter {
  readonly #parts: Parts;
  #pending = new Map<string, Row>();
  #timer: NodeJS.Timeout | undefined;
  readonly #tidying: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** That writes what was counted. */
  #transaction: string | null = null;
  /** What may have been written: the connection was lost before the answer. */
  #unsure: { transaction: string; rows: readonly Row[] } | null = null;
  /** The week whose predecessors have lost their rare words. */
  #tidied = '';

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#tidying = setInterval(() => void this.flush(), TIDY_MS).unref();
  }

  add(search: z.output<typeof settledSearch>, snapshot: Snapshot): void {
    const week = this.#week();
    for (const [kind, term] of termsOfSearch(search, snapshot)) {
      this.#count({ week, kind, term, count: 1 });
    }
    this.#schedule();
  }

  /** Writes what was counted, and ends weeks that are over. */
  flush(): Promise<void> {
    this.#running = this.#running.then(() => this.#write());
    return this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#tidying);
    await this.flush();
  }

  #week(): string {
    return weekOf(this.#parts.now(), this.#parts.zone());
  }

  #count(row: Row): void {
    const key = keyOf(row);
    const counted = this.#pending.get(key);
    if (counted) counted.count += row.count;
    else if (this.#pending.size < MAX_PENDING) this.#pending.set(key, row);
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const week = this.#week();
    if (this.#pending.size === 0 && this.#unsure === null && this.#tidied === week) return;
    try {
      await this.#settle();
    } catch (error) {
      this.#parts.onError(error);
      return this.#schedule();
    }
    const counted = this.#pending;
    this.#pending = new Map();
    try {
      await this.#addAll([...counted.values()], week);
      this.#tidied = week;
    } catch (error) {
      this.#parts.onError(error);
      if (this.#transaction === null) this.#countAll(counted.values());
      else this.#unsure = { transaction: this.#transaction, rows: [...counted.values()] };
      this.#schedule();
    }
  }

  #countAll(rows: Iterable<Row>): void {
    for (const row of rows) this.#count(row);
  }

  /** Counts again what a lost connection may have written, unless the database has it. @throws while it is unavailable */
  async #settle(): Promise<void> {
    if (this.#unsure === null) return;
    const { transaction, rows } = this.#unsure;
    const asked = await this.#parts.database.db.execute<{ status: string | null }>(
      sql`select pg_xact_status(${transaction}::xid8) as status`,
    );
    const status = asked.rows[0]?.status;
    if (status === 'in progress') throw new DatabaseUnavailable('Its last transaction goes on.');
    this.#unsure = null;
    if (status !== 'committed') this.#countAll(rows);
  }

  async #addAll(rows: readonly Row[], week: string): Promise<void> {
    this.#transaction = null;
    // In one order on all nodes, so that they never wait for each other in a circle.
    const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    await this.#parts.database.inTransaction(async (tx) => {
      const begun = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
      this.#transaction = begun.rows[0]!.id;
      if (this.#tidied !== week) await this.#tidy(tx, week);
      const known = await tx.$count(searchCounts, eq(searchCounts.week, week));
      const isFull = known >= MAX_ROWS_A_WEEK;
      for (let at = 0; at < sorted.length; at += BATCH) {
        const batch = sorted.slice(at, at + BATCH).filter(({ term }) => !isFull || term === '');
        if (batch.length === 0) continue;
        await tx
          .insert(searchCounts)
          .values(batch)
          .onConflictDoUpdate({
            target: [searchCounts.week, searchCounts.kind, searchCounts.term],
            set: { count: sql`${searchCounts.count} + excluded.count` },
          });
      }
    });
  }

  /** Deletes the rare words of weeks that are over, and all weeks that are no longer retained. */
  async #tidy(tx: Tx, week: string) {
    const isRare = and(
      lt(searchCounts.week, week),
      lt(searchCounts.count, MIN_INSIGHT_SEARCHES),
      sql`${searchCounts.term} <> ''`,
    );
    const isOld = notInArray(
      searchCounts.week,
      retainedWeeks(this.#parts.now(), this.#parts.zone()),
    );
    await tx.delete(searchCounts).where(or(isRare, isOld));
  }
}
