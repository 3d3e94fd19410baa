import { USER_ROLES } from '@cortado/contract/admin-enums';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgEnum,
  pgTable,
  unique,
  uniqueIndex,
  type AnyPgColumn,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { createdAt, id, lower, searchText, partOf } from './columns.ts';

export const userRole = pgEnum('user_role', USER_ROLES);

export const users = pgTable(
  'users',
  (t) => ({
    id: id(),
    username: t.text().notNull(),
    /** argon2id hash; null for an account that only signs in with the provider. */
    password: t.text(),
    email: t.text().notNull(),
    /** When the member confirmed the address; null until then. */
    emailConfirmedAt: t.timestamp({ withTimezone: true }),
    name: t.text().notNull(),
    bio: t.text(),
    role: userRole().notNull().default('user'),
    createdAt: createdAt(),
    providerId: t.text(),
    providerUid: t.text(),
    /** When the provider was linked; null for links older than this column. */
    linkedAt: t.timestamp({ withTimezone: true }),
    photoUrl: t.text(),
    /** Since when signing in takes two steps; null if it takes one. */
    twoStepSince: t.timestamp({ withTimezone: true }),
    /** A hash: the token itself is only in the mail. */
    passwordResetToken: t.text(),
    passwordResetTokenExpiresAt: t.timestamp({ withTimezone: true }),
    /** The address that replaces `email` once the link mailed to it is opened; null if there is none. */
    newEmail: t.text(),
    /** A hash, as above. */
    newEmailToken: t.text(),
    newEmailExpiresAt: t.timestamp({ withTimezone: true }),
    searchText: searchText((): AnyPgColumn[] => [users.name, users.username, users.email]),
  }),
  (table) => [
    uniqueIndex('users_username_key').on(lower(table.username)),
    uniqueIndex('users_email_key').on(lower(table.email)),
    index('users_password_reset_token_idx').on(table.passwordResetToken),
    index('users_new_email_token_idx').on(table.newEmailToken),
    unique('users_provider_key').on(table.providerId, table.providerUid),
    check(
      'users_provider_whole',
      sql`(${table.providerId} is null) = (${table.providerUid} is null)`,
    ),
  ],
);

/** The values of a member without a pending new address. */
export const NO_NEW_EMAIL = { newEmail: null, newEmailToken: null, newEmailExpiresAt: null };

/** Foreign key of a row that is deleted with its user. */
export const userId = () => partOf(() => users.id);

/** One row per signed-in browser. */
export const sessions = pgTable(
  'sessions',
  (t) => ({
    id: id(),
    /** SHA-256 of the token, which only the member's browser holds. */
    tokenHash: t.text().notNull().unique('sessions_token_hash_key'),
    userId: userId(),
    userAgent: t.text().notNull().default(''),
    createdAt: createdAt(),
    /** Precise to the minute. */
    lastUsedAt: createdAt(),
    /** The provider's refresh token, encrypted with the session's own token. */
    sealedRefreshToken: t.text(),
    /** When the sign-in has to be renewed with the provider. */
    externalExpiresAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** Browsers that have signed in to an account before: failures of others do not make them wait. */
export const knownDevices = pgTable(
  'known_devices',
  (t) => ({
    id: id(),
    /** SHA-256 of the token, which only the browser holds; the same for all accounts it signed in to. */
    tokenHash: t.text().notNull(),
    userId: userId(),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    unique('known_devices_key').on(table.tokenHash, table.userId),
    index('known_devices_user_idx').on(table.userId),
  ],
);

/** Sign-ins with a provider that wait for the exchange of their ID token; each can be used once. */
export const externalSignIns = pgTable('external_sign_ins', (t) => ({
  nonceHash: t.text().primaryKey(),
  /** Encrypted with the nonce, which only the member's browser holds. */
  sealedRefreshToken: t.text(),
  externalExpiresAt: t.timestamp({ withTimezone: true }),
  createdAt: createdAt(),
}));

/** Links that confirm the email address of an account; all of them work until one is used. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  (t) => ({
    /** SHA-256 of the token, which is only in the mail. */
    tokenHash: t.text().primaryKey(),
    userId: userId(),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [index('email_confirmations_user_idx').on(table.userId)],
);

/** Confirmed addresses that members want to change, each with the link that restores it. */
export const formerEmails = pgTable(
  'former_emails',
  (t) => ({
    /** SHA-256 of the token, which is only in the mail. */
    tokenHash: t.text().primaryKey(),
    userId: userId(),
    email: t.text().notNull(),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    /** When the change was requested. */
    createdAt: createdAt(),
  }),
  (table) => [index('former_emails_user_idx').on(table.userId)],
);

/** The authenticator app of a member. */
export const authenticatorApps = pgTable('authenticator_apps', (t) => ({
  userId: userId().primaryKey(),
  /** Base32, as the app has it. */
  secret: t.text().notNull(),
  /** The time step of the last accepted code: only a later one is accepted. */
  lastStep: t.integer().notNull(),
  createdAt: createdAt(),
}));

/** A member's unused recovery codes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  (t) => ({
    userId: userId(),
    /** argon2id; all codes of a member have the same salt. */
    codeHash: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose first step is done. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  (t) => ({
    /** SHA-256 of the token, which only the member's browser holds. */
    tokenHash: t.text().primaryKey(),
    userId: userId(),
    /** The provider's refresh token, encrypted with the token. */
    sealedRefreshToken: t.text(),
    externalExpiresAt: t.timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  }),
  (table) => [index('pending_sign_ins_user_idx').on(table.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  (t) => ({
    id: id(),
    userId: userId(),
    /** As the authenticator named it, base64url. */
    credentialId: t.text().notNull().unique('passkeys_credential_key'),
    /** COSE, base64url. */
    publicKey: t.text().notNull(),
    /** How often it was used, where it counts: a copy would fall behind. */
    counter: t.bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `internal` or `usb`. */
    transports: t.text().array().notNull(),
    name: t.text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

/** Challenges that a passkey signs, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  (t) => ({
    /** SHA-256 of the challenge, which the browser holds in a cookie. */
    tokenHash: t.text().primaryKey(),
    /** Whose passkey it is for; null for a sign-in that begins with it. */
    userId: t.integer().references(() => users.id, { onDelete: 'cascade' }),
    purpose: t.text().$type<'add' | 'sign-in' | 'confirm'>().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [index('passkey_challenges_user_idx').on(table.userId)],
);
