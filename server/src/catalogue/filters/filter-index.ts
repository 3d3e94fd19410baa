import {
  unionWith,
  addBit,
  emptyBits,
  intersectWith,
  type Bits,
} from '@cortado/search/sets/bitset';
import { Areas } from './areas.ts';
import { listAt } from '@cortado/search/documents/list-field';
import type { Documents } from '../documents/documents.ts';
import { BitGroup, type Group } from '@cortado/search/sets/group';
import { HOURS_RULES, isTypicalKnown } from '../hours/typical-hours.ts';
import type { FilterChoices } from './filter-choices.ts';
import { BoundedCache } from '../../core/bounded-cache.ts';
import { openTimesOf, type OpenTimes } from '../hours/open-times.ts';
import { ScheduleIndex, type FoundOpen } from '@cortado/search/schedules/schedule-index';
import { Places } from '@cortado/search/places/places';
import type { BitsetPool } from '@cortado/search/sets/bitset-pool';
import { Ratings } from './ratings.ts';
import { visitInSlices } from '@cortado/search/slices';

/** For the requested times other than now: some dozen at 50,000 cafes. */
const MAX_HOURS_BYTES = 1024 * 1024;

type Indexes = Pick<FilterIndex, 'areas' | 'ratings' | 'places' | 'hours'>;

/** Indexes of everything visitors filter by. A cafe's position is its place in the default order. */
export class FilterIndex {
  readonly areas: Areas;
  readonly ratings: Ratings;
  readonly places: Places;
  readonly hours: ScheduleIndex<OpenTimes>;
  /** The cafes of whose usual hours anything is known. Not to be changed. */
  readonly hoursKnown: Bits;
  readonly size: number;
  readonly beans: Bits;
  readonly #nothing: Bits;
  readonly #options = new Map<number, Bits>();
  /** By rule the cafes of which it is known, and those for which it holds. */
  readonly #hoursRules: ReadonlyMap<number, { known: Bits; holds: Bits }>;
  /** By option and rule: another value of an option is another rule. */
  readonly #byHours = new Map<string, Bits>();
  readonly #prices = new Map<number, Bits>();

  private constructor(parts: Indexes, size: number) {
    this.size = size;
    this.#hoursRules = new Map(
      HOURS_RULES.map((rule) => [rule, { known: emptyBits(size), holds: emptyBits(size) }]),
    );
    this.areas = parts.areas;
    this.ratings = parts.ratings;
    this.places = parts.places;
    this.hours = parts.hours;
    this.hoursKnown = emptyBits(size);
    this.beans = emptyBits(size);
    this.#nothing = emptyBits(size);
    for (const price of [1, 2, 3, 4]) this.#prices.set(price, emptyBits(size));
  }

  /** Yields now and then, so that it can be done in slices. */
  static *build(documents: Documents): Generator<undefined, FilterIndex> {
    const size = documents.ids.length;
    const areas = yield* Areas.build(documents.areas);
    const ratings = yield* Ratings.build(documents);
    const places = yield* Places.build(documents);
    const hours = yield* ScheduleIndex.build(
      documents.schedules,
      openTimesOf,
      new BoundedCache<FoundOpen>(MAX_HOURS_BYTES),
    );
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
    const typical = documents.typicalHours[position]!;
    if (typical === 0) return;
    addBit(this.hoursKnown, position);
    for (const [rule, { known, holds }] of this.#hoursRules) {
      if (isTypicalKnown(typical, rule)) addBit(known, position);
      if (typical & rule) addBit(holds, position);
    }
  }

  /** The index's own set, not to be changed; undefined for an option that no cafe has. */
  option(id: number, choices: FilterChoices): Bits | undefined {
    const rule = choices.hoursRuleOf(id);
    if (rule === undefined) return this.#options.get(id);
    const key = `${id} ${rule}`;
    let bits = this.#byHours.get(key);
    if (!bits) this.#byHours.set(key, (bits = this.#followHours(this.#options.get(id), rule)));
    return bits;
  }

  /** The cafes whose hours say so, and of those with unknown hours the ones that have the option set. */
  #followHours(set: Bits | undefined, rule: number): Bits {
    const { known, holds } = this.#hoursRules.get(rule)!;
    const bits = holds.slice();
    if (!set) return bits;
    for (let word = 0; word < bits.length; word++) bits[word]! |= set[word]! & ~known[word]!;
    return bits;
  }

  /** The index's own set, not to be changed; empty for an unknown level. */
  price(level: number): Bits {
    return this.#prices.get(level) ?? this.#nothing;
  }

  /** Cafes with any of the options, or with all. An undefined one matches none. */
  options(
    ids: readonly (number | undefined)[],
    areAllNeeded: boolean,
    choices: FilterChoices,
    pool: BitsetPool,
  ): Group {
    const [first = this.#nothing, ...others] = ids.map(
      (id) => (id === undefined ? undefined : this.option(id, choices)) ?? this.#nothing,
    );
    if (others.length === 0) return new BitGroup(first);
    const bits = pool.copy(first);
    for (const other of others) (areAllNeeded ? intersectWith : unionWith)(bits, other);
    return new BitGroup(bits);
  }
}
