import type { FilterCategory } from '@cortado/contract';
import { Labels } from '../text/labels.ts';

/** What a cafe carries a label for: a filter option, by id, or that it sells coffee beans. */
export type Label = number | 'beans';

const SELLS_BEANS = 'Sells coffee beans';

const valueKey = (category: string, value: string) => `${category}=${value}`;

/** The active filters as questions name them: by words, and by categories and values. */
export class FilterChoices {
  readonly labels: Labels<Label>;
  readonly #ids: ReadonlyMap<string, number>;

  constructor(categories: readonly FilterCategory[]) {
    const options = categories.flatMap((category) => category.options);
    this.#ids = new Map(
      options.map(({ id, category_name, value }) => [valueKey(category_name, value), id]),
    );
    this.labels = new Labels<Label>([
      ...options.map(({ id, display_name }) => [id, display_name] as const),
      ['beans', SELLS_BEANS],
    ]);
  }

  /** The id of an option; undefined for an unknown value. */
  idOf(category: string, value: string): number | undefined {
    return this.#ids.get(valueKey(category, value));
  }
}
