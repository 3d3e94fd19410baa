import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { userId, users } from './users.ts';

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

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** As the authenticator named it, base64url. */
    credentialId: text().notNull().unique('passkeys_credential_key'),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where it counts: a copy would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `internal` or `usb`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

/** What a passkey is asked to sign, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge, which the browser holds in a cookie. */
    tokenHash: text().primaryKey(),
    /** Whose passkey it is for; null for a sign-in that begins with it. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'add' | 'sign-in' | 'confirm'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('passkey_challenges_user_idx').on(table.userId)],
);
