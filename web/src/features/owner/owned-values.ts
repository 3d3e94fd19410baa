import type { AdminCafe, CafeFacts, OwnerReport } from '@cortado/contract';
import { factRow, OWNED_FACTS, type OwnedFact } from '@cortado/contract/fact-lists';
import { isSameValue } from '@cortado/contract/fact-values';
import { factsOfCafe, type FactsOf } from '../facts/facts-of-cafe.ts';
import { inFormOrder, typedFacts, type TypedFact } from '../facts/typed-facts.ts';

/** What an owner can edit of a cafe, as the form holds it. */
export interface OwnedValues extends FactsOf<OwnedFact> {
  /** All facts are right today. */
  isChecked: boolean;
}
export type OwnedField = OwnedFact;

/** The parts of the edit screen. */
const PART_NAMES = ['about', 'hours', 'offers', 'photos', 'place'] as const;
export type PartName = (typeof PART_NAMES)[number];

export function partOf(field: OwnedField): PartName {
  const { kind, owner } = factRow(field);
  if (owner === 'review') return 'place';
  if (kind === 'hours') return 'hours';
  return kind === 'options' || kind === 'yesNo' ? 'offers' : 'about';
}

/** The screen on which a reported problem is corrected. */
export const REPORT_PARTS: Record<OwnerReport['kind'], PartName> = {
  closed: 'about',
  moved: 'place',
  hours: 'hours',
  details: 'about',
};

/** The edit screen with one of its parts open. */
export const partAddress = (cafeId: number, part: PartName) =>
  `/owner/${cafeId}${part === 'about' ? '' : `?tab=${part}`}`;

/** The fields that an owner changes at once, and those that wait for an admin. */
export type OwnText = Extract<OwnedFact, TypedFact>;
export const ABOUT_FIELDS = inFormOrder(
  typedFacts(({ owner }) => owner === 'at once') as OwnText[],
);
export const PLACE_FIELDS = typedFacts(({ owner }) => owner === 'review') as OwnText[];

const RANKS: readonly OwnedField[] = [...ABOUT_FIELDS, ...OWNED_FACTS];
/** Part by part, each in its order. */
export const FIELDS: readonly OwnedField[] = OWNED_FACTS.toSorted(
  (one, other) =>
    PART_NAMES.indexOf(partOf(one)) - PART_NAMES.indexOf(partOf(other)) ||
    RANKS.indexOf(one) - RANKS.indexOf(other),
);

export const toOwnedValues = (cafe: AdminCafe): OwnedValues => ({
  ...factsOfCafe(cafe, OWNED_FACTS),
  isChecked: false,
});

/** The fields in which two forms differ, in the form's order. */
export const changedFields = (one: CafeFacts, other: CafeFacts): OwnedField[] =>
  FIELDS.filter((field) => !isSameValue(one[field], other[field]));
