import { CAFE_STATUSES, OWNER_PROOFS } from '@cortado/contract/admin-enums';
import { FACT_ANSWERS } from '@cortado/contract/fact-sources';
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  pgEnum,
  pgTable,
  unique,
  type AnyPgColumn,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, naturalOrder, searchText, partOf } from './columns.ts';
import { imports } from './imports.ts';
import { userId, users } from './accounts.ts';
import type { CafeFacts, CafeStatus, FactSources } from '@cortado/contract';

export const cafeStatus = pgEnum('cafe_status', CAFE_STATUSES);

const isHttpUrl = (column: AnyPgColumn): SQL => sql`${column} = '' or ${column} ~ '^https?://'`;

export const cafes = pgTable(
  'cafes',
  (t) => ({
    id: id(),
    name: t.text().notNull(),
    description: t.text().notNull().default(''),
    address: t.text().notNull(),
    area: t.text().notNull(),
    /** Degrees. */
    latitude: t.doublePrecision().notNull(),
    /** Degrees. */
    longitude: t.doublePrecision().notNull(),
    priceLevel: t.integer().notNull().default(1),
    /** Whether an admin has set the price level: it is shown only then. */
    hasPriceLevel: t.boolean().notNull().default(false),
    sellsCoffeeBeans: t.boolean().notNull().default(false),
    /** Indoors; null: unknown. */
    licensedSeats: t.integer(),
    imageUrl: t.text(),
    website: t.text().notNull().default(''),
    phone: t.text().notNull().default(''),
    instagramHandle: t.text().notNull().default(''),
    googleMapsUrl: t.text().notNull().default(''),
    status: cafeStatus().notNull().default('draft'),
    /** Maintained by a trigger on ratings. */
    ratingCount: t.integer().notNull().default(0),
    /** Sum of stars, maintained by a trigger on ratings. */
    ratingSum: t.integer().notNull().default(0),
    /** The source of an imported cafe, with its id there. */
    source: t.text(),
    sourceId: t.text(),
    /** In the source's words; visitors are shown typical hours instead. */
    openingHours: t.text().notNull().default(''),
    /** The import batch it came with. */
    importId: t.integer().references(() => imports.id, { onDelete: 'set null' }),
    /** Where its values come from. Values without an entry: nobody has recorded it. */
    sources: t.jsonb().$type<FactSources>().notNull().default({}),
    /** The next day on which one of its confirmed values is too old; null: none will be. */
    agesOn: t.date(),
    /** Incremented with each change by an admin, to detect stale edits. */
    version: t.integer().notNull().default(1),
    /** When an admin or its owner last confirmed its facts. */
    checkedAt: t.timestamp({ withTimezone: true }),
    /** The member who looks after it. */
    ownerId: t.integer().references(() => users.id, { onDelete: 'set null' }),
    ownedSince: t.timestamp({ withTimezone: true }),
    /** How the owner has proven that it is theirs. */
    ownerProof: t.text({ enum: OWNER_PROOFS }),
    /**
     * Another random number after each change of the row or its filters (triggers), by which a saved catalogue knows what
     * has changed: no two states have the same one, be it in a restored or another database.
     */
    revision: t
      .bigint({ mode: 'number' })
      .notNull()
      .default(sql`random_revision()`),
    createdAt: createdAt(),
    searchText: searchText((): AnyPgColumn[] => [cafes.name, cafes.address, cafes.area]),
  }),
  (table) => [
    index('cafes_name_idx').on(naturalOrder(table.name), table.id),
    index('cafes_area_idx').on(naturalOrder(table.area), naturalOrder(table.name), table.id),
    index('cafes_status_name_idx').on(table.status, naturalOrder(table.name), table.id),
    index('cafes_import_idx').on(table.importId),
    index('cafes_owner_idx').on(table.ownerId),
    index('cafes_ages_idx').on(table.agesOn),
    unique('cafes_source_key').on(table.source, table.sourceId),
    check('cafes_name_given', sql`btrim(${table.name}) <> ''`),
    check('cafes_latitude_range', sql`${table.latitude} between -90 and 90`),
    check('cafes_longitude_range', sql`${table.longitude} between -180 and 180`),
    check('cafes_price_level_range', sql`${table.priceLevel} between 1 and 4`),
    check('cafes_licensed_seats_range', sql`${table.licensedSeats} >= 0`),
    check('cafes_rating_counts', sql`${table.ratingCount} >= 0 and ${table.ratingSum} >= 0`),
    check('cafes_source_whole', sql`(${table.source} is null) = (${table.sourceId} is null)`),
    check('cafes_image_url_http', isHttpUrl(table.imageUrl)),
    check('cafes_website_http', isHttpUrl(table.website)),
    check('cafes_google_maps_url_http', isHttpUrl(table.googleMapsUrl)),
  ],
);

/** Foreign key of a row that is deleted with its cafe. */
export const cafeId = () => partOf(() => cafes.id);

export const ratings = pgTable(
  'ratings',
  (t) => ({
    id: id(),
    userId: userId(),
    cafeId: cafeId(),
    /** Stars, 1 to 5. */
    rating: t.integer().notNull(),
    review: t.text(),
    createdAt: createdAt(),
  }),
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

/** What visitors say about shown values, until one is confirmed or changes. */
export const factAnswers = pgTable(
  'fact_answers',
  (t) => ({
    cafeId: cafeId(),
    /** As in `cafes.sources`. */
    fact: t.text().notNull(),
    /** A hash of the client's network: one answer counts. */
    networkKey: t.text().notNull(),
    /** Of the value: an answer about another one does not count. */
    mark: t.text().notNull(),
    answer: t.text({ enum: FACT_ANSWERS }).notNull(),
    answeredOn: t.date().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.cafeId, table.fact, table.networkKey] }),
    index('fact_answers_no_idx')
      .on(table.cafeId)
      .where(sql`${table.answer} = 'no'`),
    check('fact_answers_answer_known', isOneOf(table.answer, FACT_ANSWERS)),
  ],
);

/** The code that was mailed last for a member's claim of a cafe. */
export const claimCodes = pgTable(
  'claim_codes',
  (t) => ({
    cafeId: cafeId(),
    userId: userId(),
    /** A hash: the code itself is only in the mail. */
    codeHash: t.text().notNull(),
    sentTo: t.text().notNull(),
    /** How many times a wrong one was typed. */
    tries: t.integer().notNull().default(0),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.cafeId, table.userId] }),
    index('claim_codes_user_idx').on(table.userId),
    index('claim_codes_expires_idx').on(table.expiresAt),
  ],
);

/** What a merge has moved, by which it is undone. */
export interface MergeRecord {
  /** The winner's values before, and those it has taken. */
  replaced: CafeFacts;
  taken: CafeFacts;
  /** Where the replaced values came from. */
  sources?: FactSources;
  loserStatus: CafeStatus;
  /** Ids of moved rows. */
  favorites: number[];
  ratings: number[];
  suggestions: number[];
  photos: number[];
  /** Members whose newer rating was the loser's: the two are swapped. */
  swapped: number[];
  /** Who looks after the winner instead of the loser since. */
  owner: number | null;
}

/** Cafes that were merged into others: addresses lead from one to the other. */
export const merges = pgTable(
  'merges',
  (t) => ({
    id: id(),
    winnerId: cafeId(),
    /** No foreign key: its address leads on even when it is deleted. */
    loserId: t.integer().notNull(),
    record: t.jsonb().$type<MergeRecord>().notNull(),
    createdAt: createdAt(),
    undoneAt: t.timestamp({ withTimezone: true }),
  }),
  (table) => [
    index('merges_winner_idx').on(table.winnerId),
    uniqueIndex('merges_loser_key')
      .on(table.loserId)
      .where(sql`${table.undoneAt} is null`),
  ],
);
