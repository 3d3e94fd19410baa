import type { FilterCategory } from '@cortado/contract';
import { categoryLabel, groupHeading } from '@cortado/contract/labels';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import {
  optionFilter,
  ratingLabel,
  singleFilters,
  wantedOptions,
  type ActiveFilter,
} from './active-filters.ts';
import { clearRatings, setArea, setOptions, setText } from './changes.ts';

/**
 * The filters to remove from an empty search: a whole group where any of its values is enough,
 * each of the features alone, the text, the area.
 */
export function relaxCandidates(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
): ActiveFilter[] {
  const options = wantedOptions(state, categories).flatMap(([name, values]): ActiveFilter[] => {
    if (values.length === 1 || name === 'features') {
      return values.map((value) => optionFilter(categories, name, value));
    }
    const category = categories.find((one) => one.name === name);
    const heading = groupHeading(category?.display_name ?? categoryLabel(name));
    return [{ key: name, label: heading, remove: setOptions(name, []) }];
  });
  const found = [...options, ...singleFilters(state)];
  const lowest = state.ratingFilter.at(-1);
  if (lowest) found.push({ key: 'rating', label: ratingLabel(lowest), remove: clearRatings });
  if (state.q) found.push({ key: 'q', label: quoted(state.q), remove: setText('', []) });
  if (state.area !== null) found.push({ key: 'area', label: state.area, remove: setArea(null) });
  return found;
}

/** Several filters as one, which is removed with all of them. */
export const together = (filters: readonly ActiveFilter[]): ActiveFilter => ({
  key: filters.map(({ key }) => key).join(' '),
  label: formatList(filters.map(({ label }) => label)),
  remove: (state: DiscoveryState) => filters.reduce((left, { remove }) => remove(left), state),
});

/** Every two of some filters, to be removed together. */
export const relaxPairs = (filters: readonly ActiveFilter[]): ActiveFilter[] =>
  filters.flatMap((one, at) => filters.slice(at + 1).map((other) => together([one, other])));

/** All but one of some filters, for each of them. */
export const relaxOthers = (filters: readonly ActiveFilter[]): ActiveFilter[] =>
  filters.map((single) => together(filters.filter((one) => one !== single)));
