import type { FilterCategory, FilterOption } from '@cortado/contract';
import { groupHeading } from '@cortado/contract/labels';
import { isBuiltInCategory, ROAST_LEVELS } from '@cortado/contract/vocabulary';

export interface FilterGroup {
  /** The category's internal name. */
  name: string;
  heading: string;
  options: readonly FilterOption[];
}

export interface FilterGroups {
  /** The built-in and other core ones, in the order admins give them. */
  core: FilterGroup[];
  /** The rest, under 'Additional'. */
  additional: FilterGroup[];
}

const ROASTS: readonly string[] = ROAST_LEVELS;

function toGroup(category: FilterCategory): FilterGroup {
  const active = category.options.filter((option) => option.is_active);
  const options =
    category.name === 'roast_level'
      ? active.toSorted((a, b) => ROASTS.indexOf(a.value) - ROASTS.indexOf(b.value))
      : active;
  return { name: category.name, heading: groupHeading(category.display_name), options };
}

function groups(categories: readonly FilterCategory[]): FilterGroup[] {
  return categories.map(toGroup).filter((group) => group.options.length > 0);
}

/** The filter categories as the screen groups them; empty and inactive ones are left out. */
export function filterGroups(categories: readonly FilterCategory[]): FilterGroups {
  const usable = categories.filter((category) => category.is_active);
  const isCore = (category: FilterCategory) =>
    category.is_core_filter || isBuiltInCategory(category);
  return {
    core: groups(usable.filter(isCore)),
    additional: groups(usable.filter((category) => !isCore(category))),
  };
}
