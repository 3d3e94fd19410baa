import type { CafeFacts, CafeStatus } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cafeId } from './cafes.ts';
import { createdAt, id } from './columns.ts';

/** What a merge has moved, by which it is undone. */
export interface MergeRecord {
  /** The winner's values before, and those it has taken. */
  replaced: CafeFacts;
  taken: CafeFacts;
  loserStatus: CafeStatus;
  /** Ids of moved rows. */
  favorites: number[];
  ratings: number[];
  suggestions: number[];
  photos: number[];
  /** Members whose newer rating was the loser's: the two are swapped. */
  swapped: number[];
  /** Who looks after the winner instead of the loser since. */
  owner: number | null;
}

/** Cafes that were merged into others: addresses lead from one to the other. */
export const merges = pgTable(
  'merges',
  {
    id: id(),
    winnerId: cafeId(),
    /** No foreign key: its address leads on even when it is deleted. */
    loserId: integer().notNull(),
    record: jsonb().$type<MergeRecord>().notNull(),
    createdAt: createdAt(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('merges_winner_idx').on(table.winnerId),
    uniqueIndex('merges_loser_key')
      .on(table.loserId)
      .where(sql`${table.undoneAt} is null`),
  ],
);
