import type { AdminCafe, CafeFacts, OwnerReport } from '@cortado/contract';
import { isSameValue } from '@cortado/contract/fact-values';

/** What an owner can edit of a cafe, as the form holds it. */
export interface OwnedValues {
  description: string;
  phone: string;
  website: string;
  instagramHandle: string;
  openingHours: string;
  filterIds: number[];
  sellsCoffeeBeans: boolean;
  name: string;
  address: string;
  neighborhood: string;
  position: { latitude: number; longitude: number };
  /** All facts are right today. */
  isChecked: boolean;
}
export type OwnedField = Exclude<keyof OwnedValues, 'isChecked'>;

/** The parts of the edit screen, with the fields of each. */
const PARTS = {
  about: ['description', 'phone', 'website', 'instagramHandle'],
  hours: ['openingHours'],
  offers: ['filterIds', 'sellsCoffeeBeans'],
  photos: [],
  place: ['name', 'address', 'neighborhood', 'position'],
} as const satisfies Record<string, readonly OwnedField[]>;
export type PartName = keyof typeof PARTS;

/** Where what a report is about is put right. */
export const REPORT_PARTS: Record<OwnerReport['kind'], PartName> = {
  closed: 'about',
  moved: 'place',
  hours: 'hours',
  details: 'about',
};

/** The edit screen with one of its parts open. */
export const partAddress = (cafeId: number, part: PartName) =>
  `/owner/${cafeId}${part === 'about' ? '' : `?tab=${part}`}`;

export const FIELDS: readonly OwnedField[] = Object.values(PARTS).flat();

export function partOf(field: OwnedField): PartName {
  const parts = Object.keys(PARTS) as PartName[];
  return parts.find((part) => PARTS[part].some((one) => one === field))!;
}

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

export function toOwnedValues(cafe: AdminCafe): OwnedValues {
  const { description, phone, website, instagramHandle, openingHours, name, address } = cafe;
  return {
    description,
    phone,
    website,
    instagramHandle,
    openingHours,
    filterIds: inOrder(cafe.appliedFilters.map(({ id }) => id)),
    sellsCoffeeBeans: cafe.sellsCoffeeBeans,
    name,
    address,
    neighborhood: cafe.neighborhood,
    position: { latitude: Number(cafe.latitude), longitude: Number(cafe.longitude) },
    isChecked: false,
  };
}

/** In which fields two hold something else, in the form's order. */
export const changedFields = (one: CafeFacts, other: CafeFacts): OwnedField[] =>
  FIELDS.filter((field) => !isSameValue(one[field], other[field]));
