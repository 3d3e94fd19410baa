import type { FilterOption } from '@cortado/contract';
import { unionOptions, type SelectedOptions } from '../../../lib/saved-filters.ts';

/** Option ids as what a search asks for; ids that nothing carries any more are left out. */
export function toSelectedOptions(
  ids: readonly number[],
  options: readonly FilterOption[],
): SelectedOptions {
  const wanted = new Set(ids);
  return options
    .filter(({ id }) => wanted.has(id))
    .reduce<SelectedOptions>(
      (choice, { category_name: name, value }) => unionOptions(choice, { [name]: [value] }),
      {},
    );
}
