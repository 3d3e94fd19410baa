import type { Facets } from '@cortado/contract';
import type { CafePresenter } from '../cafe-presenter.ts';
import type { FilterIndex } from '../filters/filter-index.ts';
import type { Part } from '../segments/segment.ts';
import { haveCommon, type Bits } from '../sets/bitset.ts';

/** What no cafe of a directory has, as the contract's `facets` schema defines it. */
export function findUnrecorded(
  parts: readonly Part[],
  { categories, choices }: Pick<CafePresenter, 'categories' | 'choices'>,
): Facets['unrecorded'] {
  const isMissing = (havingIt: (index: FilterIndex) => Bits | undefined) =>
    parts.every(({ segment, live }) => {
      const having = havingIt(segment.filters);
      return !having || !haveCommon(having, live);
    });
  return {
    hours: isMissing(({ hours }) => hours.known),
    sellsCoffeeBeans: isMissing(({ beans }) => beans),
    options: categories
      .flatMap(({ options }) => options.map(({ id }) => id))
      .filter((id) => isMissing((index) => index.option(id, choices))),
  };
}
