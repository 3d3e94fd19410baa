import type { FilterCategory, RatingFilter, WordChip } from '@cortado/contract';
import { categoryLabel } from '@cortado/contract/labels';
import { openAtLabel } from '@cortado/contract/open-at';
import { ratingThreshold } from '@cortado/contract/vocabulary';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import * as texts from '#messages/discovery';
import {
  clearFavorites,
  clearPrice,
  setArea,
  setBbox,
  setOpenAt,
  setSellsBeans,
  setSort,
  toggleOption,
  toggleRating,
  type Change,
} from './changes.ts';

/** Something that narrows the list, what it is called, and the change that removes it. */
export interface ActiveFilter {
  key: string;
  label: string;
  remove: Change;
  /** Whether it is there because the viewer has saved it. */
  isSaved?: boolean;
}

export function ratingLabel(rating: RatingFilter): string {
  return texts.starsUp({ stars: ratingThreshold(rating) });
}

export function optionLabel(
  categories: readonly FilterCategory[],
  name: string,
  value: string,
): string {
  const category = categories.find((one) => one.name === name);
  const option = category?.options.find((one) => one.value === value);
  return option?.display_name ?? categoryLabel(value);
}

export function singleFilters(state: DiscoveryState): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  if (state.openAt !== null) {
    found.push({ key: 'open', label: openAtLabel(state.openAt), remove: setOpenAt(null) });
  }
  if (state.sellsCoffeeBeans) {
    found.push({ key: 'beans', label: texts.sellsBeans(), remove: setSellsBeans(false) });
  }
  if (state.priceLevel !== null) {
    found.push({
      key: 'price',
      label: texts.priceLevel({ level: state.priceLevel }),
      remove: clearPrice,
    });
  }
  if (state.favoritesOnly)
    found.push({ key: 'favorites', label: texts.favorites(), remove: clearFavorites });
  if (state.bbox) found.push({ key: 'bbox', label: texts.mapArea(), remove: setBbox(null) });
  return found;
}

/** The categories asked for, in the order the screen lists them; unknown ones last. */
export function wantedOptions(state: DiscoveryState, categories: readonly FilterCategory[]) {
  const known = categories.map(({ name }) => name);
  const place = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return Object.entries(state.options).toSorted(([a], [b]) => place(a) - place(b));
}

/** The chips: each filter set, on its own. */
export function listActiveFilters(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
  savedOptions: DiscoveryState['options'] = {},
  chips: readonly WordChip[] = [],
): ActiveFilter[] {
  const options = wantedOptions(state, categories).flatMap(([name, values]) =>
    values.map((value) => ({
      key: `${name}:${value}`,
      label: optionLabel(categories, name, value),
      remove: toggleOption(name, value),
      isSaved: savedOptions[name]?.includes(value) ?? false,
    })),
  );
  const ratings = state.ratingFilter.map((rating) => ({
    key: rating,
    label: ratingLabel(rating),
    remove: toggleRating(rating),
  }));
  // By hand, these are chosen elsewhere and are no chips.
  const read = (kind: WordChip['kind'], remove: Change) =>
    chips.filter((chip) => chip.kind === kind).map(({ key, label }) => ({ key, label, remove }));
  return [
    ...read('area', setArea(null)),
    ...options,
    ...ratings,
    ...singleFilters(state),
    ...read('near', setSort('relevance')),
  ];
}
