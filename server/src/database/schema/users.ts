import { USER_ROLES } from '@cortado/contract/admin-enums';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, id, lower, searchText } from './columns.ts';

export const userRole = pgEnum('user_role', USER_ROLES);

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    /** argon2id hash; null for an account that only signs in with the provider. */
    password: text(),
    email: text().notNull(),
    /** When the member confirmed the address; null until then. */
    emailConfirmedAt: timestamp({ withTimezone: true }),
    name: text().notNull(),
    bio: text(),
    role: userRole().notNull().default('user'),
    createdAt: createdAt(),
    providerId: text(),
    providerUid: text(),
    /** When the provider was linked; null for links older than this column. */
    linkedAt: timestamp({ withTimezone: true }),
    photoUrl: text(),
    /** Since when signing in takes two steps; null if it takes one. */
    twoStepSince: timestamp({ withTimezone: true }),
    /** A hash: the token itself is only in the mail. */
    passwordResetToken: text(),
    passwordResetTokenExpiresAt: timestamp({ withTimezone: true }),
    /** The address that replaces `email` once the link mailed to it is opened; null if none was asked for. */
    newEmail: text(),
    /** A hash, as above. */
    newEmailToken: text(),
    newEmailExpiresAt: timestamp({ withTimezone: true }),
    searchText: searchText((): AnyPgColumn[] => [users.name, users.username, users.email]),
  },
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
export const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
