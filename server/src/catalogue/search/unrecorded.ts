import type { Facets } from '@cortado/contract';
import type { CafePresenter } from '../cafe-presenter.ts';
import { withStars, type FilterIndex } from '../filters/filter-index.ts';
import { countedHours } from '../documents/known-facts.ts';
import type { Part } from '../segments/cafes.ts';
import { haveCommon, type Bits } from '@cortado/search/sets/bitset';
import type { CatalogueCafe } from '../types.ts';

/** Whether these cafes, changed, have recorded what they had: after another rating, for one, the whole directory has. */
export function haveRecordedTheSame(
  before: readonly CatalogueCafe[],
  after: readonly CatalogueCafe[],
): boolean {
  const factsOf = (cafes: readonly CatalogueCafe[]) =>
    cafes
      .toSorted((a, b) => a.id - b.id)
      .map((cafe) => [
        cafe.id,
        countedHours(cafe),
        cafe.latitude,
        cafe.longitude,
        cafe.ratingCount > 0,
        cafe.sellsCoffeeBeans,
        cafe.filterOptionIds,
      ]);
  return (
    before.length === after.length &&
    JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(after))
  );
}

/** What no cafe of a directory has, as the contract's `facets` schema defines it. */
export function findUnrecorded(
  parts: readonly Part[],
  { categories, choices }: Pick<CafePresenter, 'categories' | 'choices'>,
): Facets['unrecorded'] {
  const isMissing = (havingIt: (index: FilterIndex) => Bits | undefined) =>
    parts.every(({ segment, live }) => {
      const having = havingIt(segment.index);
      return !having || !haveCommon(having, live);
    });
  return {
    hours: isMissing(({ options }) => options.hoursKnown),
    ratings: isMissing((index) => withStars(index, 1)),
    sellsCoffeeBeans: isMissing(({ beans }) => beans),
    options: categories
      .flatMap(({ options }) => options.map(({ id }) => id))
      .filter((id) => isMissing((index) => index.options.with(id, choices))),
  };
}
