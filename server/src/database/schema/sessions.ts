import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { userId } from './users.ts';

/** One row per signed-in browser. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, which only the member's browser holds. */
    tokenHash: text().notNull().unique('sessions_token_hash_key'),
    userId: userId(),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    /** Precise to the minute. */
    lastUsedAt: createdAt(),
    /** The provider's refresh token, encrypted with the session's own token. */
    sealedRefreshToken: text(),
    /** When the sign-in has to be renewed with the provider. */
    externalExpiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** Browsers that have signed in to an account before: failures of others do not make them wait. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    /** SHA-256 of the token, which only the browser holds; the same for all accounts it signed in to. */
    tokenHash: text().notNull(),
    userId: userId(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('known_devices_key').on(table.tokenHash, table.userId),
    index('known_devices_user_idx').on(table.userId),
  ],
);

/** Sign-ins with a provider that wait for the exchange of their ID token; each can be used once. */
export const externalSignIns = pgTable('external_sign_ins', {
  nonceHash: text().primaryKey(),
  /** Encrypted with the nonce, which only the member's browser holds. */
  sealedRefreshToken: text(),
  externalExpiresAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
});
