import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
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

/** Browsers that signed in to an account before: failures of others do not make them wait. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    /** SHA-256 of the token, which only the browser holds: one for all accounts it signed in to. */
    tokenHash: text().notNull(),
    userId: userId(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('known_devices_key').on(table.tokenHash, table.userId),
    index('known_devices_user_idx').on(table.userId),
  ],
);

/** Sign-ins with a provider that wait for their ID token to be exchanged: each is used once. */
export const externalSignIns = pgTable('external_sign_ins', {
  nonceHash: text().primaryKey(),
  /** Sealed under the nonce, which only the member's browser holds. */
  sealedRefreshToken: text(),
  externalExpiresAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
});
