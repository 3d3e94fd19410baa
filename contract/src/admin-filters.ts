import { z } from 'zod';
import { rowId } from './endpoint.ts';
import { filterCategory, filterOption, filterValue, RESERVED_CATEGORY_NAMES } from './filters.ts';

/** How many cafes have it, and how many members have saved it. */
const usage = { cafes: z.int(), members: z.int() };

export const adminFilterOption = filterOption.extend(usage);
export type AdminFilterOption = z.infer<typeof adminFilterOption>;

export const adminFilterCategory = filterCategory.extend({
  ...usage,
  options: z.array(adminFilterOption),
});
export type AdminFilterCategory = z.infer<typeof adminFilterCategory>;

export const CATEGORY_INCOMPLETE = 'Please fill in all required fields';
export const OPTION_INCOMPLETE = 'Please select a category and fill in all fields';
const NAME_FORM = 'Please use lowercase letters, numbers and underscores, 64 at most';

const shown = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(100, 'Please use at most 100 characters');
const internal = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((name) => filterValue.safeParse(name).success, NAME_FORM);

export const newFilterCategory = z.object({
  name: internal(CATEGORY_INCOMPLETE).refine(
    (name) => !RESERVED_CATEGORY_NAMES.some((reserved) => reserved === name),
    'This name means something else in an address. Please choose another.',
  ),
  display_name: shown(CATEGORY_INCOMPLETE),
  description: z.string().trim().max(500, 'Please use at most 500 characters').nullish(),
  is_individual_filter: z.boolean().default(false),
  is_core_filter: z.boolean().default(false),
});

const sortOrder = z.int().min(0).max(1_000_000);

export const newFilterOption = z.object({
  category_id: z.int(OPTION_INCOMPLETE).min(1, OPTION_INCOMPLETE).max(2_147_483_647),
  value: internal(OPTION_INCOMPLETE),
  display_name: shown(OPTION_INCOMPLETE),
  sort_order: sortOrder.default(0),
});

export const filterOptionUpdate = z.object({
  value: internal(OPTION_INCOMPLETE).optional(),
  display_name: shown('Please fill in all required fields'),
  sort_order: sortOrder.optional(),
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
