import { sql, type SQL } from 'drizzle-orm';
import { check, index, pgTable, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { cafeId } from './cafes.ts';
import { createdAt, id, partOf } from './columns.ts';
import { userId } from './accounts.ts';

const isFilterValue = (column: AnyPgColumn): SQL => sql`${column} ~ '^[a-z0-9_]{1,64}$'`;

export const filterCategories = pgTable(
  'filter_categories',
  (t) => ({
    id: id(),
    name: t.text().notNull().unique(),
    displayName: t.text().notNull(),
    description: t.text(),
    isActive: t.boolean().notNull().default(true),
    hasOptionalData: t.boolean().notNull().default(false),
    dataTableName: t.text(),
    isCoreFilter: t.boolean().notNull().default(false),
    /** A filter of its own, without options. */
    isIndividualFilter: t.boolean().notNull().default(false),
    sortOrder: t.integer().notNull().default(0),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    categoryId: partOf(() => filterCategories.id),
    value: t.text().notNull(),
    displayName: t.text().notNull(),
    description: t.text(),
    isActive: t.boolean().notNull().default(true),
    sortOrder: t.integer().notNull().default(0),
    /** What else people call it. */
    synonyms: t.text().array().notNull().default([]),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('filter_options_category_value_key').on(table.categoryId, table.value),
    check('filter_options_value_form', isFilterValue(table.value)),
  ],
);

const filterOptionId = () => partOf(() => filterOptions.id);

/** What a cafe offers: the only source of its roast levels, brewing methods and features. */
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
