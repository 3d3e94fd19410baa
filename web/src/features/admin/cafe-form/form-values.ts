import type { AdminCafe, FilterCategory } from '@cortado/contract';
import type { CafeForm, cafeForm } from '@cortado/contract/admin-cafes';
import { factRow, factsWhere, type FactName } from '@cortado/contract/fact-lists';
import { isSameValue } from '@cortado/contract/fact-values';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { factsOfCafe, unknownValue } from '../../facts/facts-of-cafe.ts';
import type { Difference } from '../../cafe-editing/FormParts.tsx';
import { valueWords } from '../../facts/fact-words.ts';
import { labelOf } from '../../facts/labels.ts';
import * as texts from '#messages/admin/cafe-form';

/** The form has two fields for a position, and another part for filters. */
const FORM_FACTS = factsWhere(({ kind }) => kind !== 'position' && kind !== 'options') as Exclude<
  FactName,
  'position' | 'filterIds'
>[];

/** A cafe as its form holds it: numbers as they are typed. */
export type CafeValues = z.input<typeof cafeForm>;
export type CafeFormApi = UseFormReturn<CafeValues, unknown, CafeForm>;

/** The values of a form, or its first ones. */
export interface Held {
  values: CafeValues;
  filterIds: readonly number[];
  /** The version the edit began from; null for a new cafe. */
  version: number | null;
}

/** What a new cafe's form begins with. */
export const NEW_CAFE: Held = {
  values: {
    ...Object.fromEntries(FORM_FACTS.map((fact) => [fact, unknownValue(fact)])),
    neighborhood: 'Boston',
    latitude: '',
    longitude: '',
    status: 'draft',
  } as CafeValues,
  filterIds: [],
  version: null,
};

export const filterIdsOf = (cafe: AdminCafe) => cafe.appliedFilters.map(({ id }) => id);

export function heldOf(cafe: AdminCafe): Held {
  const { imageUrl, ...facts } = factsOfCafe(cafe, FORM_FACTS);
  const { latitude, longitude, version } = cafe;
  const values = { ...facts, imageUrl: imageUrl ?? '', latitude, longitude };
  return { values, filterIds: filterIdsOf(cafe), version };
}

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

/** Where a form and the cafe as it is stored now differ, in the form's order. */
export function fieldDifferences(
  stored: AdminCafe,
  { values, filterIds }: Omit<Held, 'version'>,
  categories: readonly FilterCategory[],
): Difference[] {
  const { values: theirs, filterIds: storedIds } = heldOf(stored);
  const differences = FIELDS.filter(
    (field) => !isSameValue(theirs[field] ?? '', values[field] ?? ''),
  ).map((field) => ({
    label:
      field === 'latitude' || field === 'longitude' ? texts.coordinates[field]() : labelOf(field),
    theirs: inWords(theirs, field),
    mine: inWords(values, field),
  }));
  if (isSameValue(storedIds, filterIds)) return differences;
  const namesOf = (ids: readonly number[]) => valueWords('options', [...ids], categories);
  return [
    ...differences,
    { label: labelOf('filterIds'), theirs: namesOf(storedIds), mine: namesOf(filterIds) },
  ];
}
