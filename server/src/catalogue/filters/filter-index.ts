import { setsByNumber, setsOfBits } from '@cortado/search/filters/column-sets';
import { NumberIndex } from '@cortado/search/filters/number-index';
import { TextGroups } from '@cortado/search/filters/text-groups';
import { newArray } from '@cortado/search/new-array';
import { Places } from '@cortado/search/places/places';
import { ScheduleIndex, type FoundOpen } from '@cortado/search/schedules/schedule-index';
import type { Bits } from '@cortado/search/sets/bitset';
import { visitInSlices, type Work } from '@cortado/search/slices';
import { BoundedCache } from '../../core/bounded-cache.ts';
import type { Documents } from '../documents/documents.ts';
import { presentRating } from '../documents/present.ts';
import { openTimesOf } from '../hours/open-times.ts';
import { ConfirmedSets } from './confirmed-sets.ts';
import { OptionSets } from './option-sets.ts';

/** For the requested times other than now: some dozen at 50,000 cafes. */
const MAX_HOURS_BYTES = 1024 * 1024;

function* tenthsOf({ ratingSums, ratingCounts }: Documents): Work<Uint8Array> {
  const tenths = newArray(Uint8Array, ratingCounts.length);
  yield* visitInSlices(tenths.length, (position) => {
    const { averageRating } = presentRating(ratingSums[position]!, ratingCounts[position]!);
    tenths[position] = Math.round((averageRating ?? 0) * 10);
  });
  return tenths;
}

/** Builds indexes of everything visitors filter by, one row each. A cafe's position is its place in the default order. */
export function* buildFilterIndex(documents: Documents) {
  const { areas, ratingCounts, schedules, typicalHours, beans, priceLevels, filterOptionIds } = documents; // prettier-ignore
  const memory = new BoundedCache<FoundOpen>(MAX_HOURS_BYTES);
  const facts = {
    schedules: yield* ScheduleIndex.build(schedules, openTimesOf, memory),
    beans: (yield* setsOfBits(beans, [1]))[0]!,
    /** By level. */
    prices: yield* setsByNumber(priceLevels),
    options: yield* OptionSets.build(filterOptionIds, typicalHours),
  };
  return {
    ...facts,
    areas: yield* TextGroups.build(areas),
    /** In tenths, as they are shown; 0 for an unrated cafe. */
    stars: yield* NumberIndex.build(yield* tenthsOf(documents)),
    ratingCounts: yield* NumberIndex.build(ratingCounts),
    places: yield* Places.build(documents),
    confirmed: yield* ConfirmedSets.build(documents, facts),
  };
}

export type FilterIndex =
  ReturnType<typeof buildFilterIndex> extends Work<infer Index> ? Index : never;

/** The cafes whose shown rating is at least so many stars, never unrated ones. Not to be changed. */
export function withStars({ stars: tenths }: FilterIndex, stars: number): Bits {
  const threshold = Math.max(Math.floor(stars * 10), 1);
  return tenths.atLeast(threshold / 10 < stars ? threshold + 1 : threshold);
}
