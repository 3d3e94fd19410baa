import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { userId } from './users.ts';

/** The authenticator app of a member. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** Base32, as the app has it. */
  secret: text().notNull(),
  /** The time step of the last accepted code: only a later one is accepted. */
  lastStep: integer().notNull(),
  createdAt: createdAt(),
});

/** A member's unused recovery codes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** argon2id; all codes of a member have the same salt. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose first step is done. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the token, which only the member's browser holds. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    /** The provider's refresh token, encrypted with the token. */
    sealedRefreshToken: text(),
    externalExpiresAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('pending_sign_ins_user_idx').on(table.userId)],
);
