import type { FilterCategory, RatingFilter } from '@cortado/contract';
import { categoryLabel, groupHeading } from '@cortado/contract/labels';
import { ratingThreshold } from '@cortado/contract/vocabulary';
import { quoted } from '../../../lib/intl.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import * as texts from '../texts.tsx';
import { openLabel } from './open-at.ts';
import {
  clearFavorites,
  clearPrice,
  clearRatings,
  setArea,
  setBbox,
  setOpenAt,
  setOptions,
  setSellsBeans,
  setText,
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
  return texts.starsUp(ratingThreshold(rating));
}

function optionLabel(categories: readonly FilterCategory[], name: string, value: string): string {
  const category = categories.find((one) => one.name === name);
  const option = category?.options.find((one) => one.value === value);
  return option?.display_name ?? categoryLabel(value);
}

function single(state: DiscoveryState): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  if (state.openAt !== null) {
    found.push({ key: 'open', label: openLabel(state.openAt), remove: setOpenAt(null) });
  }
  if (state.sellsCoffeeBeans) {
    found.push({ key: 'beans', label: texts.sellsBeans, remove: setSellsBeans(false) });
  }
  if (state.priceLevel !== null) {
    found.push({ key: 'price', label: texts.priceLevel(state.priceLevel), remove: clearPrice });
  }
  if (state.favoritesOnly)
    found.push({ key: 'favorites', label: texts.favorites, remove: clearFavorites });
  if (state.bbox) found.push({ key: 'bbox', label: texts.mapArea, remove: setBbox(null) });
  return found;
}

/** The categories asked for, in the order the screen lists them; unknown ones last. */
function wantedOptions(state: DiscoveryState, categories: readonly FilterCategory[]) {
  const known = categories.map(({ name }) => name);
  const place = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return Object.entries(state.options).toSorted(([a], [b]) => place(a) - place(b));
}

/** The chips: each filter set, on its own. */
export function listActiveFilters(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
  savedOptions: DiscoveryState['options'] = {},
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
  return [...options, ...ratings, ...single(state)];
}

/**
 * What could be removed to relax an empty search: a whole group where any of its values is enough,
 * each of the features alone, the text, the area.
 */
export function relaxCandidates(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
): ActiveFilter[] {
  const label = (name: string, value: string) => optionLabel(categories, name, value);
  const options = wantedOptions(state, categories).flatMap(([name, values]): ActiveFilter[] => {
    if (values.length === 1 || name === 'features') {
      return values.map((value) => ({
        key: `${name}:${value}`,
        label: label(name, value),
        remove: toggleOption(name, value),
      }));
    }
    const category = categories.find((one) => one.name === name);
    const heading = groupHeading(category?.display_name ?? categoryLabel(name));
    return [{ key: name, label: heading, remove: setOptions(name, []) }];
  });
  const found = [...options, ...single(state)];
  const lowest = state.ratingFilter.at(-1);
  if (lowest) found.push({ key: 'rating', label: ratingLabel(lowest), remove: clearRatings });
  if (state.q) found.push({ key: 'q', label: quoted(state.q), remove: setText('', []) });
  if (state.area !== null) found.push({ key: 'area', label: state.area, remove: setArea(null) });
  return found;
}
