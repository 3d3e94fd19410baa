import type { FilterCategory } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { readState } from '../../../lib/search-params.ts';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { unrecordedFilters } from './active-filters.ts';
import { nobodyTold } from '#messages/discovery/list';

const option = (id: number, value: string, display_name: string) => ({ id, value, display_name });
const categories = [
  { name: 'features', options: [option(1, 'wifi', 'Wifi'), option(2, 'power', 'Power outlets')] },
  { name: 'vibe', options: [option(5, 'quiet', 'Quiet')] },
  { name: 'amenities', options: [option(6, 'dogs_welcome', 'Dogs welcome')] },
  {
    name: 'dairy_alternatives',
    options: [option(3, 'oat', 'Oat milk'), option(4, 'soy', 'Soy milk')],
  },
] as unknown as FilterCategory[];
const unrecorded = { hours: true, ratings: true, sellsCoffeeBeans: true, options: [2, 3, 5, 6] };
const of = (search: string) =>
  unrecordedFilters(readState(`?area=all&${search}`, []), categories, unrecorded);

describe('filters without data', () => {
  it.each([
    ['dynamicFilter_dairy_alternatives=oat', ['Oat milk']],
    ['dynamicFilter_dairy_alternatives=soy', []],
    ['dynamicFilter_dairy_alternatives=oat,soy', []],
    ['features=wifi,power', ['Power outlets']],
    ['dynamicFilter_vibe=quiet&dynamicFilter_amenities=dogs_welcome', ['Quiet', 'Dogs welcome']],
    ['sellsCoffeeBeans=true', ['Sells coffee beans']],
    ['openAt=now', ['Open now']],
    ['ratingFilter=4_stars', ['4+ stars']],
    ['dynamicFilter_gone=x', []],
  ])('of %s is %j', (search, labels) => {
    expect(of(search)).toEqual(labels);
  });

  it('is said in one sentence of any category, by the labels that admins give', () => {
    const made = [
      { name: 'made_by_an_admin', options: [option(7, 'x', 'Run by its roasters')] },
    ] as unknown as FilterCategory[];
    const state = readState('?area=all&dynamicFilter_made_by_an_admin=x&openAt=now', []);
    const labels = unrecordedFilters(state, made, { ...unrecorded, options: [7] });
    expect(nobodyTold({ labels: formatList(labels.map(quoted)) })).toBe(
      'We don’t know yet which cafés match “Run by its roasters”, “Open now”',
    );
  });
});
