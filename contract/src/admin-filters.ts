import { z } from 'zod';
import { rowId } from './endpoint.ts';
import { filterCategory, filterOption, filterValue, RESERVED_CATEGORY_NAMES } from './filters.ts';
import * as texts from './texts/admin.ts';
import { tooLong } from './texts/lengths.ts';

/** How many cafes have it, and how many members have saved it. */
const usage = { cafes: z.int(), members: z.int() };

/** Synonyms of an option, which typed words may contain. */
export const MAX_SYNONYMS = 30;
const MAX_SYNONYM_LENGTH = 50;
const synonyms = z
  .array(z.string().trim().min(1).max(MAX_SYNONYM_LENGTH, tooLong(MAX_SYNONYM_LENGTH)))
  .max(MAX_SYNONYMS)
  .transform((all) => [...new Map(all.map((one) => [one.toLowerCase(), one])).values()]);

export const adminFilterOption = filterOption.extend({ ...usage, synonyms: z.array(z.string()) });
export type AdminFilterOption = z.infer<typeof adminFilterOption>;

export const adminFilterCategory = filterCategory.extend({
  ...usage,
  options: z.array(adminFilterOption),
});
export type AdminFilterCategory = z.infer<typeof adminFilterCategory>;

const shown = (missing: string) => z.string(missing).trim().min(1, missing).max(100, tooLong(100));
const internal = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((name) => filterValue.safeParse(name).success, texts.filterNameLetters);

export const newFilterCategory = z.object({
  name: internal(texts.filterCategoryIncomplete).refine(
    (name) => !RESERVED_CATEGORY_NAMES.some((reserved) => reserved === name),
    texts.filterNameReserved,
  ),
  display_name: shown(texts.filterCategoryIncomplete),
  description: z.string().trim().max(500, tooLong(500)).nullish(),
  is_individual_filter: z.boolean().default(false),
  is_core_filter: z.boolean().default(false),
});

const sortOrder = z.int().min(0).max(1_000_000);

export const newFilterOption = z.object({
  category_id: z
    .int(texts.filterOptionIncomplete)
    .min(1, texts.filterOptionIncomplete)
    .max(2_147_483_647),
  value: internal(texts.filterOptionIncomplete),
  display_name: shown(texts.filterOptionIncomplete),
  sort_order: sortOrder.default(0),
  synonyms: synonyms.default([]),
});

export const filterOptionUpdate = z.object({
  value: internal(texts.filterOptionIncomplete).optional(),
  display_name: shown(texts.filterOptionNameRequired),
  sort_order: sortOrder.optional(),
  synonyms: synonyms.optional(),
});

/** Every category once, in the new order. */
export const categoryOrders = z.object({
  categoryOrders: z
    .array(z.object({ id: rowId, sortOrder }))
    .min(1)
    .max(1000),
});

/** Position times ten, counted from one. */
export const SORT_STEP = 10;
