import { RATING_FILTERS, ratingThreshold, type CafeQuery } from '@cortado/contract';
import { addAll, addBit, emptyBits, keepCommon, type Bits } from './bitset.ts';
import type { Document } from './document.ts';

/** Where a cafe is, if it is anywhere: false for impossible coordinates. */
function isPlace(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** One bit set for each choice a visitor can filter by, over positions in the default order. */
export class FilterIndex {
  readonly #size: number;
  readonly #documents: readonly Document[];
  readonly #areas = new Map<string, Bits>();
  readonly #options = new Map<number, Bits>();
  readonly #values = new Map<string, Bits>();
  readonly #prices = new Map<number, Bits>();
  readonly #ratings = new Map<number, Bits>();
  readonly beans: Bits;

  constructor(documents: readonly Document[]) {
    this.#documents = documents;
    this.#size = documents.length;
    this.beans = emptyBits(this.#size);
    for (const filter of RATING_FILTERS) {
      const stars = ratingThreshold(filter);
      this.#ratings.set(stars, this.#ratedAtLeast(stars));
    }
    for (const [position, { cafe }] of documents.entries()) {
      this.#add(this.#areas, cafe.area, position);
      if (cafe.sellsCoffeeBeans) addBit(this.beans, position);
      if (cafe.hasPriceLevel) this.#add(this.#prices, cafe.priceLevel, position);
      for (const filter of cafe.appliedFilters) {
        this.#add(this.#options, filter.id, position);
        this.#add(this.#values, `${filter.category_name}=${filter.value}`, position);
      }
    }
  }

  #add<Key>(sets: Map<Key, Bits>, key: Key, position: number): void {
    let bits = sets.get(key);
    if (!bits) sets.set(key, (bits = emptyBits(this.#size)));
    addBit(bits, position);
  }

  #ratedAtLeast(stars: number): Bits {
    const bits = emptyBits(this.#size);
    for (const [position, { cafe }] of this.#documents.entries()) {
      if (cafe.averageRating !== null && cafe.averageRating >= stars) addBit(bits, position);
    }
    return bits;
  }

  #nothing(): Bits {
    return emptyBits(this.#size);
  }

  area(area: string): Bits {
    return this.#areas.get(area) ?? this.#nothing();
  }

  option(id: number): Bits {
    return this.#options.get(id) ?? this.#nothing();
  }

  price(level: number): Bits {
    return this.#prices.get(level) ?? this.#nothing();
  }

  /** Cafes whose shown rating is at least this many stars; unrated ones are in none. */
  rating(stars: number): Bits {
    return this.#ratings.get(stars) ?? this.#ratedAtLeast(stars);
  }

  /** Any of the values; of `features`, all of them. */
  category(name: string, values: readonly string[]): Bits {
    const [first, ...others] = values.map(
      (value) => this.#values.get(`${name}=${value}`) ?? this.#nothing(),
    );
    const bits = first!.slice();
    for (const other of others) (name === 'features' ? keepCommon : addAll)(bits, other);
    return bits;
  }

  /** Cafes within the box, which may cross the 180th meridian (west > east). */
  box([west, south, east, north]: NonNullable<CafeQuery['bbox']>): Bits {
    const bits = emptyBits(this.#size);
    for (const [position, { raw }] of this.#documents.entries()) {
      const { latitude, longitude } = raw;
      if (!isPlace(latitude, longitude) || latitude < south || latitude > north) continue;
      const within =
        west <= east
          ? longitude >= west && longitude <= east
          : longitude >= west || longitude <= east;
      if (within) addBit(bits, position);
    }
    return bits;
  }

  favorites(ids: ReadonlySet<number>): Bits {
    const bits = emptyBits(this.#size);
    for (const [position, { cafe }] of this.#documents.entries()) {
      if (ids.has(cafe.id)) addBit(bits, position);
    }
    return bits;
  }
}
