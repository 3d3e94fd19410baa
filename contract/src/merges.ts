import { z } from 'zod';
import { adminCafe } from './admin-cafes.ts';
import { rowId } from './endpoint.ts';
import { MERGED_FACTS, type CafeFact } from './fact-lists.ts';
import { knownFact } from './fact-sources.ts';
import { cafeFacts } from './fact-schemas.ts';
import { wholeInRange } from './paging.ts';

const cafeParam = wholeInRange(1, 2_147_483_647);

/** Two cafes, one of which is deleted. */
export const mergeQuery = z.object({ winner: cafeParam, loser: cafeParam });

const moving = z.object({
  /** How many go to the winner. */
  count: z.int(),
  /** How many members have both. */
  both: z.int(),
});

const mergeSide = z.object({ cafe: adminCafe, facts: cafeFacts, known: z.array(knownFact) });

/** Two cafes side by side, and what would move. */
export const mergePreview = z.object({
  winner: mergeSide,
  loser: mergeSide,
  favorites: moving,
  /** Of two ratings by one member, the newer one counts. */
  ratings: moving,
  /** Of the loser's, how many go to the winner; the rest the winner has already, or exceed its limit. */
  photos: z.object({ count: z.int(), left: z.int() }),
  /** Open reports. */
  reports: z.int(),
});
export type MergePreview = z.infer<typeof mergePreview>;

export const mergeRequest = z.object({
  winnerId: rowId,
  loserId: rowId,
  /** As they were read: a stale one is refused. */
  winnerVersion: z.int(),
  loserVersion: z.int(),
  /** The fields that take the loser's value. */
  take: z.array(z.enum(MERGED_FACTS as [CafeFact, ...CafeFact[]])).default([]),
});
export type MergeRequest = z.output<typeof mergeRequest>;

export const mergeDone = z.object({ id: z.int(), cafe: adminCafe });
export type MergeDone = z.infer<typeof mergeDone>;
