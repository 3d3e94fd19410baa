import type { FilterOption } from '@cortado/contract';
import { joinOptions, type OptionChoice } from '../../../lib/saved-filters.ts';

/** Option ids as what a search asks for; ids that nothing carries any more are left out. */
export function toChoice(ids: readonly number[], options: readonly FilterOption[]): OptionChoice {
  const wanted = new Set(ids);
  return options
    .filter(({ id }) => wanted.has(id))
    .reduce<OptionChoice>(
      (choice, { category_name: name, value }) => joinOptions(choice, { [name]: [value] }),
      {},
    );
}
