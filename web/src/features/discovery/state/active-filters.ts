import type { FilterCategory, RatingFilter, WordChip, Facets } from '@cortado/contract';
import { categoryLabel } from '@cortado/contract/labels';
import { openAtLabel } from '@cortado/contract/open-at';
import { ratingThreshold } from '@cortado/contract/public-enums';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import {
  clearPrice,
  setArea,
  setBbox,
  setConfirmed,
  setFavoritesOnly,
  setOpenAt,
  setSellsBeans,
  setSort,
  toggleOption,
  toggleRating,
  type Change,
} from './changes.ts';
import * as texts from '#messages/discovery';

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
  const { openAt, sellsCoffeeBeans, priceLevel, confirmed, favoritesOnly, bbox } = state;
  const price = priceLevel !== null && texts.priceLevel({ level: priceLevel });
  const found = [
    openAt !== null && { key: 'open', label: openAtLabel(openAt), remove: setOpenAt(null) },
    sellsCoffeeBeans && { key: 'beans', label: texts.sellsBeans(), remove: setSellsBeans(false) },
    price && { key: 'price', label: price, remove: clearPrice },
    confirmed && { key: 'confirmed', label: texts.confirmed(), remove: setConfirmed(false) },
    favoritesOnly && {
      key: 'favorites',
      label: texts.favorites(),
      remove: setFavoritesOnly(false),
    },
    bbox !== null && { key: 'bbox', label: texts.mapArea(), remove: setBbox(null) },
  ];
  return found.filter((one) => typeof one === 'object');
}

/** One option of a category. */
export const optionFilter = (
  categories: readonly FilterCategory[],
  name: string,
  value: string,
): ActiveFilter => ({
  key: `${name}:${value}`,
  label: optionLabel(categories, name, value),
  remove: toggleOption(name, value),
});

/** The filtered categories, in the order the screen lists them; unknown ones last. */
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
      ...optionFilter(categories, name, value),
      isSaved: savedOptions[name]?.includes(value) ?? false,
    })),
  );
  const ratings = state.ratingFilter.map((rating) => ({
    key: rating,
    label: ratingLabel(rating),
    remove: toggleRating(rating),
  }));
  // Set by hand, these have controls of their own and no chips.
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

/**
 * The filters that no cafe has data for, so that nothing can be found. Of options where one is enough, all
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
