import type { Facets, FilterCategory } from '@cortado/contract';
import { expect, it } from 'vitest';
import { countSuggestions, panelGroups } from './PanelItems.tsx';

const nothing = () => undefined;
const countOf = (text: string, recent: readonly string[]) =>
  countSuggestions(
    panelGroups({ text, recent, areas: [], onGo: nothing, onLeave: nothing, goTo: nothing }),
  );

it('counts what is suggested, not what searches for the text or clears the list', () => {
  expect(countOf('oga', [])).toBe(0);
  expect(countOf('oga', ['ogawa', 'pour over'])).toBe(1);
  expect(countOf('', ['ogawa'])).toBe(2);
});

it('begins with areas and brewing methods where nothing was searched yet, and with none without cafes', () => {
  const option = (id: number, value: string) => ({
    id,
    category_id: 2,
    category_name: 'brewing_method',
    value,
    display_name: value,
    description: null,
    is_active: true,
    sort_order: id,
  });
  const offer = {
    text: '',
    areas: [],
    facets: {
      areas: [
        { area: 'Downtown', count: 3 },
        { area: 'Back Bay', count: 0 },
      ],
      options: { 1: 0, 2: 4, 3: 9 },
      open: { anyTime: 3, now: 0 },
      unrecorded: { hours: false },
    } as unknown as Facets,
    categories: [
      {
        name: 'brewing_method',
        options: [option(1, 'siphon'), option(2, 'drip'), option(3, 'espresso')],
      },
    ] as unknown as FilterCategory[],
    onGo: nothing,
    onLeave: nothing,
    goTo: nothing,
  };
  const keysOf = (recent: readonly string[]) =>
    panelGroups({ ...offer, recent }).map(({ name, items }) => [name, items.map(({ key }) => key)]);
  expect(keysOf([])).toEqual([
    ['first', ['near']],
    ['areas', ['area Downtown']],
    ['filters', ['option 3', 'option 2']],
  ]);
  expect(keysOf(['ogawa'])).toEqual([
    ['first', ['near']],
    ['recent', ['clear', 'recent ogawa']],
  ]);
});
