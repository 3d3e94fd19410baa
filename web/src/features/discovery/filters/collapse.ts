/** The items a collapsed list shows: the first few, and chosen ones wherever they stand. */
export function collapse<T>(
  items: readonly T[],
  collapsedCount: number,
  isChosen: (item: T) => boolean,
): T[] {
  // One hidden item would take no less room than the button that shows it.
  if (items.length <= collapsedCount + 1) return [...items];
  return items.filter((item, index) => index < collapsedCount || isChosen(item));
}
