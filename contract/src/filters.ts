import { z } from 'zod';

/** Category names and option values, as stored and as used in URLs. */
export const filterValue = z.string().regex(/^[a-z0-9_]{1,64}$/);

/** Names a category may not have, because they mean something else in a URL. */
export const RESERVED_CATEGORY_NAMES = ['rating', 'area', 'location', 'q'] as const;

export const filterOption = z.object({
  id: z.int(),
  category_id: z.int(),
  category_name: z.string(),
  value: filterValue,
  display_name: z.string(),
  description: z.string().nullable(),
  is_active: z.boolean(),
  sort_order: z.int(),
});
export type FilterOption = z.infer<typeof filterOption>;

export const filterCategory = z.object({
  id: z.int(),
  name: filterValue,
  display_name: z.string(),
  description: z.string().nullable(),
  is_active: z.boolean(),
  is_core_filter: z.boolean(),
  is_individual_filter: z.boolean(),
  has_optional_data: z.boolean(),
  data_table_name: z.string().nullable(),
  sort_order: z.int(),
  options: z.array(filterOption),
});
export type FilterCategory = z.infer<typeof filterCategory>;
