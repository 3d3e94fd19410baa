import type { DeclineReason } from './admin-enums.ts';

/** A map, because a category may have the name of a property of every object, such as 'constructor'. */
const CATEGORY_LABELS: ReadonlyMap<string, string> = new Map([
  ['roast_level', 'Roast Level'],
  ['brewing_method', 'Brewing Method'],
  ['features', 'Features'],
  ['amenities', 'Amenities'],
  ['coffee_alts', 'Coffee Alternatives'],
  ['dairy_alternatives', 'Dairy Alternatives'],
  ['decaf', 'Decaf Options'],
  ['open_hours', 'Hours'],
  ['rating', 'Rating'],
  ['roaster', 'Roaster'],
  ['seating', 'Seating'],
  ['vibe', 'Vibe'],
]);

/** The label of a category by its internal name; an unknown name is title-cased. */
export function categoryLabel(name: string): string {
  return (
    CATEGORY_LABELS.get(name) ??
    name
      .split('_')
      .filter(Boolean)
      .map((word) => word[0]!.toUpperCase() + word.slice(1))
      .join(' ')
  );
}

/** The heading over a group of options: the category's display name, but for 'Roast Levels'. */
export function groupHeading(displayName: string): string {
  return displayName === 'Roast Level' ? 'Roast Levels' : displayName;
}

/** Why a suggestion was declined. */
export const DECLINE_REASON_LABELS: Readonly<Record<DeclineReason, string>> = {
  not_true: 'Not true, or no longer true',
  already_so: 'Already up to date',
  cannot_check: 'Can’t be checked',
  not_coffee: 'Not a café',
  other: 'Other',
};
