import type { Facets, FilterCategory } from '@cortado/contract';
import { openAtLabel } from '@cortado/contract/open-at';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import * as texts from '#messages/discovery';
import { optionLabel, ratingLabel, wantedOptions } from './active-filters.ts';

/**
 * What is asked for that nobody has recorded of any cafe, so that nothing can be found. Of options where one is enough, all
 * have to be such.
 * @returns their labels
 */
export function unrecordedFilters(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
  unrecorded: Facets['unrecorded'] | undefined,
): string[] {
  if (!unrecorded) return [];
  const isUnrecorded = (name: string, value: string) => {
    const options = categories.find((category) => category.name === name)?.options ?? [];
    const option = options.find((one) => one.value === value);
    return option !== undefined && unrecorded.options.includes(option.id);
  };
  const labels = wantedOptions(state, categories).flatMap(([name, values]) => {
    const missing = values.filter((value) => isUnrecorded(name, value));
    if (name !== 'features' && missing.length < values.length) return [];
    return missing.map((value) => optionLabel(categories, name, value));
  });
  if (state.sellsCoffeeBeans && unrecorded.sellsCoffeeBeans) labels.push(texts.sellsBeans());
  if (state.openAt !== null && unrecorded.hours) labels.push(openAtLabel(state.openAt));
  if (unrecorded.ratings) labels.push(...state.ratingFilter.map(ratingLabel));
  return labels;
}
