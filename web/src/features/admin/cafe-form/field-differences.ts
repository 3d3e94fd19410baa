import type { AdminCafe, FilterCategory } from '@cortado/contract';
import { STATUS_LABELS } from '../cafes/matching.ts';
import { sameFilters, toValues, type CafeValues } from './form-values.ts';
import { filterIdsOf } from './useSaveCafe.ts';

type Field = Exclude<keyof CafeValues, 'hasPriceLevel'>;

const LABELS: Record<Field, string> = {
  name: 'Name',
  description: 'Description',
  address: 'Address',
  neighborhood: 'Neighborhood',
  latitude: 'Latitude',
  longitude: 'Longitude',
  website: 'Website',
  phone: 'Phone',
  instagramHandle: 'Instagram handle',
  googleMapsUrl: 'Google Maps URL',
  imageUrl: 'Image URL',
  openingHours: 'Opening hours',
  priceLevel: 'Price level',
  status: 'Status',
  sellsCoffeeBeans: 'Sells coffee beans',
};
const FIELDS = Object.keys(LABELS) as Field[];

function inWords(values: CafeValues, field: Field): string {
  const { priceLevel, status, sellsCoffeeBeans } = values;
  if (field === 'priceLevel') return '$'.repeat(priceLevel ?? 0);
  if (field === 'status') return status ? STATUS_LABELS[status] : '';
  if (field === 'sellsCoffeeBeans') return sellsCoffeeBeans ? 'Yes' : 'No';
  return String(values[field] ?? '');
}

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

interface Edited {
  values: CafeValues;
  filterIds: readonly number[];
}

/** Where a form and the cafe as it is stored now differ, in the form's order. */
export function fieldDifferences(
  stored: AdminCafe,
  { values, filterIds }: Edited,
  categories: readonly FilterCategory[],
): Difference[] {
  const theirs = toValues(stored);
  const differences = FIELDS.map((field) => ({
    label: LABELS[field],
    theirs: inWords(theirs, field),
    mine: inWords(values, field),
  })).filter((field) => field.theirs !== field.mine);
  const storedIds = filterIdsOf(stored);
  if (sameFilters(storedIds, filterIds)) return differences;
  const options = categories.flatMap((category) => category.options);
  const namesOf = (ids: readonly number[]) =>
    options
      .filter(({ id }) => ids.includes(id))
      .map(({ display_name }) => display_name)
      .join(', ');
  return [
    ...differences,
    { label: 'Filters', theirs: namesOf(storedIds), mine: namesOf(filterIds) },
  ];
}
