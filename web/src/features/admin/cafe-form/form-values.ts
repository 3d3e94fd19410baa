import type { AdminCafe } from '@cortado/contract';
import type { CafeForm, cafeForm } from '@cortado/contract/admin-cafes';
import { factsWhere, type FactName } from '@cortado/contract/fact-lists';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { factsOfCafe } from '../../facts/facts-of-cafe.ts';

/** The form has two fields for a position, and another part for filters. */
const FORM_FACTS = factsWhere(({ kind }) => kind !== 'position' && kind !== 'options') as Exclude<
  FactName,
  'position' | 'filterIds'
>[];

/** A cafe as its form holds it: numbers as they are typed. */
export type CafeValues = z.input<typeof cafeForm>;
export type CafeFormApi = UseFormReturn<CafeValues, unknown, CafeForm>;

/** What a new cafe's form begins with. */
export const EMPTY_CAFE = {
  ...Object.fromEntries(FORM_FACTS.map((fact) => [fact, ''])),
  neighborhood: 'Boston',
  latitude: '',
  longitude: '',
  priceLevel: null,
  sellsCoffeeBeans: false,
  status: 'draft',
} as CafeValues;

export function toValues(cafe: AdminCafe): CafeValues {
  const { imageUrl, ...facts } = factsOfCafe(cafe, FORM_FACTS);
  const { latitude, longitude } = cafe;
  return { ...facts, imageUrl: imageUrl ?? '', latitude, longitude };
}
