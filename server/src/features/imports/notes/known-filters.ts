import { note, type FoundNote } from '../../../integrations/places/found.ts';
import type { FilterNames } from '../../filters/filter-keys.ts';

/** Finds options by their keys, or by a name that only one of them has, whatever the case. */
export class KnownFilters {
  readonly #keys = new Set<string>();
  /** Null for a name that several have. */
  readonly #byName = new Map<string, string | null>();

  add(filters: readonly FilterNames[]): void {
    for (const { key, names } of filters) {
      this.#keys.add(key);
      for (const name of new Set(names.map((one) => one.toLowerCase()))) {
        this.#byName.set(name, this.#byName.has(name) ? null : key);
      }
    }
  }

  /** Whether all words are keys, as in an export of ours. */
  areKeys(words: readonly string[]): boolean {
    for (const word of words) if (!this.#keys.has(word)) return false;
    return true;
  }

  /**
   * The keys of what a row says it offers.
   * @param column of the file
   * @returns also a note of the words that are no filters, if there are any
   */
  read(
    words: readonly string[],
    column = '',
  ): { filters: readonly string[]; notes: readonly FoundNote[] } {
    const found = words.map((word) =>
      this.#keys.has(word) ? word : this.#byName.get(word.toLowerCase()),
    );
    const unknown = words.filter((_word, at) => !found[at]);
    return {
      filters: found.filter((key) => key !== undefined && key !== null),
      notes:
        unknown.length > 0
          ? [{ ...note('filters', 'filters', unknown.join(', '), ''), column }]
          : [],
    };
  }
}
