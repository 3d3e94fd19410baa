import type { AdminCafe, FilterCategory } from '@cortado/contract';
import { factRow, factsWhere, type FactName } from '@cortado/contract/fact-lists';
import { isSameValue } from '@cortado/contract/fact-values';
import type { Difference } from '../../cafe-editing/DifferenceTable.tsx';
import { valueWords } from '../../facts/fact-words.ts';
import { toValues, type CafeValues } from './form-values.ts';
import { labelOf } from '../../facts/labels.ts';
import * as texts from '#messages/admin/cafe-form';
import { filterIdsOf } from './useSaveCafe.ts';

type Field = Exclude<FactName, 'filterIds' | 'position'> | 'latitude' | 'longitude';

/** The fields of the form, a position being two of them, and the filters another part. */
const FIELDS = factsWhere(({ kind }) => kind !== 'options').flatMap((fact) =>
  fact === 'position' ? (['latitude', 'longitude'] as const) : [fact],
) as Field[];

function inWords(values: CafeValues, field: Field): string {
  const typed = values[field];
  return field === 'latitude' || field === 'longitude'
    ? String(typed)
    : valueWords(factRow(field).kind, typed as string | null | undefined, []);
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
  const differences = FIELDS.filter(
    (field) => !isSameValue(theirs[field] ?? '', values[field] ?? ''),
  ).map((field) => ({
    label:
      field === 'latitude' || field === 'longitude' ? texts.coordinates[field]() : labelOf(field),
    theirs: inWords(theirs, field),
    mine: inWords(values, field),
  }));
  const storedIds = filterIdsOf(stored);
  if (isSameValue(storedIds, filterIds)) return differences;
  const namesOf = (ids: readonly number[]) => valueWords('options', [...ids], categories);
  return [
    ...differences,
    { label: labelOf('filterIds'), theirs: namesOf(storedIds), mine: namesOf(filterIds) },
  ];
}
