import { filterValue, RESERVED_CATEGORY_NAMES } from '@cortado/contract';
import { z } from 'zod';

const sortOrder = z.int().nonnegative().multipleOf(10);
const displayName = z.string().trim().min(1);

const seedOption = z.strictObject({
  value: filterValue,
  display_name: displayName,
  sort_order: sortOrder,
  /** What else people call it. */
  synonyms: z.array(displayName).optional(),
});

const seedCategory = z.strictObject({
  name: filterValue.refine(
    (name) => !RESERVED_CATEGORY_NAMES.some((reserved) => reserved === name),
    'The name is reserved.',
  ),
  display_name: displayName,
  description: z.string().optional(),
  is_core_filter: z.boolean(),
  sort_order: sortOrder,
  options: z.array(seedOption).min(1),
});

/** The form of `seed/filters.json`. */
export const seedFilters = z.array(seedCategory);
export type SeedCategory = z.infer<typeof seedCategory>;
