import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { userId } from './users.ts';

/** Who is signed in where. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, which only the member's browser holds. */
    tokenHash: text().notNull().unique('sessions_token_hash_key'),
    userId: userId(),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: createdAt(),
    /** The provider's refresh token, sealed under the session's own token. */
    sealedRefreshToken: text(),
    /** When the provider's word on the member runs out. */
    externalExpiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** Sign-ins with a provider that wait for their ID token to be exchanged: each is used once. */
export const externalSignIns = pgTable('external_sign_ins', {
  nonceHash: text().primaryKey(),
  /** Sealed under the nonce, which only the member's browser holds. */
  sealedRefreshToken: text(),
  externalExpiresAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
});
