import { PHOTO_FORMATS } from '@cortado/contract/photo-files';
import { PHOTO_STATES } from '@cortado/contract/admin-enums';
import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { cafeId } from './cafes.ts';
import { createdAt, id, isOneOf, partOf } from './columns.ts';
import { suggestions } from './suggestions.ts';
import { users } from './accounts.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Photos of cafes. Their files are in `photo_files`, by hash. */
export const photos = pgTable(
  'photos',
  (t) => ({
    id: id(),
    cafeId: cafeId(),
    /** The place among the photos of its cafe; of two at the same, the older comes first. */
    position: t.integer().notNull().default(0),
    /** The hash of the uploaded file, which two cafes may both have. */
    hash: t.text().notNull(),
    alt: t.text().notNull().default(''),
    credit: t.text().notNull().default(''),
    /** In percent. */
    focalX: t.integer().notNull().default(50),
    focalY: t.integer().notNull().default(50),
    /** The size of the upright original, in pixels. */
    width: t.integer().notNull(),
    height: t.integer().notNull(),
    /** In base64; '' until it is ready. */
    thumbHash: t.text().notNull().default(''),
    state: t.text({ enum: PHOTO_STATES }).notNull().default('processing'),
    /** Why it has failed. */
    failure: t.text(),
    uploadedBy: t.integer().references(() => users.id, { onDelete: 'set null' }),
    /** The suggestion that it came with. */
    suggestionId: t.integer().references(() => suggestions.id, { onDelete: 'cascade' }),
    /** Until its suggestion is accepted: nobody but admins sees it. */
    isProposed: t.boolean().notNull().default(false),
    /** Removed: it can be put back for UNDO_DAYS. */
    removedAt: t.timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    /** Whether visitors see it. */
    isShown: t
      .boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`state = 'ready' and alt <> '' and not is_proposed and removed_at is null`,
      ),
  }),
  (table) => [
    index('photos_cafe_idx').on(table.cafeId, table.position, table.id),
    index('photos_hash_idx').on(table.hash),
    index('photos_suggestion_idx').on(table.suggestionId),
    index('photos_uploaded_by_idx').on(table.uploadedBy),
    index('photos_removed_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    uniqueIndex('photos_cafe_hash_key')
      .on(table.cafeId, table.hash)
      .where(sql`${table.removedAt} is null and not ${table.isProposed}`),
    check('photos_state_known', isOneOf(table.state, PHOTO_STATES)),
    check('photos_size_known', sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      'photos_focal_range',
      sql`${table.focalX} between 0 and 100 and ${table.focalY} between 0 and 100`,
    ),
  ],
);

/** Uploaded files in parts, until their sizes are made: a statement with twelve megabytes would hold up all others. */
export const photoOriginals = pgTable(
  'photo_originals',
  (t) => ({
    photoId: partOf(() => photos.id),
    part: t.integer().notNull().default(0),
    bytes: bytea().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.photoId, table.part] })],
);

/** The sizes of photos, by the hash of the original. */
export const photoFiles = pgTable(
  'photo_files',
  (t) => ({
    hash: t.text().notNull(),
    width: t.integer().notNull(),
    format: t.text({ enum: PHOTO_FORMATS }).notNull(),
    bytes: bytea().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.hash, table.width, table.format] })],
);
