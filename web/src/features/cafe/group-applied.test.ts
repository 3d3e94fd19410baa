import { expect, it } from 'vitest';
import { groupApplied } from './DetailsTab.tsx';

const filter = (id: number, category_id: number, category_display_name: string) => ({
  id,
  filter_option_id: id,
  value: 'x',
  display_name: 'X',
  category_id,
  category_name: 'c',
  category_display_name,
});

it('groups by category in the order of ids, with the built-in lists in the plural', () => {
  const groups = groupApplied([
    filter(5, 3, 'Features'),
    filter(1, 1, 'Roast Level'),
    filter(2, 2, 'Brewing Method'),
    filter(6, 3, 'Features'),
  ]);
  expect(groups.map(({ heading }) => heading)).toEqual([
    'Roast Levels',
    'Brewing Method',
    'Features',
  ]);
  expect(groups[2]!.filters.map(({ id }) => id)).toEqual([5, 6]);
});
