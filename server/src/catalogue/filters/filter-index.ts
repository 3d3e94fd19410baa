import { addAll, addBit, emptyBits, keepCommon, type Bits } from '../sets/bitset.ts';
import { Areas } from './areas.ts';
import { listAt, type Documents } from '../documents/documents.ts';
import { BitGroup, type Group } from '../sets/group.ts';
import { OpenHours } from './open-hours.ts';
import { Places } from './places.ts';
import type { Scratch } from '../sets/scratch.ts';
import { Ratings } from './ratings.ts';
import { visitInSlices } from '../slices.ts';

type Indexes = Pick<FilterIndex, 'areas' | 'ratings' | 'places' | 'hours'>;

/** Indexes of everything visitors filter by. A cafe's position is its place in the default order. */
export class FilterIndex {
  readonly areas: Areas;
  readonly ratings: Ratings;
  readonly places: Places;
  readonly hours: OpenHours;
  readonly size: number;
  readonly beans: Bits;
  readonly #nothing: Bits;
  readonly #options = new Map<number, Bits>();
  readonly #prices = new Map<number, Bits>();

  private constructor(parts: Indexes, size: number) {
    this.size = size;
    this.areas = parts.areas;
    this.ratings = parts.ratings;
    this.places = parts.places;
    this.hours = parts.hours;
    this.beans = emptyBits(size);
    this.#nothing = emptyBits(size);
    for (const price of [1, 2, 3, 4]) this.#prices.set(price, emptyBits(size));
  }

  /** Yields now and then, so that it can be done in slices. */
  static *build(documents: Documents): Generator<undefined, FilterIndex> {
    const size = documents.ids.length;
    const areas = yield* Areas.build(documents);
    const ratings = yield* Ratings.build(documents);
    const places = yield* Places.build(documents);
    const hours = yield* OpenHours.build(documents);
    const index = new FilterIndex({ areas, ratings, places, hours }, size);
    yield* visitInSlices(size, (position) => index.#add(position, documents));
    return index;
  }

  #add(position: number, documents: Documents): void {
    if (documents.beans[position]) addBit(this.beans, position);
    const price = this.#prices.get(documents.priceLevels[position]!);
    if (price) addBit(price, position);
    for (const id of listAt(documents.filterOptionIds, position)) {
      let option = this.#options.get(id);
      if (!option) this.#options.set(id, (option = emptyBits(this.size)));
      addBit(option, position);
    }
  }

  /** The index's own set, not to be changed; undefined for an option that no cafe has. */
  option(id: number): Bits | undefined {
    return this.#options.get(id);
  }

  /** The index's own set, not to be changed; empty for an unknown level. */
  price(level: number): Bits {
    return this.#prices.get(level) ?? this.#nothing;
  }

  /** Cafes with any of the options, or with all. An undefined one matches none. */
  options(ids: readonly (number | undefined)[], areAllNeeded: boolean, scratch: Scratch): Group {
    const [first = this.#nothing, ...others] = ids.map(
      (id) => (id === undefined ? undefined : this.option(id)) ?? this.#nothing,
    );
    if (others.length === 0) return new BitGroup(first);
    const bits = scratch.copy(first);
    for (const other of others) (areAllNeeded ? keepCommon : addAll)(bits, other);
    return new BitGroup(bits);
  }
}
