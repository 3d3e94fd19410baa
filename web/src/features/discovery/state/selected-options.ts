import type { FilterOption } from '@cortado/contract';
import type { SelectedOptions } from '../../../lib/saved-filters.ts';

function pick(
  options: SelectedOptions,
  pass: (category: string, value: string) => boolean,
): SelectedOptions {
  const left = Object.entries(options).map(
    ([category, values]) => [category, values.filter((value) => pass(category, value))] as const,
  );
  return Object.fromEntries(left.filter(([, values]) => values.length > 0));
}

/** The selected options of a category, which may have the name of a property of every object, such as 'constructor'. */
export const chosenOf = (options: SelectedOptions, category: string): readonly string[] =>
  Object.hasOwn(options, category) ? options[category]! : [];

/** The options of either; names and values in order, as an address has them. */
export function unionOptions(a: SelectedOptions, b: SelectedOptions): SelectedOptions {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return Object.fromEntries(
    names.map((name) => [
      name,
      [...new Set([...chosenOf(a, name), ...chosenOf(b, name)])].toSorted(),
    ]),
  );
}

/** The options of both. */
export function intersectOptions(a: SelectedOptions, b: SelectedOptions): SelectedOptions {
  return pick(a, (category, value) => chosenOf(b, category).includes(value));
}

/** The options of the first that the second does not have. */
export function subtractOptions(a: SelectedOptions, b: SelectedOptions): SelectedOptions {
  return pick(a, (category, value) => !chosenOf(b, category).includes(value));
}

/** Option ids as filters of a search; ids that no longer exist are left out. */
export function toSelectedOptions(
  ids: readonly number[],
  options: readonly FilterOption[],
): SelectedOptions {
  const wanted = new Set(ids);
  return options
    .filter(({ id }) => wanted.has(id))
    .reduce<SelectedOptions>(
      (choice, { category_name: name, value }) => unionOptions(choice, { [name]: [value] }),
      {},
    );
}
