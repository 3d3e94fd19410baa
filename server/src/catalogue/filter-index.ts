import type { FilterCategory } from '@cortado/contract';
import { addAll, addBit, emptyBits, keepCommon, type Bits } from './bitset.ts';
import { Areas } from './areas.ts';
import { listAt, type Documents } from './documents.ts';
import { BitGroup, type Group } from './group.ts';
import { Places } from './places.ts';
import { Ratings } from './ratings.ts';
import { visitInSlices } from './slices.ts';

type Indexes = Pick<FilterIndex, 'areas' | 'ratings' | 'places'>;

const valueKey = (category: string, value: string) => `${category}=${value}`;

/** Indexes of everything visitors filter by. A cafe's position is its place in the default order. */
export class FilterIndex {
  readonly areas: Areas;
  readonly ratings: Ratings;
  readonly places: Places;
  readonly size: number;
  readonly beans: Bits;
  readonly #nothing: Bits;
  readonly #options = new Map<number, Bits>();
  readonly #prices = new Map<number, Bits>();
  readonly #optionIds: ReadonlyMap<string, number>;

  private constructor(parts: Indexes, size: number, categories: readonly FilterCategory[]) {
    this.size = size;
    this.areas = parts.areas;
    this.ratings = parts.ratings;
    this.places = parts.places;
    this.beans = emptyBits(size);
    this.#nothing = emptyBits(size);
    const options = categories.flatMap((category) => category.options);
    for (const { id } of options) this.#options.set(id, emptyBits(size));
    this.#optionIds = new Map(
      options.map(({ id, category_name, value }) => [valueKey(category_name, value), id]),
    );
    for (const price of [1, 2, 3, 4]) this.#prices.set(price, emptyBits(size));
  }

  /** Yields now and then, so that it can be done in slices. */
  static *build(
    documents: Documents,
    categories: readonly FilterCategory[],
  ): Generator<undefined, FilterIndex> {
    const size = documents.ids.length;
    const areas = yield* Areas.build(documents);
    const ratings = yield* Ratings.build(documents);
    const places = yield* Places.build(documents);
    const index = new FilterIndex({ areas, ratings, places }, size, categories);
    yield* visitInSlices(size, (position) => index.#add(position, documents));
    return index;
  }

  #add(position: number, documents: Documents): void {
    if (documents.beans[position]) addBit(this.beans, position);
    const price = this.#prices.get(documents.priceLevels[position]!);
    if (price) addBit(price, position);
    for (const id of listAt(documents.filterOptionIds, position)) {
      const option = this.#options.get(id);
      if (option) addBit(option, position);
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

  /** Cafes with any of the values; of `features`, with all. Unknown values match none. */
  category(name: string, values: readonly string[]): Group {
    const sets = values.map((value) => {
      const id = this.#optionIds.get(valueKey(name, value));
      return id === undefined ? this.#nothing : this.option(id);
    });
    const [only = this.#nothing] = sets;
    if (sets.length <= 1) return new BitGroup(only);
    const bits = only.slice();
    for (const set of sets.slice(1)) (name === 'features' ? keepCommon : addAll)(bits, set);
    return new BitGroup(bits);
  }
}
