import { sql } from 'drizzle-orm';
import { WEIGHTS } from '../../catalogue/documents/substance.ts';
import {
  cafeFilterOptions,
  cafes,
  filterCategories,
  filterOptions,
} from '../../database/schema.ts';

/** The options that count in the default order, each found once for all cafes of a statement. */
const weights = WEIGHTS.options.map(
  ({ category, value, weight }) => sql`case when ${cafeFilterOptions.filterOptionId} = (
    select ${filterOptions}.id from ${filterOptions} join ${filterCategories} on ${filterCategories}.id = ${filterOptions.categoryId}
    where ${filterCategories}.name = ${category} and ${filterOptions.value} = ${value}
  ) then ${sql.raw(String(weight))} else 0 end`,
);

/** How much the filter options of each cafe count, by `WEIGHTS`. Ids are qualified by hand, as in `shownPhotos`. */
export const optionsWeight = sql<number>`(
  select coalesce(sum(${sql.join(weights, sql` + `)}), 0)::int
  from ${cafeFilterOptions} where ${cafeFilterOptions}.cafe_id = ${cafes}.id
)`;
