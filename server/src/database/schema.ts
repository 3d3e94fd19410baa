import { CAFE_STATUSES, USER_ROLES } from '@cortado/contract/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
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

export const cafeStatus = pgEnum('cafe_status', CAFE_STATUSES);
export const userRole = pgEnum('user_role', USER_ROLES);

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;
const isHttpUrl = (column: AnyPgColumn): SQL => sql`${column} = '' or ${column} ~ '^https?://'`;
const isFilterValue = (column: AnyPgColumn): SQL => sql`${column} ~ '^[a-z0-9_]{1,64}$'`;

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    /** argon2id; null for an account that signs in elsewhere. */
    password: text(),
    email: text().notNull(),
    name: text().notNull(),
    bio: text(),
    role: userRole().notNull().default('user'),
    createdAt: createdAt(),
    providerId: text(),
    providerUid: text(),
    photoUrl: text(),
    /** A hash: the token itself is only in the mail. */
    passwordResetToken: text(),
    passwordResetTokenExpiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_username_key').on(lower(table.username)),
    uniqueIndex('users_email_key').on(lower(table.email)),
    unique('users_provider_key').on(table.providerId, table.providerUid),
    check(
      'users_provider_whole',
      sql`(${table.providerId} is null) = (${table.providerUid} is null)`,
    ),
  ],
);

export const cafes = pgTable(
  'cafes',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    address: text().notNull(),
    area: text().notNull(),
    /** Degrees. */
    latitude: doublePrecision().notNull(),
    /** Degrees. */
    longitude: doublePrecision().notNull(),
    priceLevel: integer().notNull().default(1),
    /** Whether an admin has set the price level: it is shown only then. */
    hasPriceLevel: boolean().notNull().default(false),
    sellsCoffeeBeans: boolean().notNull().default(false),
    imageUrl: text(),
    website: text().notNull().default(''),
    phone: text().notNull().default(''),
    instagramHandle: text().notNull().default(''),
    googleMapsUrl: text().notNull().default(''),
    status: cafeStatus().notNull().default('draft'),
    /** Kept by a trigger on ratings. */
    ratingCount: integer().notNull().default(0),
    /** Sum of stars, kept by a trigger on ratings. */
    ratingSum: integer().notNull().default(0),
    /** Where an imported cafe is known from, with its id there. */
    source: text(),
    sourceId: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('cafes_status_idx').on(table.status),
    unique('cafes_source_key').on(table.source, table.sourceId),
    check('cafes_name_given', sql`btrim(${table.name}) <> ''`),
    check('cafes_latitude_range', sql`${table.latitude} between -90 and 90`),
    check('cafes_longitude_range', sql`${table.longitude} between -180 and 180`),
    check('cafes_price_level_range', sql`${table.priceLevel} between 1 and 4`),
    check('cafes_rating_counts', sql`${table.ratingCount} >= 0 and ${table.ratingSum} >= 0`),
    check('cafes_source_whole', sql`(${table.source} is null) = (${table.sourceId} is null)`),
    check('cafes_image_url_http', isHttpUrl(table.imageUrl)),
    check('cafes_website_http', isHttpUrl(table.website)),
    check('cafes_google_maps_url_http', isHttpUrl(table.googleMapsUrl)),
  ],
);

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const cafeId = () =>
  integer()
    .notNull()
    .references(() => cafes.id, { onDelete: 'cascade' });

export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    userId: userId(),
    cafeId: cafeId(),
    /** Stars, 1 to 5. */
    rating: integer().notNull(),
    review: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ratings_user_cafe_key').on(table.userId, table.cafeId),
    index('ratings_cafe_idx').on(table.cafeId),
    check('ratings_stars_range', sql`${table.rating} between 1 and 5`),
  ],
);

export const favorites = pgTable(
  'favorites',
  { id: id(), userId: userId(), cafeId: cafeId(), createdAt: createdAt() },
  (table) => [
    unique('favorites_user_cafe_key').on(table.userId, table.cafeId),
    index('favorites_cafe_idx').on(table.cafeId),
  ],
);

export const filterCategories = pgTable(
  'filter_categories',
  {
    id: id(),
    name: text().notNull().unique(),
    displayName: text().notNull(),
    description: text(),
    isActive: boolean().notNull().default(true),
    hasOptionalData: boolean().notNull().default(false),
    dataTableName: text(),
    isCoreFilter: boolean().notNull().default(false),
    /** A filter that stands alone rather than holding options. */
    isIndividualFilter: boolean().notNull().default(false),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check('filter_categories_name_form', isFilterValue(table.name)),
    check(
      'filter_categories_name_free',
      sql`${table.name} not in ('rating', 'area', 'location', 'q')`,
    ),
  ],
);

export const filterOptions = pgTable(
  'filter_options',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => filterCategories.id, { onDelete: 'cascade' }),
    value: text().notNull(),
    displayName: text().notNull(),
    description: text(),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('filter_options_category_value_key').on(table.categoryId, table.value),
    check('filter_options_value_form', isFilterValue(table.value)),
  ],
);

const filterOptionId = () =>
  integer()
    .notNull()
    .references(() => filterOptions.id, { onDelete: 'cascade' });

/** What a cafe offers: the one source of its roast levels, brewing methods and features. */
export const cafeFilterOptions = pgTable(
  'cafe_filter_options',
  { id: id(), cafeId: cafeId(), filterOptionId: filterOptionId(), createdAt: createdAt() },
  (table) => [
    unique('cafe_filter_options_cafe_option_key').on(table.cafeId, table.filterOptionId),
    index('cafe_filter_options_option_idx').on(table.filterOptionId),
  ],
);

export const userFilterPreferences = pgTable(
  'user_filter_preferences',
  { id: id(), userId: userId(), filterOptionId: filterOptionId(), createdAt: createdAt() },
  (table) => [
    unique('user_filter_preferences_user_option_key').on(table.userId, table.filterOptionId),
    index('user_filter_preferences_option_idx').on(table.filterOptionId),
  ],
);

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  { id: id(), email: text().notNull(), createdAt: createdAt() },
  (table) => [uniqueIndex('newsletter_subscribers_email_key').on(lower(table.email))],
);

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

/** How often something was tried within a window; the key is a hash. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});

/** Sign-ins that failed in a row; the key is a hash of what was typed, whether or not it is an account. */
export const failedSignIns = pgTable('failed_sign_ins', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: timestamp({ withTimezone: true }).notNull(),
  /** Until then further tries are refused unseen. */
  waitUntil: timestamp({ withTimezone: true }),
});

/** Facts about this installation, such as which seed filled it. */
export const siteState = pgTable('site_state', {
  key: text().primaryKey(),
  value: text().notNull(),
});
