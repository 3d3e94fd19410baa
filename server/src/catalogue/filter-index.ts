import type { FilterCategory } from '@cortado/contract';
import { addAll, addBit, emptyBits, keepCommon, type Bits } from './bitset.ts';
import { Areas } from './areas.ts';
import { areaOf, listAt, type Documents } from './documents.ts';
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
  readonly beans: Bits;
  readonly #nothing: Bits;
  readonly #options = new Map<number, Bits>();
  readonly #prices = new Map<number, Bits>();
  readonly #optionIds: ReadonlyMap<string, number>;

  private constructor(parts: Indexes, size: number, categories: readonly FilterCategory[]) {
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
    const { latitudes, longitudes } = documents;
    const areas = yield* Areas.build(size, (position) => areaOf({ documents, position }));
    const ratings = yield* Ratings.build(documents);
    const places = yield* Places.build(size, (position) => ({
      latitude: latitudes[position]!,
      longitude: longitudes[position]!,
    }));
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
