import type { CatalogueCafe } from '../types.ts';

/** How much each fact counts in the default order of cafes with equal ratings: those that say most about their coffee come first. */
export const WEIGHTS = {
  options: [
    { category: 'roaster', value: 'roasts_in_house', weight: 3 },
    { category: 'brewing_method', value: 'pour_over', weight: 2 },
    { category: 'brewing_method', value: 'siphon', weight: 2 },
    { category: 'brewing_method', value: 'aeropress', weight: 2 },
  ],
  hours: 2,
  photo: 2,
  beans: 1,
  checked: 1,
} as const;

type Facts = Pick<CatalogueCafe, 'photos' | 'sellsCoffeeBeans' | 'checkedAt'>;

/** The weight of all facts but the filter options. @param areHoursKnown whether its opening hours can be read */
export const weightOfFacts = (
  { photos, sellsCoffeeBeans, checkedAt }: Facts,
  areHoursKnown: boolean,
): number =>
  (areHoursKnown ? WEIGHTS.hours : 0) +
  (photos === null ? 0 : WEIGHTS.photo) +
  (sellsCoffeeBeans ? WEIGHTS.beans : 0) +
  (checkedAt === null ? 0 : WEIGHTS.checked);
