import type { FilterCategory } from '@cortado/contract';
import type { OptionChoice } from '../../../lib/saved-filters.ts';

/** Option ids as what a search asks for; ids that nothing carries any more are left out. */
export function toChoice(
  ids: readonly number[],
  categories: readonly FilterCategory[],
): OptionChoice {
  const wanted = new Set(ids);
  const chosen = categories.map(({ name, options }) => {
    const values = options.filter(({ id }) => wanted.has(id)).map(({ value }) => value);
    return [name, values.toSorted()] as const;
  });
  return Object.fromEntries(
    chosen.filter(([, values]) => values.length > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
