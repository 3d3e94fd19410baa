import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cafeId } from './cafes.ts';
import { createdAt } from './columns.ts';
import { userId } from './users.ts';

/** The code that was mailed last for a member's claim of a cafe. */
export const claimCodes = pgTable(
  'claim_codes',
  {
    cafeId: cafeId(),
    userId: userId(),
    /** A hash: the code itself is only in the mail. */
    codeHash: text().notNull(),
    sentTo: text().notNull(),
    /** How many times a wrong one was typed. */
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.cafeId, table.userId] }),
    index('claim_codes_user_idx').on(table.userId),
    index('claim_codes_expires_idx').on(table.expiresAt),
  ],
);
