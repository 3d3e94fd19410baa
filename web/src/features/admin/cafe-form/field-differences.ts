import type { AdminCafe, FilterCategory } from '@cortado/contract';
import { formatList } from '../../../lib/intl.ts';
import type { Difference } from '../../cafe-editing/DifferenceTable.tsx';
import * as cafesTexts from '../cafes/texts.tsx';
import { sameFilters, toValues, type CafeValues } from './form-values.ts';
import * as texts from './texts.ts';
import { filterIdsOf } from './useSaveCafe.ts';

type Field = keyof typeof texts.fields;

const FIELDS = Object.keys(texts.fields) as Field[];

function inWords(values: CafeValues, field: Field): string {
  const { priceLevel, status, sellsCoffeeBeans } = values;
  if (field === 'priceLevel') return '$'.repeat(priceLevel ?? 0);
  if (field === 'status') return status ? cafesTexts.statuses[status] : '';
  if (field === 'sellsCoffeeBeans') return sellsCoffeeBeans ? texts.staleYes : texts.staleNo;
  return String(values[field] ?? '');
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
    label: texts.fields[field],
    theirs: inWords(theirs, field),
    mine: inWords(values, field),
  })).filter((field) => field.theirs !== field.mine);
  const storedIds = filterIdsOf(stored);
  if (sameFilters(storedIds, filterIds)) return differences;
  const options = categories.flatMap((category) => category.options);
  const namesOf = (ids: readonly number[]) =>
    formatList(
      options.filter(({ id }) => ids.includes(id)).map(({ display_name }) => display_name),
    );
  return [
    ...differences,
    { label: texts.staleFilters, theirs: namesOf(storedIds), mine: namesOf(filterIds) },
  ];
}
