import type { FilterCategory } from '@cortado/contract';
import { listAt } from '@cortado/search/documents/list-field';
import type { Document } from '../documents/documents.ts';
import { hoursRuleOf, isTypicalKnown } from '../hours/typical-hours.ts';
import { Labels } from '@cortado/search/text/labels';

/** What a cafe carries a label for: a filter option, by id, or that it sells coffee beans. */
export type Label = number | 'beans';

/** The category of whose chosen options a cafe needs all; of others any. */
export const ALL_NEEDED = 'features';

const SELLS_BEANS = 'Sells coffee beans';

const valueKey = (category: string, value: string) => `${category}=${value}`;

/** The active filters as questions name them: by words, and by categories and values. */
export class FilterChoices {
  readonly labels: Labels<Label>;
  readonly #ids: ReadonlyMap<string, number>;
  /** By option id, the bit of what is typical of hours. */
  readonly #hoursRules: ReadonlyMap<number, number>;

  constructor(categories: readonly FilterCategory[]) {
    const options = categories.flatMap((category) => category.options);
    this.#ids = new Map(
      options.map(({ id, category_name, value }) => [valueKey(category_name, value), id]),
    );
    this.#hoursRules = new Map(
      options.flatMap(({ id, category_name, value }) => {
        const rule = hoursRuleOf(category_name, value);
        return rule === undefined ? [] : [[id, rule] as const];
      }),
    );
    this.labels = new Labels<Label>([
      ...options.map(({ id, display_name }) => [id, display_name] as const),
      ['beans', SELLS_BEANS],
    ]);
  }

  /** Of all options. */
  get optionIds(): Iterable<number> {
    return this.#ids.values();
  }

  /** The id of an option; undefined for an unknown value. */
  idOf(category: string, value: string): number | undefined {
    return this.#ids.get(valueKey(category, value));
  }

  /** The bit of what is typical of hours that decides whether a cafe has an option; undefined for other options. */
  hoursRuleOf(id: number): number | undefined {
    return this.#hoursRules.get(id);
  }

  /** The options that were set for a cafe, but for those that its known hours contradict. */
  optionIdsOf({ documents, position }: Document): Iterable<number> {
    const set = listAt(documents.filterOptionIds, position);
    const typical = documents.typicalHours[position]!;
    if (typical === 0) return set;
    return set.filter((id) => {
      const rule = this.#hoursRules.get(id);
      return rule === undefined || !isTypicalKnown(typical, rule) || (typical & rule) !== 0;
    });
  }
}
