/** The items a folded list shows: the first few, and chosen ones wherever they stand. */
export function fold<T>(items: readonly T[], few: number, isChosen: (item: T) => boolean): T[] {
  // One hidden item would take no less room than the button that shows it.
  if (items.length <= few + 1) return [...items];
  return items.filter((item, index) => index < few || isChosen(item));
}
