import type { FilterCategory } from '@cortado/contract';
import { addAll, addBit, emptyBits, keepCommon, type Bits } from './bitset.ts';
import { Areas } from './areas.ts';
import type { Document } from './document.ts';
import { Places } from './places.ts';
import { Ratings } from './ratings.ts';

const valueKey = (category: string, value: string) => `${category}=${value}`;

/** Indexes of everything visitors filter by. A cafe's position is its place in the default order. */
export class FilterIndex {
  readonly areas: Areas;
  readonly ratings: Ratings;
  readonly places: Places;
  readonly beans: Bits;
  readonly #nothing: Bits;
  readonly #options = new Map<number, Bits>();
  readonly #prices = new Map<number, Bits>();
  readonly #optionIds: ReadonlyMap<string, number>;

  constructor(documents: readonly Document[], categories: readonly FilterCategory[]) {
    const size = documents.length;
    this.areas = new Areas(documents.map(({ cafe }) => cafe.area));
    this.ratings = new Ratings(documents.map(({ cafe }) => cafe));
    this.places = new Places(documents.map(({ raw }) => raw));
    this.beans = emptyBits(size);
    this.#nothing = emptyBits(size);
    const options = categories.flatMap((category) => category.options);
    for (const { id } of options) this.#options.set(id, emptyBits(size));
    this.#optionIds = new Map(
      options.map(({ id, category_name, value }) => [valueKey(category_name, value), id]),
    );
    for (const price of [1, 2, 3, 4]) this.#prices.set(price, emptyBits(size));
    for (let position = 0; position < size; position++) {
      const { cafe, raw } = documents[position]!;
      if (cafe.sellsCoffeeBeans) addBit(this.beans, position);
      const price = cafe.hasPriceLevel ? this.#prices.get(cafe.priceLevel) : undefined;
      if (price) addBit(price, position);
      for (const id of raw.filterOptionIds) {
        const option = this.#options.get(id);
        if (option) addBit(option, position);
      }
    }
  }

  /** The index's own set, not to be changed; empty for an unknown option. */
  option(id: number): Bits {
    return this.#options.get(id) ?? this.#nothing;
  }

  /** The index's own set, not to be changed; empty for an unknown level. */
  price(level: number): Bits {
    return this.#prices.get(level) ?? this.#nothing;
  }

  /** Cafes with any of the values; of `features`, with all. Unknown values match none. Not to be changed. */
  category(name: string, values: readonly string[]): Bits {
    const [first, ...others] = values.map((value) => {
      const id = this.#optionIds.get(valueKey(name, value));
      return id === undefined ? this.#nothing : this.option(id);
    });
    if (!first) return this.#nothing;
    const bits = first.slice();
    for (const other of others) (name === 'features' ? keepCommon : addAll)(bits, other);
    return bits;
  }
}
